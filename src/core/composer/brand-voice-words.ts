/** What a word colleagues use means on the page, as a rule a draft can be checked against. */
const rules: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:calm|composed|serene|unflappable|level|level-headed|cool|collected)$/,
    "State it once, at one volume.",
  ],
  [
    /^(?:steady|even|consistent|stable|constant|steady hands)$/,
    "The same tone in good news and in bad.",
  ],
  [/^(?:grounded|down to earth|real|earthy)$/, "Begin with what happened, then say what it means."],
  [
    /^(?:exact|precise|accurate)$/,
    "Give the number with what it counts, and the date with what is due.",
  ],
  [
    /^(?:exacting|rigorous|demanding|meticulous)$/,
    "Every claim can be checked. Cut the ones that cannot.",
  ],
  [
    /^(?:careful|thorough|diligent|detail(?:ed|-oriented| oriented)?)$/,
    "Answer the next question before it is asked.",
  ],
  [
    /^(?:clear|lucid|readable)$/,
    "One idea to a sentence. If it can be read another way, rewrite it.",
  ],
  [
    /^(?:plain|plainspoken|plain-spoken|simple|unpretentious)$/,
    "Take the short word when there is one.",
  ],
  [/^(?:concise|succinct|brief|terse|economical)$/, "Stop when the point is made."],
  [
    /^(?:fair|just|even-handed|balanced|impartial|equitable)$/,
    "The same sentence for everyone it concerns.",
  ],
  [
    /^(?:honest|truthful|candid|frank|sincere|transparent|open)$/,
    "The bad news stands in the first paragraph.",
  ],
  [
    /^(?:direct|straight|straightforward|straight shooter|to the point)$/,
    "The point in the first line, the reasons after it.",
  ],
  [/^(?:blunt|outspoken|no-nonsense|no nonsense)$/, "Say it without a run-up."],
  [
    /^(?:warm|friendly|welcoming|personable|approachable)$/,
    "Write to one reader, and name what that reader has in hand.",
  ],
  [
    /^(?:kind|gentle|compassionate|caring|humane|empathetic|nurturing)$/,
    "Hard on the problem, never on the person.",
  ],
  [/^(?:generous|supportive|encouraging|gracious)$/, "Give credit by name."],
  [/^(?:funny|hilarious|humorous|playful)$/, "One joke, and late: after the fact is on the table."],
  [
    /^(?:dry|wry|deadpan|quietly funny|witty|sardonic)$/,
    "Let the fact carry the humor. Nothing announces it.",
  ],
  [/^(?:bold|brave|fearless|courageous|daring)$/, "Take the position in the first paragraph."],
  [
    /^(?:relentless|tenacious|persistent|determined|driven|dogged)$/,
    "Come back to the same point until it is answered.",
  ],
  [
    /^(?:stubborn|stubborn about .+|unyielding|immovable)$/,
    "Say what does not move, and leave it there.",
  ],
  [/^(?:firm|tough|strong|fierce|strict)$/, "A no is a whole sentence."],
  [
    /^(?:strategic|visionary|forward-thinking|big-picture)$/,
    "Say what it is for before how it works.",
  ],
  [
    /^(?:thoughtful|considered|deliberate|reflective|wise|insightful)$/,
    "Give the reason with the view.",
  ],
  [/^(?:curious|inquisitive|questioning)$/, "Ask the real question, in print."],
  [
    /^(?:analytical|logical|smart|sharp|rational|clever|brilliant)$/,
    "Evidence first, then the reading of it.",
  ],
  [
    /^(?:reliable|dependable|trustworthy|responsible|loyal|trusted)$/,
    "Promise only what has a date.",
  ],
  [
    /^(?:unhurried|patient|slow)$/,
    "Explain it in order, and leave out urgency that the facts do not have.",
  ],
  [
    /^(?:quiet|reserved|understated|modest|humble|unassuming)$/,
    "No superlatives. The work is the subject of the sentence.",
  ],
  [
    /^(?:energetic|lively|vibrant|dynamic|enthusiastic|loud|exuberant)$/,
    "Verbs before adjectives.",
  ],
  [
    /^(?:creative|original|imaginative|inventive)$/,
    "If you have read the phrase before, find another.",
  ],
  [/^(?:elegant|polished|refined|graceful)$/, "One clause fewer than you wrote."],
  [
    /^(?:practical|pragmatic|organized|efficient|resourceful|capable|competent)$/,
    "End with what happens next, and who does it.",
  ],
  [/^(?:confident|assured|authoritative|credible|commanding)$/, "No lead-in before the statement."],
  [
    /^(?:unsentimental|detached|objective|neutral|sober|serious)$/,
    "Report the fact. The reader supplies the feeling.",
  ],
  [/^(?:intense|passionate|fiery)$/, "One strong word to a paragraph."],
  [/^(?:human|personal|relatable|authentic)$/, "A person does something in every paragraph."],
];

const spare = [
  "Read the draft aloud once, and rewrite the line where this is lost.",
  "Hold the last paragraph against this word before you send it.",
  "If a line could be signed by someone else, change it.",
] as const;

/** One rule for each word, in order; words without a rule of their own, or with one already used, get a reading test. */
export function ruleForWords(
  words: readonly string[],
): readonly { readonly word: string; readonly rule: string }[] {
  const used = new Set<string>();
  let next = 0;
  return words.map((word) => {
    const plain = word
      .toLowerCase()
      .replace(/\s\(.*\)$/, "")
      .replace(/ when .*$/, "")
      .trim();
    const found = rules.find(([pattern]) => pattern.test(plain))?.[1];
    const rule =
      found !== undefined && !used.has(found) ? found : (spare[next++ % spare.length] ?? spare[0]);
    used.add(rule);
    return { word, rule };
  });
}

const adjectival =
  /(?:y|ful|ing|ed|al|ive|ous|ic|ent|ant|able|ible|less|ish|some|ar|id|ate|est|rm|nd|ir|ct|ep|ue|ld|nt|rt|rp)$/i;

/** Whether a word fits after "You sound …". */
export function isQuality(word: string): boolean {
  const plain = word
    .toLowerCase()
    .replace(/\s\(.*\)$/, "")
    .trim();
  if (/^(?:a|an|the|my)\s/.test(plain) || plain.includes("“")) return false;
  const head = plain.split(/ (?:when|if|about|but|in|under|with|on|until|and) /)[0] ?? plain;
  if (rules.some(([pattern]) => pattern.test(head)) && !/hands|shooter/.test(head)) return true;
  return (
    !/(?:er|or|ness|ity|ship|ist|hands|one|person)$/.test(head) &&
    adjectival.test(head.split(" ").at(-1) ?? "")
  );
}
