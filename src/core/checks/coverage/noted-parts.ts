import { normalizeTypedText } from "#core/composer/words/typing/normalize-typed-text.ts";
import { splitSentences } from "#core/language/sentences.ts";
import { contentWords } from "./content-words.ts";

/** A line of an answer without what its writer keeps out of the text, and the words that are kept out. */
export type NotedLine = { readonly rest: string; readonly noted: readonly string[] };

const lead =
  "(?:(?:but|so|and|or|also|please|pls|plz|kindly|maybe|perhaps|probably|better|rather|though|I(?:['’]d| would)),? )*";
const never =
  "(?:do ?n[o’']?t|do not|not to|never|better not|rather not|no need to|need not|(?:you )?(?:do not|don[’']?t) (?:have|need) to)";
const telling =
  "(?:put|say|print|mention|give|write|include|use|share|name|tell|quote|publish|post|explain)(?:ed)?";
const named =
  "(?:it|this|that|so|them|those|these|him|her|one|in|here|there|anywhere|yet|too|though|please|pls|maybe)";
const medium =
  "(?:cv|resume|résumé|text|bio|page|post|paper|writing|print|printing|publication|website|letter|script|message)";
const outOf = String.raw`(?:leave|keep)(?: (?:${named}|\p{L}[\p{L}’']*)){0,3}? (?:out|off)(?: of (?:it|this|that|the \p{L}+))?`;
const order = [
  String.raw`${never} ${telling}(?: ${named})*(?: in (?:the |my )?${medium})?`,
  outOf,
  "(?:skip|drop) (?:it|this|that)",
  String.raw`ask me (?:first|before \p{L}+ing(?: (?:it|this|that|them))?)`,
  `(?:${never}) need (?:it|this|that|them)(?: (?:on|in) (?:there|here|it))?`,
  String.raw`(?:this is |that is |it is |it['’]s )?(?:of course )?not for (?:the |my )?(?:${medium}|them|him|her)`,
  "off the record",
  "(?:keep (?:it|this|that)|stays?|just|only) between us",
  String.raw`(?:please|pls|plz) (?:write|say|put) [^,;.()]+ (?:only|instead)`,
].join("|");

/** An order that stands alone, closes a sentence, or stands before the mark behind which its reason follows. */
const closing = new RegExp(
  String.raw`(?:^|(?<!\b(?:they|he|she|we|I|it|who|people))[\s,;:–—-]+)${lead}(?:${order})(?=\s*(?:$|[,;.!?]))`,
  "iu",
);
/** "Don’t mention I was at the ministry": what is kept out follows. */
const opening = new RegExp(
  String.raw`^${lead}(?:please |pls |plz )?${never} (?:${telling}) (?:that )?(?=\S)`,
  "iu",
);
/** Where it opens a sentence outside a bracket, only this is said to whoever writes. */
const speaksToUs = /^(?:please|pls|plz|kindly|not to) /iu;
/** "Don’t print that one. Ok print it." */
const takesBack =
  /^(?:ok(?:ay)?|well|no|hm+|actually)[,.]* (?:print|use|keep|write|say|put) (?:it|that|this)(?: in)?\W*$/iu;
const bracket = /(?<!\s)\s*\(([^()]*)\)/gu;

/** What a line keeps out: "he drinks. don’t write that", "(not to print)", "(leave her out of it)". */
export function readNotes(typed: string): NotedLine {
  const noted: string[] = [];
  const line = withoutNotedBrackets(normalizeTypedText(typed), noted);
  const kept: string[] = [];
  for (const sentence of splitSentences(line)) {
    const found = noteIn(sentence, false);
    if (noted.length > 0 && takesBack.test(sentence)) kept.push(noted.pop() ?? "");
    else if (found === null) kept.push(sentence);
    else if (found === "") noted.push(kept.pop() ?? "");
    else noted.push(found);
  }
  const hiddenNames = noted.filter((words) => /^\p{Lu}[\p{L}’']*$/u.test(words));
  const rest = hiddenNames.reduce((text, name) => text.replaceAll(name, ""), kept.join(" "));
  return { rest, noted: noted.filter((words) => words.trim() !== "") };
}

/** An answer without what it keeps out, and all that it keeps out. */
export function readNotedAnswer(answer: string): NotedLine {
  const lines = answer.split("\n").map(readNotes);
  return {
    rest: lines.map(({ rest }) => rest).join("\n"),
    noted: lines.flatMap(({ noted }) => noted),
  };
}

/** The words that a sentence with an order keeps out, "" where it is the order alone; null where it holds none. */
function noteIn(sentence: string, isInBracket: boolean): string | null {
  const found = closing.exec(sentence);
  if (!found) return isInBracket || speaksToUs.test(sentence) ? whatFollows(sentence) : null;
  if (/^\s*[,;–—-]?\s*(?:just|only)\b/iu.test(sentence.slice(found.index + found[0].length)))
    return null;
  const before = sentence.slice(0, found.index);
  return contentWords(before).length > 0
    ? before.replace(/[\s,;:–—-]+$/u, "")
    : (nameIn(found[0]) ?? "");
}

/** "Don’t mention I was at the ministry"; of "don’t put this in what gets printed" nothing. */
function whatFollows(sentence: string): string | null {
  const found = opening.exec(sentence);
  if (!found) return null;
  const words = sentence.slice(found[0].length);
  return new RegExp(`^${named}\\b`, "iu").test(words) ? "" : words;
}

/** The name that an order is about: "leave Ray’s name off". */
function nameIn(words: string): string | null {
  return /(?<=\s)\p{Lu}\p{Ll}[\p{L}’']*/u.exec(words)?.[0].replace(/[’']s$/u, "") ?? null;
}

/** A bracket that is nothing but an order takes the clause before it along. */
function withoutNotedBrackets(line: string, noted: string[]): string {
  let rest = "";
  let at = 0;
  for (const { 0: whole, 1: inner = "", index } of line.matchAll(bracket)) {
    const words = notedInBracket(inner);
    if (words === null) continue;
    const before = line.slice(at, index);
    const clause =
      words === ""
        ? (/(?:^|[,;:–—]\s+|\s[–-]\s+|[.!?]\s+)?[^,;:–—.!?]*$/u.exec(before)?.[0] ?? "")
        : "";
    noted.push(words === "" ? clause.replace(/^[\s,;:–—.!?-]+/u, "") : words);
    rest += before.slice(0, before.length - clause.length);
    at = index + whole.length;
  }
  return rest + line.slice(at);
}

function notedInBracket(inner: string): string | null {
  const found = splitSentences(inner).map((sentence) => ({
    sentence,
    note: noteIn(sentence, true),
  }));
  if (found.every(({ note }) => note === null)) return null;
  return found
    .slice(0, found.findLastIndex(({ note }) => note !== null) + 1)
    .map(({ sentence, note }) => note ?? sentence)
    .filter((words) => words !== "")
    .join(" ");
}
