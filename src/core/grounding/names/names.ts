import type { Fact } from "#core/grounding/fact.ts";
import { givenNames } from "./given-names.ts";
import { monthNames, weekdayNames } from "#core/language/calendar-words.ts";
import { verbBaseOf } from "#core/language/inflect.ts";
import { regexAnyOf } from "#core/language/word-lists.ts";

const letters = String.raw`[\p{L}\p{M}\p{N}]`;
const word = String.raw`\p{Lu}${letters}*(?:[’'&.-]${letters}+)*(?:(?<=(?<!&)\b(?:Dr|Mr|Mrs|Ms|St|Jr|Sr|\p{Lu}))\.)?`;
const joint = "(?:of|the|for|and|de|da|del|van|von|la|al)";
const named = new RegExp(
  String.raw`(?<![\p{L}\p{N}$€£])${word}(?:[ -](?:${joint} )?(?:${word}|\d+(?:\.\d+)*\b))*`,
  "gu",
);
const never = new Set(
  "i i’m i’d i’ve i’ll we’ll we’re it it’s a the my our your her his their this that these those what when where which who why how if in on at by for from with and but or so to as no not yes do does did is are was were be can could will would may please thank thanks hello hi dear subject situation task action result day days week weeks month q1 q2 q3 q4 let here there give tell ask one two three four five six seven eight nine ten last next since after before outside inside near beyond within above below during without once both each every most more".split(
    " ",
  ),
);
const calendar = new RegExp(`^(?:${regexAnyOf(monthNames)}|${regexAnyOf(weekdayNames)}s?)$`);

/** Proper names, titles in capitals and acronyms; of "At Oak Care I support" the "I" is none. The capitalised word that opens a sentence is left out: it may be any word. */
export function findNames(text: string): Fact[] {
  return [...text.matchAll(named)].flatMap((match): Fact[] => {
    const after = text.slice(match.index + match[0].length);
    const whole = /^\s\p{Ll}/u.test(after) ? match[0].replace(/ I$/, "") : match[0];
    const run = withoutNextSentence(whole);
    const candidate = withoutOrdinaryStart(run);
    const opens =
      candidate === run && opensSentence(text, match.index) && !startsWithAcronym(candidate);
    const name =
      opens && !opensWithName(candidate)
        ? withoutOrdinaryStart(candidate.replace(/^\S+\s?/, ""))
        : candidate;
    const start = match.index + run.length - name.length;
    if (!name.split(" ").some(isNaming) || isSum(name, after)) return [];
    return [{ kind: "name", start, end: start + name.length, text: name }];
  });
}

/** "Bs 7" of "Bs 7,850" and "P9" of "P9,000" are money. */
function isSum(name: string, after: string): boolean {
  return /^\p{Lu}\p{L}{0,3}\.? ?\d{1,3}$/u.test(name) && /^[.,]\d{3}(?!\d)/.test(after);
}

/** "Band B. What …": the letter ends its sentence, and an ordinary word begins the next. */
function withoutNextSentence(run: string): string {
  const [, ended = "", next = ""] = /^(.*\p{Lu})\. (\p{L}+)$/su.exec(run) ?? [];
  return next !== "" && isOrdinary(next) ? ended : run;
}

/** Whether the capital that opens a sentence begins a name: a first name, or a word that is none of the language's before another name. */
function opensWithName(candidate: string): boolean {
  const [first = "", second = ""] = candidate.split(" ");
  const plain = first.replace(/[’']s$/, "").replace(/[.,]$/, "");
  if (givenNames.has(plain)) return true;
  return (
    /^\p{Lu}\p{Ll}/u.test(second) && isNaming(second) && !isTitle(second) && !isOfTheLanguage(plain)
  );
}

const title =
  /^(?:Director|Manager|President|Officer|Dean|Professor|Board|Committee|Team|Program|Department|Vice|Chief|Senior|Lead|Head)$/;

function isTitle(part: string): boolean {
  return title.test(part);
}

/** Verbs, adverbs, and words with the endings of common nouns and adjectives. */
function isOfTheLanguage(part: string): boolean {
  const lower = part.toLowerCase();
  return (
    part.includes("-") ||
    verbBaseOf(lower) !== null ||
    /(?:ly|ing|ed|tion|sion|ment|ness|ity|ship|ance|ence|age|ure|ers|ors|ies|ous|ive|ful|less|able|al|ic)$/.test(
      lower,
    ) ||
    openers.has(lower)
  );
}

const openers = new Set(
  "about above across again against along also although among another any around because become been being below between beyond down during either else even ever few first second third other former current new old our own same such than then though through throughout thus together too toward under until up upon us very via while within without yet today tomorrow yesterday now soon later next past still just only per plus since so some team staff client clients customer customers sales revenue profit cost costs budget people patients students colleagues manager director board agency company hospital school university city state county federal house senate congress spring summer fall winter early mid late top best good great high low big small full half all both none nobody everyone everything something anyone somebody meanwhile however therefore instead otherwise hence dear mr mrs ms dr prof vice chief senior junior deputy associate assistant north south east west my".split(
    " ",
  ),
);

function withoutOrdinaryStart(name: string): string {
  const first = /^\S+(?:\s|$)/.exec(name)?.[0] ?? "";
  return first !== "" && isOrdinary(first.trim())
    ? withoutOrdinaryStart(name.slice(first.length))
    : name;
}

function isNaming(part: string): boolean {
  return /^\p{L}/u.test(part) && !isOrdinary(part) && !calendar.test(part);
}

function isOrdinary(part: string): boolean {
  return never.has(
    part
      .toLowerCase()
      .replaceAll("'", "’")
      .replace(/[.,:;]$/, ""),
  );
}

function startsWithAcronym(name: string): boolean {
  return /^\p{Lu}[\p{Lu}\d&.]+(?:\s|$)/u.test(name);
}

function opensSentence(text: string, index: number): boolean {
  return /(^|[.!?:…]["”’]?\s+|\n\s*|[“"]|[-–—|\]]\s+)$/.test(text.slice(0, index));
}
