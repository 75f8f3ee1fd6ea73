import { sayAmounts } from "./amounts.ts";
import { sayBareChange } from "./bare-change.ts";
import { baseOf, isClearPast, participleOf, verbReadings } from "./inflect.ts";
import { placeDurations } from "./durations.ts";
import { numberWord } from "./figures.ts";
import { capitalise, ensurePeriod, joinAnd, lowerOpening } from "./phrase.ts";
import { splitOutside } from "./split.ts";
import { withSubjectArticle } from "./subject-article.ts";
import { nounFirst } from "./verbs.ts";
import { placeDates } from "./when.ts";

/** One statement of hers, finished. "fragment": no subject and verb could be told, so her words stand as they are. */
export type Statement = {
  readonly text: string;
  /** The same after other words of a sentence: a first letter that is no name's is small. */
  readonly inner: string;
  readonly kind: "own" | "change" | "clause" | "fragment";
};

const subject = /^(?:I|we|my|our|I[’']\p{L}+|we[’']\p{L}+)(?![\p{L}-])/iu;
const determiner =
  /^(?:(?:the|a|an|my|our|their|his|her|its|this|that|these|those|all|both|each|every|new|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?![\p{L}-])|\d|[$€£“]|\p{Lu})/u;
const particle =
  /^(?:on|in|up|down|off|out|over|to|for|with|by|at|from|through|across|into|back|under|directly|solo|alone|everything|everybody|everyone|it|them|him)(?![\p{L}-])/u;
const finite =
  /(?<=\bpeople )(?:call|come|ask|need|want|start|book|apply|wait|plan)(?![\p{L}])|(?<=[\p{L}\p{N})”%’] )(?:is|are|was|were|has|have|had|will|would|can|could|did|does|went|rose|fell|grew|came|got|took|ran|made|isn’t|aren’t|wasn’t|weren’t|hasn’t|haven’t|didn’t|doesn’t|can’t|won’t|now has|now have)(?![\p{L}’-])|(?<=\p{L})’(?:s|re|m|ve|ll)(?= \p{Ll}+(?:ing|ed)\b| (?:been|a|an|the|not|now)\b)/u;

