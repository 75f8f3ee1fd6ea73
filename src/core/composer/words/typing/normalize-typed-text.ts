import { capitaliseAcronyms } from "#core/language/acronyms.ts";
import { inflectionReadings } from "#core/language/inflect.ts";
import { capitaliseProperNames } from "#core/language/proper-names.ts";
import { toWordSet } from "#core/language/word-lists.ts";
import { expandByNeighbor } from "./expand-by-neighbor.ts";
import {
  shorthandAfterFigure,
  calendarPredecessors,
  yearPredecessors,
  ambiguousCalendarWords,
  calendarWords,
  durationCompounds,
  abbreviatedWords,
  notShorthandAfterFigure,
  shorthandWords,
  apostropheSlips,
} from "./shorthand.ts";

const emoji = /\p{ExtPict}[\u{FE0F}\u{200D}\p{ExtPict}\p{Emoji_Modifier}]*/gu;
const smiley = /(?<!\s)\s*(?<![\p{L}\d])[:;]-?[)D](?![\p{L}\d])/gu;
const invisible = /[\p{Cf}]/gu;

/**
 * An answer as it goes out: white space, quotes, apostrophes of closed lists, shorthand in lower case, days, months,
 * acronyms. Nothing is added, dropped or moved; only emoji, invisible characters and repeated marks ("!!") are left
 * out.
 */
export function normalizeTypedText(text: string): string {
  const plain = text.normalize("NFC").replace(emoji, "").replace(smiley, "").replace(invisible, "");
  const words = eachWord(
    capitaliseSentences(eachWord(calmPunctuation(plain), fixApostrophe)),
    expandWord,
  );
  return capitaliseProperNames(capitaliseAcronyms(curlyQuotes(words)))
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ([,.;:?])(?=\s|$)/g, "$1")
    .trim();
}

function calmPunctuation(text: string): string {
  return text
    .replace(/(?<!\s)\s*!+(?=\s*[)\]])/g, "")
    .replace(/(?<!\s)\s*!+(?=\s+\p{Ll})/gu, ",")
    .replace(/(?<!\s)\s*!+/g, ".")
    .replace(/(?<!\.)\.\.(?!\.)|\.{4,}/g, ".");
}

/** Words as short as an abbreviation that end a sentence. */
const smallWords = toWordSet("no in it up on to me us we he do so go be my is am at by if of or");

/** A sentence begins with a capital, also where none was typed: "not by text. period." */
function capitaliseSentences(text: string): string {
  return text.replace(
    /([.?] +)(\p{Ll})(?=\p{L}|\s)/gu,
    (matched, end: string, letter: string, at: number) => {
      const [last = ""] = /[\p{L}\p{N})]+$/u.exec(text.slice(Math.max(0, at - 20), at)) ?? [];
      const cut =
        (last.length < 3 && !smallWords.has(last)) || abbreviatedWords.has(last.toLowerCase());
      return cut ? matched : end + letter.toUpperCase();
    },
  );
}

