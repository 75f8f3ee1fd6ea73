import { abbreviatedWords } from "#core/composer/words/typing/shorthand.ts";
import { splitSentences } from "#core/language/sentences.ts";

const marker = /^\s*(?:[-–—*•·▪◦‣]|\(?\d{1,2}[.)]|\(?[a-h]\))\s+/;
const inlineNumber = /(?:^|\s)\(?(\d{1,2})[.)]\s+/g;

/** An item without the bullet or number that opens its line. */
export const withoutBullet = (line: string): string => line.replace(marker, "").trim();

/** A semicolon, but for "; or give up the other", which goes on. */
const endingSemicolon = /^;(?!\s*(?:or|and|but)\s)/u;

/** The certain pieces of an answer: lines, bullets, "1) … 2) …", "1. … 2. …", semicolons and sentences. */
export function splitLinePieces(text: string): readonly string[] {
  return text
    .split(/\r?\n/)
    .flatMap((line) => splitInline(withoutBullet(line), line))
    .flatMap((line) =>
      splitOutsideBrackets(line, (_, index) => endingSemicolon.test(line.slice(index))),
    )
    .flatMap((line) => (hasSentences(line) ? splitSentences(breakBeforeFigures(line)) : [line]))
    .map(withoutBullet)
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece));
}

/** "1) the list 2) the log": only where the numbers count up from one. */
function splitInline(bare: string, line: string): readonly string[] {
  const marks = [...line.matchAll(inlineNumber)];
  if (marks.length < 2 || !marks.every((mark, index) => Number(mark[1]) === index + 1))
    return [bare];
  const starts = marks.map((mark) => mark.index);
  const before = line.slice(0, starts[0]).trim();
  const items = marks.map((mark, index) =>
    line.slice(mark.index + mark[0].length, starts[index + 1] ?? line.length).trim(),
  );
  return before === "" ? items : [before, ...items];
}

const numberedAbbreviation = /^(?:no|nos|vs|art|sec|fig|st|mt)$/i;

/** "done early. 0 injuries in 4 years": typed without capitals, a full stop ends a sentence before a figure too. */
function breakBeforeFigures(line: string): string {
  if (/^\p{Lu}/u.test(line)) return line;
  return line.replace(/([\p{L}%)]+)\.\s+(?=\d)/gu, (matched, word: string) =>
    word.length < 2 || numberedAbbreviation.test(word) || abbreviatedWords.has(word.toLowerCase())
      ? matched
      : `${word}.\n`,
  );
}

/** Inside quotation marks and brackets a full stop ends no sentence. */
function hasSentences(line: string): boolean {
  return splitOutsideBrackets(line, (character) => /[.!?]/.test(character)).length > 1;
}

const openingSigns = "(“‘[«";
const closingSigns = ")”’]»";

/** A text cut at the characters that are asked for, never inside brackets, quotation marks or a figure. */
export function splitOutsideBrackets(
  text: string,
  cutsAt: (character: string, index: number) => boolean,
): readonly string[] {
  const found: string[] = [];
  let depth = 0;
  let quoted = false;
  let start = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (character === '"') quoted = !quoted;
    else if (openingSigns.includes(character)) depth += 1;
    else if (isClosing(text, index, character)) depth = Math.max(0, depth - 1);
    else if (depth === 0 && !quoted && cutsAt(character, index)) {
      found.push(text.slice(start, index));
      start = index + 1;
    }
  }
  return [...found, text.slice(start)].map((piece) => piece.trim()).filter((piece) => piece !== "");
}

/** "don’t" closes no quotation. */
function isClosing(text: string, index: number, character: string): boolean {
  if (!closingSigns.includes(character)) return false;
  return character !== "’" || !/\p{L}/u.test(text[index + 1] ?? "");
}

const isComma = (text: string, index: number): boolean =>
  text[index] === "," && !/^\d{3}(?!\d)/.test(text.slice(index + 1));

/** The pieces between commas alone; "1,200" is one. */
export function splitCommas(text: string): readonly string[] {
  return splitOutsideBrackets(text, (_, index) => isComma(text, index));
}

/** The pieces between commas and plus signs. */
export function splitCommasAndPlus(text: string): readonly string[] {
  return splitOutsideBrackets(
    text,
    (character, index) =>
      isComma(text, index) ||
      (character === "+" && text[index - 1] === " " && text[index + 1] === " "),
  );
}

/** The same and at each "and"; what they are is for the reader to judge. */
export function splitCommasAndAnds(text: string): readonly string[] {
  return splitCommasAndPlus(text).flatMap(splitAtAnd);
}

/** A piece without the "and" that opens it, at the "and" inside it. */
export function splitAtAnd(part: string): readonly string[] {
  const bare = part.replace(/^(?:and|&)\s+/i, "");
  const match = /\s(?:and|&)\s/i.exec(bare);
  if (!match || /["“”()]/.test(bare)) return [bare];
  return [bare.slice(0, match.index), bare.slice(match.index + match[0].length)];
}
