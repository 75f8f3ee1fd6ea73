import { lexiconTags } from "#core/composer/shapes/tokens/compromise.ts";
import { hasKind, tokenize } from "#core/composer/shapes/tokens/tokens.ts";
import { capitaliseProperNames } from "#core/language/proper-names.ts";
import { toWordSet } from "#core/language/word-lists.ts";
import { brandWords, commonNouns, grammarWords, neverNameWords } from "./plain-words.ts";
import { ambiguousCalendarWords, calendarWords } from "./shorthand.ts";

/** With its first letter raised, past an opening quotation mark or bracket; "pH" and "iPad" stay. */
export function capitaliseFirst(text: string): string {
  return text.replace(
    /^([“‘([]*)(\p{Ll})(?!\p{Lu})/u,
    (_, open: string, letter: string) => open + letter.toUpperCase(),
  );
}

/** With its first letter lowered where the first word is no name and not shouted. */
export function lowerFirst(text: string): string {
  const first = /^\p{Lu}[\p{L}’]*(?![\p{L}’\d\p{Sc}])/u.exec(text)?.[0];
  if (first === undefined || /^(?:I|Mr|Mrs|Ms|Dr)$/.test(first) || first.startsWith("I’"))
    return text;
  if (first.length > 1 && first === first.toUpperCase()) return text;
  return mayBeLowered(first.toLowerCase(), text.slice(first.length))
    ? first.slice(0, 1).toLowerCase() + text.slice(1)
    : text;
}

const offices = toWordSet("head director chief manager lead dean");
const honors = toWordSet("fellow member president chair chairman governor trustee winner");

/** A word of the closed lists, or one that only English knows, before a small letter: "Coastal towns", never "Marketing Director". */
function mayBeLowered(word: string, rest: string): boolean {
  if (grammarWords.has(word)) return true;
  if (/^(?:dr|prof|mr|mrs|ms)$/.test(word)) return false;
  if (calendarWords.has(word) || ambiguousCalendarWords.has(word)) return false;
  if (/^\.?$/.test(rest) && /.{3}ly$/.test(word)) return !mayBeName(word);
  if (/^[\s-]\p{Lu}\p{Ll}/u.test(rest)) return false;
  if (offices.has(word) && /^ of (?:the )?\p{Lu}\p{Ll}/u.test(rest)) return false;
  if (honors.has(word) && /^ of (?:the )?\p{Lu}/u.test(rest)) return false;
  const [token, next] = tokenize(`${word}${rest}`);
  if (/^\s\d/.test(rest))
    return neverNameWords.has(word)
      ? hasKind(token, "plural", "past") || /^\s\S+\s\p{Ll}/u.test(rest)
      : hasKind(token, "past");
  if (neverNameWords.has(word)) return true;
  if (!/^,?\s\p{Ll}/u.test(rest) || mayBeName(word)) return false;
  const isKnown = lexiconTags(word).length > 0 || commonNouns.has(word);
  return (
    hasKind(token, "adjective") ||
    /.{4}ly$/.test(word) ||
    (hasKind(token, "past") && !hasKind(token, "noun", "base")) ||
    (isKnown && (hasKind(token, "plural") || (hasKind(token, "noun") && hasKind(next, "noun"))))
  );
}

/** Those whom work serves open with a name only where a list knows it: "Outpatients, mostly over 60". */
export function lowerFirstOfPeople(text: string): string {
  const [first, next] = tokenize(text);
  if (!first || !/^\p{Lu}\p{Ll}+$/u.test(first.text) || !hasKind(first, "plural"))
    return lowerFirst(text);
  const isHead = !hasKind(next, "noun", "number") || hasKind(next, "gerund") || first.after === ",";
  const named = mayBeName(first.lower) || isProperName(first.lower.replace(/(?:ers|i?ans)$/, ""));
  return isHead && !named
    ? text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())
    : lowerFirst(text);
}

/** "Kind, in that order": an adjective that names nobody; any other word as `lowered` has it. */
export function lowerFirstOfQuality(text: string): string {
  const [first] = tokenize(text);
  const quality = first && /^\p{Lu}\p{Ll}+$/u.test(first.text) && hasKind(first, "adjective");
  return quality && !mayBeName(first.lower)
    ? text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())
    : lowerFirst(text);
}

/** A language, a place or a product that is always a name. */
export function isProperName(word: string): boolean {
  return capitaliseProperNames(word.toLowerCase()) !== word.toLowerCase();
}

/** Whether the word may be the name of somebody, of a place, a firm or a day. */
export function mayBeName(word: string): boolean {
  const named = /Name|Person|Place|City|Country|Region|Demonym|Proper|Org/;
  const listed =
    brandWords.has(word) || calendarWords.has(word) || ambiguousCalendarWords.has(word);
  return listed || isProperName(word) || lexiconTags(word).some((tag) => named.test(tag));
}

/** Without the mark that closed it as a sentence; a question mark and a closing quotation stay. */
export function stripEndMark(text: string): string {
  return /(?:\b[ap]\.m|\betc|\b\p{L}\.\p{L})\.$/u.test(text)
    ? text
    : text.replace(/[\s.,;:]+$/u, "");
}

/** Closed as a sentence, once. */
export function withEndMark(text: string): string {
  return /[.?!:…][”’]*$/u.test(text) ? text : `${text}.`;
}