/** Straight quotes in their places: an apostrophe in a word, an opening mark before one, a closing mark after it. */
function curlyQuotes(text: string): string {
  return text
    .replace(/(?<=[\p{L}\p{N}])'(?=\p{L})/gu, "’")
    .replace(/(?<=^|[\s([—–-])"(?=\S)/g, "“")
    .replace(/"/g, "”")
    .replace(/(?<=^|[\s([—–-])'(?=\d0s|\d\d\b)/g, "’")
    .replace(/(?<=^|[\s([—–-])'(?=\S)/g, "‘")
    .replace(/'/g, "’");
}

type ReplaceWord = (token: string, before: string, after: string, then: string) => string;

function eachWord(text: string, replace: ReplaceWord): string {
  const tokens = text.split(/(\s+)/);
  return tokens
    .map((token, at) => {
      const [before = "", after = "", then = ""] = [-2, 2, 4].map((step) => tokens[at + step]);
      return replace(token, before, after, then);
    })
    .join("");
}

/** A word without the marks around it. */
function splitWordMarks(token: string): readonly [open: string, core: string, close: string] {
  const [, open = "", core = "", close = ""] =
    /^([("'“‘[]*)(.*?)((?:['’]s)?[)"'”’\],.;:?]*)$/su.exec(token) ?? [];
  return [open, core, close];
}

/** Before a sentence is given its capital: "thats the deal" is a slip in any place. */
function fixApostrophe(token: string, _: string, after: string): string {
  const [open, core, close] = splitWordMarks(token);
  // "Prøve i Dansk": a name of another language.
  if (core === "i" && /^\p{Lu}\p{Ll}/u.test(after)) return token;
  const straight = core.replaceAll("’", "'");
  return Object.hasOwn(apostropheSlips, straight)
    ? `${open}${apostropheSlips[straight] ?? core}${close}`
    : token;
}

function expandWord(token: string, before: string, after: string, then: string): string {
  if (token === "->" || token === "→" || token === "=>")
    return joinsFigures(before, after) ? "to" : token;
  if (token === "+" || token === "&") return joinsWords(before, after) ? "and" : token;
  const [open, core, close] = splitWordMarks(token);
  if (core === "mgr" && before.endsWith(",") && close.startsWith(",")) return token;
  const known = plainWord(core, open === "" ? before : "", after);
  const expanded = known === core && close === "" ? expandInCase(core, before, after, then) : known;
  return expanded === core
    ? token
    : `${open}${expanded}${close === "." && isShorthand(core) && continuesAfterShorthand(core, after) ? "" : close}`;
}

/** What its neighbors decide, and a slip that opens a sentence: "Thats", "Its the second time". */
function expandInCase(core: string, before: string, after: string, then: string): string {
  const lower = core.slice(0, 1).toLowerCase() + core.slice(1);
  const starts = before === "" || /[.?!:]$/.test(before);
  if (lower === "ill" && starts && isBaseVerb(after)) return "I’ll";
  const expanded = expandByNeighbor(lower, before, after, then);
  if (lower === core) return expanded;
  if (expanded !== lower) return capitaliseWord(expanded);
  const opens = starts && /^\p{Ll}/u.test(after);
  return opens && Object.hasOwn(apostropheSlips, lower)
    ? capitaliseWord(apostropheSlips[lower] ?? core)
    : core;
}

const isBaseVerb = (next: string): boolean =>
  inflectionReadings(next).some(({ form, base }) => form === "base" && base === next);

/** "approx." is a word cut short; its point goes with it. */
function isShorthand(core: string): boolean {
  return Object.hasOwn(shorthandWords, core);
}

/** No sentence ends with these: "(approx. 190 active)", "incl. Maths". */
const shorthandNeverLast = toWordSet("abt approx avg btwn esp incl w w/ w/o");

/** A small letter after the point of a shortened word, unless it opens a clause: "last yr. im the one". */
function continuesAfterShorthand(core: string, after: string): boolean {
  if (shorthandNeverLast.has(core)) return /^[\p{L}\d]/u.test(after);
  return /^\p{Ll}/u.test(after) && !/^(?:i|im|i'm|ive|we|they|she|he|it)(?!\p{L})/u.test(after);
}

/** What stands small in a name, or between two. */
const nameParticles = toWordSet("and or van von der den de da di del la le el al bin binti ibn");

const isHonorific = (core: string): boolean => /^(?:dr|mr|mrs|ms|prof)$/.test(core);

function plainWord(core: string, before: string, after: string): string {
  if (core !== core.toLowerCase()) return core;
  if (isHonorific(core) && !/\d$/.test(before)) return capitaliseWord(core);
  const isNamed = before.endsWith(".") && isHonorific(before.slice(0, -1).toLowerCase());
  if (isNamed && !nameParticles.has(core)) return capitaliseWord(core);
  if (Object.hasOwn(shorthandAfterFigure, core)) {
    if (/^(?:1|a|an|one|per|each|every|last|next|this)$/i.test(before))
      return singular(shorthandAfterFigure[core] ?? core);
    if (/\d\+?$/.test(before))
      return isCompound(after) ? core : (shorthandAfterFigure[core] ?? core);
  }
  if (/\d%?$/.test(before) && notShorthandAfterFigure.has(core)) return core;
  if (core === "w" && /^\p{Lu}/u.test(before) && /^\p{Lu}/u.test(after)) return core;
  if (core === "yr" && !/\d$/.test(before) && !yearPredecessors.has(before.toLowerCase()))
    return core;
  if (Object.hasOwn(shorthandWords, core)) return shorthandWords[core] ?? core;
  if (core === "hr" || /^(?:q[1-4]|h[12]|fy\d\d)$/.test(core)) return core.toUpperCase();
  if (calendarWords.has(core) || isCalendar(core, before, after)) return capitaliseWord(core);
  return core;
}

/** "15 min call": written out it would need a hyphen. */
function isCompound(after: string): boolean {
  return durationCompounds.has(after.replace(/[.,;]$/, ""));
}

function singular(words: string): string {
  return words.replace(/s$/, "");
}

function isCalendar(core: string, before: string, after: string): boolean {
  if (!ambiguousCalendarWords.has(core)) return false;
  if (core === "weds" && /^(?:|do|off|or|and|[+&]|mon|tues?)$/.test(before)) return true;
  return /^\d/.test(after) || calendarPredecessors.has(before.toLowerCase());
}

function joinsFigures(before: string, after: string): boolean {
  return /[\d%kKmM]$/.test(before) && /^[$€£]?\d/.test(after);
}

function joinsWords(before: string, after: string): boolean {
  const opens = !/\d/.test(before) || /^\d[\d:.]*[ap]m$/.test(before);
  return /[\p{L})],?$/u.test(before) && opens && /^[\p{Ll}(]/u.test(after);
}

function capitaliseWord(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
