import { splitSentences } from "#core/language/sentences.ts";
import { type Change, changesOf } from "./change.ts";
import { combineToneChanges, findToneChange } from "./tone-changes.ts";

const leadIn =
  /^(?:(?:please|also|and|then|but|now|okay|ok|hi|hello|could|can|would|will|you|we|I|I[’']d|I[’']m|want|like|love|need|to|let[’']s|just|maybe|make sure(?: to| you)?|be sure to|try to|it should|this should)\b[,:]?\s+)*/i;
const comparative =
  "(?:a (?:bit|little|lot) |much |even |slightly )?(?:more|less|shorter|firmer|warmer|softer|stronger|bolder|briefer|tighter|kinder|punchier|crisper|simpler|friendlier|gentler|warm|firm|short|brief|concise|direct|formal|casual|conversational|diplomatic)";
/** Where a next change begins, whatever stands before it. */
const certainBoundary = new RegExp(
  String.raw`(?:\s*[;,]\s+|\s+)(?:(?:and|but|then|also|please)\s+)+(?=(?:make|keep|cut|trim|shorten|drop|turn|write|rewrite|use|put|change|get|say|speak)\s+(?:it|this|that|them|everything|the (?:tone|text|whole|language|result|length|third|first)|in (?:the )?(?:first|third)|as)\b|(?:mention|add|include|remove|omit|delete|exclude|replace|shorten|leave out|take out|do not mention|don[’']t mention|sound|be)\b|${comparative}\b)`,
  "i",
);
/** Where one may begin after a change of manner: a comma is enough, and a verb needs no "it". */
const possibleBoundary = new RegExp(
  String.raw`\s*[;,]\s+(?:(?:and|but|then|also|please)\s+)*|\s+(?:and|but|then)\s+(?=(?:(?:also|then|please|to)\s+)*(?:make|keep|cut|trim|shorten|drop|turn|write|use|put|change|swap|switch|replace|give|set|say|leave|take|skip|without|lose|as an?|in (?:the )?(?:first|third)|to say|turn|${comparative})\b)`,
  "i",
);
const adding =
  /^(?:mention(?:ing)?|add(?:ing)?|include|including|bring (?:in|up)|refer to|reference|work in|put in|note that|say that|don[’']t forget|talk about|tell (?:them|him|her) (?:about|that))\s+(.+)$/i;
const leavingOut =
  /^(?:remove|leave out|drop|delete|take out|omit|cut out|get rid of|skip|strike(?: out)?|exclude|lose|without|(?:do not|don[’']t|no) mention(?:ing)?(?: of)?|(?:do not|don[’']t) (?:include|say|bring up)|take (?!it|this|that|out)(?=.+ out\b)|leave (?!it|this|that|out|room)(?=.+ out\b)|cut (?=(?:the|my|any|all|that)\s(?!length|words?|text|fat\b|fluff|number of words|whole|message|size)))\s*(.+)$/i;
const exchanging: readonly RegExp[] = [
  /^(?:change|replace|swap|switch|correct|update|turn)\s+(?!(?:it|this|that|them|everything|all|the (?:tone|text|whole|language|result|voice|style|person|form))\b)(.+?)\s+(?:to(?: say)?|with|for|into|by)\s+(.+)$/i,
];
const insteadOf =
  /^(?:use|say|write|put)\s+(.+?)\s+(?:instead of|rather than|in place of|not)\s+(.+)$/i;
const shorter =
  /\b(?:short(?:er|en(?:ed)?)?|brief(?:er|ly)?|concise(?:ly)?|condensed?|tight(?:er|en|ened)?|trim(?:med)?|cut|fewer words|less (?:wordy|verbose|long|text)|(?:too|so) (?:wordy|long|verbose)|long-winded|succinct(?:ly)?|compact|crisp(?:er)?|punchier|snappier|leaner|(?:half|reduce) the (?:length|words|word count)|pare(?:d)? (?:it |this )?(?:down|back)|boil (?:it|this) down|to the point|streamlined?|abridged?|shrink|smaller size)\b/i;
const wordLimit =
  /\b(?:under|below|in|at most|max(?:imum)?(?: of)?|no more than|up to|within|less than|fewer than|to)\s+(\d{1,3})\s+words\b/i;
const email =
  /\b(?:e-?mail|as an? (?:written )?(?:message|note|letter)|(?:message|letter) form)\b/i;
const emailTo =
  /\b(?:to|for)\s+((?:(?:Dr|Mr|Ms|Mrs|Prof)\.?\s)?\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)?)(?=$|[\s.,;:!?])/u;
const aloud =
  /\b(?:aloud|out loud|spoken|speakable|verbal(?:ly)?|to (?:be )?(?:say|speak|said|read out)(?: (?:it|this|them|aloud))?(?=$|[.,;:!?]|\s(?:in|on|at|over|to|out|aloud|tomorrow|today)\b)|(?:have|need|going|want|able) to say (?:it|this)|over the phone|on (?:the phone|a call)|when i (?:say|speak|talk)|i (?:can|could) (?:actually )?say)\b/i;
const person = /\b(first|third|1st|3rd)[ -]person\b/i;
const deadline = /\bdeadline\b|\bdue date\b/i;
const until =
  /^(?:give (?:him|her|them|\p{Lu}\p{L}+)|ask for (?:an? )?(?:answer|reply|decision|response)|set a date|add a date)\s*(?:until|by|of|for|:)?\s*(.+)$/iu;
const belittling =
  /\b(?:more |a (?:bit|little) )?(?:humbl\w+|modest(?:ly|y)?|self-deprecating|deferential|submissive|meek(?:er)?|apologetic(?:ally)?|unsure|tentative(?:ly)?)\b|\bless (?:confident|sure|ambitious|assertive)\b|\b(?:apologi[sz]e|say sorry|add (?:a |an )?(?:hedge|apology|disclaimer)s?)\b/i;
/** What is asked of the writing, not a fact to state. */
const styleRequest =
  /^(?:an? |the |some |more |any |my |few |a few |another )*(?:stronger |better |clearer |nice |good |short |funny |warm |personal )*(?:emojis?|exclamations?(?: marks?| points?)?|hashtags?|jokes?|humou?r|bullets?(?: points?)?|headings?|titles?|sections?|paragraphs?|sentences?|lines?|details?|examples?|specifics|urgency|energy|emphasis|context|greetings?|sign-?offs?|closings?|closes?|openings?|hooks?|subject(?: lines?)?|call to action|cta|color|flair|structure|transitions?|length|words?|punch|stuff|things?)(?: (?:about|to|at|for|in|on)\b.*)?$/i;
const orders =
  /^(?:make|add|write|translate|use|give|turn|put|rewrite|change|explain|expand|include)\b/i;
const filler =
  /^(?:(?:please|thanks?|thank you|hi|hello|okay|ok|can|could|would|you|I|me|we|it|this|that|the|a|an|to|for|be|make|made|keep|need|want|like|so|do|now|and|but|then|version|text|language|result|draft|one|please|just|way|out|with|of|in|is|all|my|again|still|even|much|more|bit|little|write|rewrite|give|get|sound|sounding|tone|up|turn|into)[\s,.!?]*)*$/i;

/**
 * Parses a request into the changes it asks for, in order; what no rule knows is "unclear". `ofTool` are the tool's
 * tones.
 */
export function parseRefineRequest(request: string, ofTool: readonly string[]): readonly Change[] {
  const changes = splitSentences(request.replaceAll("'", "’"))
    .flatMap(partsOf)
    .flatMap((part) => parsePart(part, ofTool));
  const known = changes.some(({ kind }) => kind !== "unclear");
  if (!known) return changes.slice(0, 1);
  // Words beside a change that is understood may be part of saying it: "I have five minutes. Make it shorter."
  return withoutDuplicates(
    changes.filter((change) => change.kind !== "unclear" || orders.test(change.words)),
  );
}

function partsOf(sentence: string): readonly string[] {
  return split(sentence, certainBoundary).flatMap((part) => {
    const request = part.replace(leadIn, "");
    const isSingle =
      adding.test(request) ||
      insteadOf.test(request) ||
      exchanging.some((one) => one.test(request));
    return isSingle ? [part] : split(part, possibleBoundary);
  });
}

function split(text: string, boundary: RegExp): readonly string[] {
  return text
    .split(boundary)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}

function parsePart(raw: string, ofTool: readonly string[]): readonly Change[] {
  const part = raw.replace(leadIn, "").trim();
  const dated = parseDeadline(part);
  if (dated) return [dated];
  if (belittling.test(part)) return [{ kind: "smaller" }];
  const added = adding.exec(part)?.[1];
  if (added !== undefined) return parseFact(added, part);
  const gone = leavingOut.exec(part)?.[1];
  if (gone !== undefined && findToneChange(part, ofTool)?.asked.startsWith("without") !== true)
    return [parseLeftOut(subjectOf(trimCourtesies(gone.replace(/\s+out$/i, ""))))];
  const exchange = parseReplacement(part);
  if (exchange) return [exchange];
  const manner = parseStyle(raw, ofTool);
  if (manner.length > 0) return manner;
  return filler.test(raw) || /^keep\b/i.test(part)
    ? []
    : [{ kind: "unclear", words: trimCourtesies(raw) }];
}

/** "the part about Fresno" is about Fresno. */
function subjectOf(what: string): string {
  return what.replace(
    /^(?:the |any |that |all |every )?(?:part|line|sentence|bit|piece|mention|reference|point|item|bullet|paragraph|section|stuff|word)s? (?:about|on|of|to|that says?|with|where I (?:say|mention|talk about))\s+/i,
    "",
  );
}

/** "The figures" are all of them; what is left out has to be named in its own words. */
function parseLeftOut(what: string): Change {
  const unnamed =
    /^(?:the |my |all |any |these |those |some )*(?:figures?|numbers?|stats|statistics|dates?|names?|facts?|everything|it|this|that|them|all|half|things?|filler|fluff|hedg\w+|apolog\w+|jargon)$/i;
  return { kind: "leave-out", what: unnamed.test(what) ? "" : what };
}

function parseFact(added: string, part: string): readonly Change[] {
  const fact = trimCourtesies(
    added.replace(/^(?:that|the fact that|how|about|something about)\s+/i, ""),
  );
  if (fact === "") return [];
  if (/^(?:an? |the )?subject(?: line)?$/i.test(fact)) return [{ kind: "email", to: null }];
  return styleRequest.test(fact)
    ? [{ kind: "unclear", words: trimCourtesies(part) }]
    : [{ kind: "mention", fact }];
}

function parseReplacement(part: string): Change | null {
  for (const pattern of exchanging) {
    const [, from = "", to = ""] = pattern.exec(part) ?? [];
    if (from !== "" && !email.test(to) && !person.test(to))
      return {
        kind: "exchange",
        from: unquoted(trimCourtesies(from)),
        to: unquoted(trimCourtesies(to)),
      };
  }
  const [, to = "", from = ""] = insteadOf.exec(part) ?? [];
  if (from === "") return null;
  return {
    kind: "exchange",
    from: unquoted(trimCourtesies(from)),
    to: unquoted(trimCourtesies(to)),
  };
}

function parseDeadline(part: string): Change | null {
  if (!deadline.test(part)) {
    const date = until.exec(part)?.[1];
    return date === undefined || !/\d|day\b|week|month|tomorrow|noon|\p{Lu}\p{Ll}{2}/u.test(date)
      ? null
      : { kind: "deadline", date: trimCourtesies(date).replace(/^(?:by|until|on)\s+/i, "") };
  }
  if (leavingOut.test(part) || /^(?:mention|keep)\b/i.test(part)) return null;
  const after = part.slice((deadline.exec(part)?.index ?? 0) + 8);
  const date = trimCourtesies(
    after.replace(/^[\s:,]*(?:(?:of|for|on|by|to|is|as|at|that is|date|until|say|:)\s+)*/i, ""),
  );
  return { kind: "deadline", date: date === "" ? null : date };
}

function parseStyle(part: string, ofTool: readonly string[]): readonly Change[] {
  const limit = wordLimit.exec(part)?.[1];
  const tone = findToneChange(part, ofTool);
  const who = person.exec(part)?.[1];
  return [
    ...(limit !== undefined ||
    (shorter.test(part) && !/\b(?:not|n’t|isn’t) (?:too |so )?short/i.test(part))
      ? [
          {
            kind: "shorter" as const,
            words: limit === undefined ? null : Number(limit),
            share: shareIn(part),
          },
        ]
      : []),
    ...(tone && !/\btoo short\b/i.test(part) ? [tone] : []),
    ...(email.test(part) ? [{ kind: "email" as const, to: emailTo.exec(part)?.[1] ?? null }] : []),
    ...(aloud.test(part) ? [{ kind: "aloud" as const }] : []),
    ...(who === undefined
      ? []
      : [
          {
            kind: "person" as const,
            person: /^[f1]/i.test(who) ? ("first" as const) : ("third" as const),
          },
        ]),
  ];
}

/** "Half the length" and "cut it by a third" name their share; otherwise four fifths stay. */
function shareIn(part: string): number {
  if (/\bhalf\b|\b50\s?%/i.test(part)) return 0.5;
  if (/\bby (?:a |one )?third\b/i.test(part)) return 2 / 3;
  return 0.8;
}

/** The words without the punctuation and courtesies at their end. */
function trimCourtesies(words: string): string {
  const plain = words
    .trim()
    .replace(
      /(?:,?\s+(?:too|as well|also|please|somewhere|in there|thanks|thank you|if (?:you can|possible)))+[.!?]*$/i,
      "",
    )
    .trim();
  return /\b[ap]\.m\.$/i.test(plain) ? plain : plain.replace(/[.;:,!?]+$/, "");
}

function unquoted(words: string): string {
  return words.replace(/^[“"‘’'](.*)[”"’']$/u, "$1");
}

function withoutDuplicates(changes: readonly Change[]): readonly Change[] {
  const single = ["shorter", "tone", "email", "aloud", "person"] as const;
  const seen = new Set<string>();
  const tone = combineToneChanges(changesOf(changes, "tone"));
  return changes.flatMap((change) => {
    const { kind } = change;
    const once = single.some((one) => one === kind);
    if (once && seen.has(kind)) return [];
    seen.add(kind);
    return kind === "tone" && tone ? [tone] : [change];
  });
}