/** Finishes a cleaned statement about her own work as a sentence. Only a leading verb is given its "I"; no verb is changed. */
export function finishStatement(fragment: string): Statement {
  const plain = tidy(fragment);
  const words = plain.split(" ");
  const first = (words[0] ?? "").replace(/[,:;]$/, "");
  const second = words.slice(1).join(" ");
  const named = /^\p{Lu}/u.test(fragment.trim());
  const made = (said: string, kind: Statement["kind"]): Statement => {
    const text = ensurePeriod(opening(placeDates(durable(said))));
    const small =
      named || /^I\b/.test(text)
        ? lowerOpening(text)
        : text.charAt(0).toLowerCase() + text.slice(1);
    return { text, inner: small, kind };
  };
  if (plain === "") return { text: "", inner: "", kind: "fragment" };
  if (subject.test(plain)) return made(sayAmounts(perfect(plain)), "own");
  const lead =
    /^((?:[Ss]ince|[Ii]n|[Aa]fter|[Ww]hen|[Bb]y|[Ff]rom) [^,]{2,60}?),? (?=I\b|I[’']|we\b)/u.exec(
      plain,
    );
  if (lead !== null) return made(sayAmounts(perfect(plain)), "own");
  const change = sayBareChange(plain);
  if (change !== null) return made(sayAmounts(change), "change");
  if (/^been \p{L}+ing$/u.test(words.slice(0, 2).join(" ")))
    return made(`I have ${lower(plain)}`, "own");
  if (/^first chair (?:in|on)\b/i.test(plain)) return made(`I was ${lower(plain)}`, "own");
  if (/^(?:first|lead|senior|corresponding) author (?:on|of)\b/i.test(plain))
    return made(`I am ${lower(plain)}`, "own");
  if (/^(?:acting|interim) \p{L}[\p{L} ]* since\b/iu.test(plain))
    return made(`I have been ${lower(plain)}`, "own");
  if (/^(?:not|never)\b/i.test(first)) return made(plain, "fragment");
  if (startsAsVerb(first, second)) {
    const readings = verbReadings(first);
    const gerund = readings.some(({ form }) => form === "gerund") && /ing$/i.test(first);
    if (!gerund) return made(sayAmounts(`I ${lower(plain)}`), "own");
    const been =
      /\b(?:since|for (?:the (?:last|past) )?(?:\d|a|two|three|four|five|six)|ever since)\b/.test(
        plain,
      );
    return made(`I ${been ? "have been" : "am"} ${lower(plain)}`, "own");
  }
  if (finite.test(plain) || hasLatePast(words)) {
    return made(sayAmounts(named ? plain : withSubjectArticle(plain)), "clause");
  }
  return made(article(sayAmounts(plain)), "fragment");
}

function lower(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

function tidy(fragment: string): string {
  return placeDurations(symbols(fragment))
    .replace(
      /, (?=(?:team|company|group|industry|department) (?:average|median|rate) is\b)/u,
      "; the ",
    )
    .replace(/(?<=\p{L}) 0 (?=in \d)/u, ", zero ")
    .replace(
      /^(?<noun>(?:\p{L}+ )?(?:revenue|sales|ARR|MRR|budget|spend|bookings|portfolio|fundraising) )(?<low>\d[\d.]*[MBK])(?<to> (?:→|to) )(?=\d[\d.]*[MBK]\b)/iu,
      "$<noun>$$$<low>$<to>$$",
    )
    .replace(/(?<=\bquarter) (?=Q[1-4]$)/u, ", ")
    .replace(/^(?:and|also|plus|then|so|but)[ ,]+/i, "")
    .replace(/,? and (?:yes|yeah)\b.*$/i, "")
    .replace(/, no (?=\p{Ll}+(?: \p{Ll}+)?$)/u, ", with no ")
    .replace(/\bsince last (?=(?:raise|review|promotion|increase)\b)/gi, "since my last ")
    .replace(/\b(?:versus|vs\.?|against) (?=(?:goal|target|plan|budget) of\b)/g, "against a ")
    .replace(/, 0 (?=\p{Ll})/u, ", with zero ")
    .replace(/(?<=\p{Ll}) not (one|two|three|four|\d+)$/u, ", not $1")
    .replace(/\((?=[^()]*\d%? to \d)([^()]*?)(?<!from )(\d[\d.,]*%? to \d)/u, "($1from $2")
    .replace(/\bwent (\d[\d.,]*%? to \d)/, "went from $1")
    .replace(/\s+\(((?:we|it|I|they|she|he) [^()]+)\)$/u, "; $1")
    .replace(
      /\s+\((\p{Lu}[^(),\d]*(?:(?:, | and )(?:and )?\p{Lu}[^(),\d]*)+)\)(?=$|[ ,:;])/u,
      (_all, names: string) => `, ${joinAnd(names.split(/, (?:and )?| and /))}`,
    )
    .replace(/\bfor first time\b/g, "for the first time")
    .replace(/: (\d[\d.,]*[%kM]?) to (?=\d)/, ": from $1 to ")
    .replace(/\s+=\s+/g, ": ")
    .replace(/^(.{2,40}?) go[- ]?live(?= on\b| \p{Lu}| \d|,|$)/u, "$1 went live")
    .replace(/\b(1st|2nd|3rd)(?= \p{Ll})/gu, (word) => ordinals[word] ?? word)
    .replace(/\b(\d|six|seven) figure (?=\p{L})/gu, "$1-figure ")
    .replace(/(?<=[\p{L}\d%)]) which (?!\p{Lu})/u, (all, at: number, whole: string) =>
      /\b(?:in|of|to|for|on|at|with|from|by|than|know|decide|say|and|see)$/.test(whole.slice(0, at))
        ? all
        : ", which ",
    )
    .trim();
}

const ordinals: Readonly<Record<string, string>> = {
  "1st": "first",
  "2nd": "second",
  "3rd": "third",
};

/** "+9%" as "up 9%", so that it can be said. */
function symbols(text: string): string {
  return text.replace(/(?<=\p{L},? )\+(?=\d[\d.]*%?(?:\s|$|[,;.)]))/gu, "up ");
}

const superlative =
  /^(?=(?:biggest|largest|highest|fastest|first|only|best|lowest|youngest|longest|strongest)\b(?! (?:chair|author|seat|shift|draft|pass|of all|and foremost|I|we)\b))/i;

/** The first letter upper-case; a count of up to twelve in front in words; "biggest of the year" as "The biggest …". */
function opening(text: string): string {
  const counted = text
    .replace(/^(\d{1,2}) of (?:the )?(\d{1,2})\b/, (all, part: string, whole: string) =>
      Number(part) <= 12 && Number(whole) <= 12
        ? all
            .replace(part, numberWord(Number(part)))
            .replace(new RegExp(`${whole}$`), numberWord(Number(whole)))
        : all,
    )
    .replace(/^(\d{1,2})(?= \p{Ll})/u, (digits) =>
      Number(digits) <= 12 ? numberWord(Number(digits)) : digits,
    );
  return capitalise(
    counted.replace(superlative, "The ").replace(/^The \p{Lu}/u, (lead) => lead.toLowerCase()),
  );
}

/** "I’m running both since May" says a duration: "I have been running both since May". */
function perfect(text: string): string {
  return text.replace(
    /^((?:Since|since) [^,]{2,50}?),? I(?:[’']m| am) (?=\p{L}+ing\b)/u,
    "$1 I have been ",
  );
}

const sameForms =
  /^(?:cut|put|set|hit|let|shut|split|spread|quit|bid|cast|beat|overset|offset|reset)$/i;

/** "I taught 4 since fall 2022" lasts until now: "I have taught 4 since fall 2022". */
function durable(text: string): string {
  const found =
    /^I (\p{Ll}+) (?=[^.;]*\bsince (?:\d{4}|last|the|then|early|mid|late|fall|spring|summer|winter|January|February|March|April|May|June|July|August|September|October|November|December|20\d\d|Q[1-4])\b[^,.;]*$)/u.exec(
      text,
    );
  const verb = found?.[1] ?? "";
  const base = baseOf(verb);
  if (
    base === null ||
    !isClearPast(verb) ||
    /^(?:was|were|had|got|took|started|began|became|left|joined|moved|went|came)$/.test(verb)
  )
    return text;
  return text.replace(/^I \p{Ll}+/u, `I have ${participleOf(base)}`);
}

function startsAsVerb(first: string, rest: string): boolean {
  const readings = verbReadings(first);
  if (readings.length === 0 || (rest === "" && first.length < 3)) return false;
  const form = readings.map((reading) => reading.form);
  const next = rest.split(" ")[0] ?? "";
  const before = determiner.test(rest) || particle.test(rest);
  if (isClearPast(first)) {
    return !/^(?:by|of)\b/.test(next) && !isParticipleNoun(first, rest);
  }
  if (form.includes("gerund")) {
    if (
      /^\p{L}+(?: \p{L}+)? (?:were|was|are|is|has|have|went|fell|rose|grew|dropped)\b/u.test(rest)
    )
      return false;
    return before || isPluralNoun(next);
  }
  if (sameForms.test(first))
    return rest.includes(" ") && !/^(?:of|in|is|are|was|were|up|off)\b/.test(rest);
  if (form.includes("base"))
    return before && !(nounFirst.has(first.toLowerCase()) && particle.test(rest));
  return false;
}

/** "Denied claims fell": a past form that describes the noun after it, which has a verb of its own. */
function isParticipleNoun(first: string, rest: string): boolean {
  if (!/ed$/i.test(first) || determiner.test(rest) || particle.test(rest)) return false;
  return /^\p{Ll}+ (?:\p{Ll}+ )?(?:is|are|was|were|fell|rose|went|dropped|grew|down|up)\b/u.test(
    rest,
  );
}

function isPluralNoun(word: string): boolean {
  return /^\p{Ll}{3,}[^s\W]s$/u.test(word);
}

function hasLatePast(words: readonly string[]): boolean {
  return words.some(
    (word, index) =>
      index > 0 &&
      isClearPast(word) &&
      !/^(?:by|to|of|with|the|a|an|and)$/.test(words[index - 1] ?? ""),
  );
}

/** "$210,000 NSF grant" is one grant: "A $210,000 NSF grant". */
function article(text: string): string {
  return /^\$[\d.,]+[MK]? (?:\p{L}+ ){0,2}\p{L}*[^s\W](?:$| (?:as|from|for|to|with|in)\b)/u.test(
    text,
  ) &&
    !/^\$[\d.,]+[MK]? (?:in|a|per|of|for|from|to|over|more|less|recovered|saved|raised)\b/u.test(
      text,
    )
    ? `a ${text}`
    : text;
}

/** Splits a cleaned statement at commas where the next piece states something of its own; other pieces stay with theirs. */
export function splitStatements(text: string): readonly string[] {
  const merged: string[] = [];
  for (const piece of splitOutside(symbols(text), /,\s+(?!\d{4}\b)/g)) {
    const bare = piece.replace(/^and (?:also |then )?/, "");
    if (merged.length === 0) merged.push(piece);
    else if (standsAlone(bare)) merged.push(bare);
    else merged[merged.length - 1] += `, ${piece}`;
  }
  return merged.filter((piece) => /[\p{L}\p{N}]/u.test(piece));
}

const leansBack =
  /^(?:which|who|whom|whose|with|when|while|because|so|but|no|not|including|from|to|on|in|at|by|for|after|before|since|as|up|down|about|even|then|it|they|he|she|or|plus|(?:\d+|three|four|five|six|seven|eight|nine|ten|all|most|both|none) of (?:them|whom|these|those)|two of|one of|most of|both of|all of|where|though|although|if|until)(?![\p{L}-])/iu;

function standsAlone(piece: string): boolean {
  const [first = "", ...rest] = piece.split(" ");
  if (rest.length === 0 || leansBack.test(piece)) return false;
  if (subject.test(piece) || sayBareChange(piece) !== null) return true;
  if (/^(?:everybody|everyone)$/.test(rest.join(" "))) return startsAsVerb(first, rest.join(" "));
  if (rest.length < 2) return false;
  return (
    startsAsVerb(first, rest.join(" ")) || /^\$?\d[\d.,]*[kM]? \p{L}+ \p{L}+ \p{L}+/u.test(piece)
  );
}
