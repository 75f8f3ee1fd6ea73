import { lexiconTags } from "#core/composer/shapes/library.ts";
import { is, tokensOf } from "#core/composer/shapes/tokens.ts";
import { capitaliseProper } from "#core/language/proper.ts";
import { setOf } from "#core/language/word-lists.ts";
import { brandWords, commonNouns, grammarWords, plainWords } from "./plain-words.ts";
import { calendarByNeighbor, calendarWords } from "./shorthand.ts";

/** With its first letter raised, past an opening quotation mark or bracket; "pH" and "iPad" stay. */
export function raised(text: string): string {
  return text.replace(
    /^([“‘([]*)(\p{Ll})(?!\p{Lu})/u,
    (_, open: string, letter: string) => open + letter.toUpperCase(),
  );
}

/** With its first letter lowered where the first word is no name and not shouted. */
export function lowered(text: string): string {
  const first = /^\p{Lu}[\p{L}’]*(?![\p{L}’\d\p{Sc}])/u.exec(text)?.[0];
  if (first === undefined || /^(?:I|Mr|Mrs|Ms|Dr)$/.test(first) || first.startsWith("I’"))
    return text;
  if (first.length > 1 && first === first.toUpperCase()) return text;
  return isPlain(first.toLowerCase(), text.slice(first.length))
    ? first.slice(0, 1).toLowerCase() + text.slice(1)
    : text;
}

const offices = setOf("head director chief manager lead dean");
const honors = setOf("fellow member president chair chairman governor trustee winner");

/** A word of the closed lists, or one that only English knows, before a small letter: "Coastal towns", never "Marketing Director". */
function isPlain(word: string, rest: string): boolean {
  if (grammarWords.has(word)) return true;
  if (/^(?:dr|prof|mr|mrs|ms)$/.test(word)) return false;
  if (calendarWords.has(word) || calendarByNeighbor.has(word)) return false;
  if (/^\.?$/.test(rest) && /.{3}ly$/.test(word)) return !isName(word);
  if (/^[\s-]\p{Lu}\p{Ll}/u.test(rest)) return false;
  if (offices.has(word) && /^ of (?:the )?\p{Lu}\p{Ll}/u.test(rest)) return false;
  if (honors.has(word) && /^ of (?:the )?\p{Lu}/u.test(rest)) return false;
  const [token, next] = tokensOf(`${word}${rest}`);
  if (/^\s\d/.test(rest))
    return plainWords.has(word)
      ? is(token, "plural", "past") || /^\s\S+\s\p{Ll}/u.test(rest)
      : is(token, "past");
  if (plainWords.has(word)) return true;
  if (!/^,?\s\p{Ll}/u.test(rest) || isName(word)) return false;
  const isKnown = lexiconTags(word).length > 0 || commonNouns.has(word);
  return (
    is(token, "adjective") ||
    /.{4}ly$/.test(word) ||
    (is(token, "past") && !is(token, "noun", "base")) ||
    (isKnown && (is(token, "plural") || (is(token, "noun") && is(next, "noun"))))
  );
}

/** Those whom work serves open with a name only where a list knows it: "Outpatients, mostly over 60". */
export function loweredPeople(text: string): string {
  const [first, next] = tokensOf(text);
  if (!first || !/^\p{Lu}\p{Ll}+$/u.test(first.text) || !is(first, "plural")) return lowered(text);
  const isHead = !is(next, "noun", "number") || is(next, "gerund") || first.after === ",";
  const named = isName(first.lower) || isProper(first.lower.replace(/(?:ers|i?ans)$/, ""));
  return isHead && !named
    ? text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())
    : lowered(text);
}

/** "Kind, in that order": an adjective that names nobody; any other word as `lowered` has it. */
export function loweredQuality(text: string): string {
  const [first] = tokensOf(text);
  const quality = first && /^\p{Lu}\p{Ll}+$/u.test(first.text) && is(first, "adjective");
  return quality && !isName(first.lower)
    ? text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())
    : lowered(text);
}

/** A language, a place or a product that is always a name. */
export function isProper(word: string): boolean {
  return capitaliseProper(word.toLowerCase()) !== word.toLowerCase();
}

/** Whether the word may be the name of somebody, of a place, a firm or a day. */
export function isName(word: string): boolean {
  const named = /Name|Person|Place|City|Country|Region|Demonym|Proper|Org/;
  const listed = brandWords.has(word) || calendarWords.has(word) || calendarByNeighbor.has(word);
  return listed || isProper(word) || lexiconTags(word).some((tag) => named.test(tag));
}

/** Without the mark that closed it as a sentence; a question mark and a closing quotation stay. */
export function unclosed(text: string): string {
  return /(?:\b[ap]\.m|\betc|\b\p{L}\.\p{L})\.$/u.test(text)
    ? text
    : text.replace(/[\s.,;:]+$/u, "");
}

/** Closed as a sentence, once. */
export function closed(text: string): string {
  return /[.?!:…][”’]*$/u.test(text) ? text : `${text}.`;
}
