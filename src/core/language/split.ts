import { joinAnd } from "./phrase.ts";
import { quotedSpans, touches, type Span } from "./quotes.ts";
import { splitSentences } from "./sentences.ts";

/** One statement of an answer. `aside` is what stood in brackets, `text` the rest, `whole` both as she had them. */
export type Unit = { readonly text: string; readonly aside?: string; readonly whole: string };

const marker = /(?:^|\n|(?<=[.;,)]\s|\S\s\s))\s*(?:\(?(\d{1,2}|[a-h])\)|(\d{1,2})\.(?=\s\D))\s+/gi;
const bullet = /^\s*(?:[-*•·–▪◦]|→)\s+/;

/** The entries of an answer that she listed herself: by numbers or letters ("1)", "b)"), lines, bullets, " / " or ";". One entry when she listed nothing. Markers are left out. */
export function splitEntries(text: string): readonly string[] {
  const numbered = splitNumbered(text);
  if (numbered.length > 1) return numbered;
  return text
    .split("\n")
    .flatMap((line) =>
      splitOutside(spellSlashes(line.replace(bullet, "")), /\s*;\s+|\s+\/\s+|\s*\|\s*/g),
    )
    .map(tidyEntry)
    .filter((entry) => entry !== "");
}

function splitNumbered(text: string): readonly string[] {
  const marks = Array.from(text.matchAll(marker));
  const labels = marks.map((mark) => (mark[1] ?? mark[2] ?? "").toLowerCase());
  const first = labels[0];
  if (first !== "1" && first !== "a") return [];
  const inOrder = labels.every(
    (label, index) =>
      label === (first === "1" ? String(index + 1) : String.fromCodePoint(97 + index)),
  );
  if (!inOrder) return [];
  return marks.map((mark, index) =>
    tidyEntry(text.slice(mark.index + mark[0].length, marks[index + 1]?.index)),
  );
}

/** Slashes that list things inside one sentence of several, or offer one word beside another, are words; a line that is all slashes is a list. */
function spellSlashes(line: string): string {
  const sentences = splitStops(line);
  return sentences
    .map((sentence) => {
      const pieces = splitOutside(sentence, /\s+\/\s+/g).map((piece) => piece.trim());
      const [first = "", last = ""] = [pieces[0], pieces.at(-1)];
      if (pieces.length === 1) return sentence;
      if (sentences.length > 1) return joinAnd(pieces);
      const beside = pieces.length === 2 && !last.includes(" ") && first.split(" ").length > 4;
      return beside ? `${first} or ${last}` : sentence;
    })
    .join(". ")
    .replaceAll(/([.?!])\. /g, "$1 ");
}

function tidyEntry(entry: string): string {
  return entry
    .trim()
    .replace(bullet, "")
    .replace(/[,;]+$/, "")
    .trim();
}

/** The statements of an answer: entries, and inside them sentences and stretches set off by " – ". Asides in brackets stay with their statement. */
export function splitUnits(text: string): readonly Unit[] {
  return splitEntries(text)
    .flatMap((entry) => splitStops(entry))
    .flatMap((sentence) => splitOutside(sentence, /\s+–\s+/g))
    .map(toUnit)
    .filter((unit) => unit.text !== "" || unit.aside !== undefined);
}

/** Sentences, also where the next one starts in lower case: "scrap. 6.2% down to 2.9". Clock times and abbreviations stay whole. */
export function splitStops(text: string): readonly string[] {
  return splitSentences(text).flatMap((sentence) => splitOutside(sentence, lowerStop));
}

const lowerStop =
  /(?<!\b(?:[ap]\.m|Dr|Mr|Mrs|Ms|Maj|Col|Lt|Sgt|Capt|Gen|Cmdr|Rev|St|No|vs|e\.g|i\.e|etc|approx|Inc|Jr|Sr|ch|[A-Z]))\.\s+(?=[\p{Ll}\d“$])/gu;

function toUnit(text: string): Unit {
  const match = /\s*\(([^()]*)\)/.exec(text);
  const whole = strip(text);
  if (match === null) return { text: whole, whole };
  const rest = strip(text.replace(match[0], ""));
  return { text: rest, aside: strip(match[1] ?? ""), whole };
}

function strip(text: string): string {
  const trimmed = text.trim().replace(/^[,;.]\s*/, "");
  return /\b[ap]\.m\.$|\b[A-Z]\.[A-Z]\.$|\b(?:Inc|Jr|Sr)\.$/.test(trimmed)
    ? trimmed
    : trimmed.replace(/[\s.,;:]+$/, "");
}

/** Pieces between commas that are not inside figures, brackets or quoted speech. A leading "and" or "or" of the last piece is left out. */
export function splitCommas(text: string): readonly string[] {
  return splitOutside(text, /,\s+(?!\d{4}\b)/g)
    .map((piece) => piece.trim().replace(/^(?:and|or)\s+/i, ""))
    .filter((piece) => piece !== "");
}

/** The items of a list written in one line: at commas, and at the "and" of the last item. */
export function splitItems(text: string): readonly string[] {
  return splitEntries(text).flatMap((entry) => {
    const pieces = splitCommas(strip(entry));
    const last = pieces.at(-1);
    if (last === undefined || !isListLike(entry))
      return pieces.length > 1 ? pieces : [strip(entry)];
    const parts = splitOutside(last, /\s+(?:and|or)\s+/g);
    return parts.length === 2 && parts.every((part) => part.trim().split(" ").length <= 4)
      ? [...pieces.slice(0, -1), ...parts.map((part) => part.trim())]
      : pieces;
  });
}

/** Whether the text is a list of short items rather than clauses joined by commas. */
export function isListLike(text: string): boolean {
  const pieces = splitCommas(text);
  if (pieces.length < 2) return /\s(?:and|or)\s/.test(text) && text.split(" ").length <= 8;
  return pieces.every(
    (piece) =>
      piece.split(" ").length <= 6 &&
      !/^(?:I|we|they|she|he|it|you|but|so|because|when|if|while)\b/.test(piece),
  );
}

function bracketSpans(text: string): readonly Span[] {
  return Array.from(text.matchAll(/\([^()]*\)/g), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** Splits where the pattern matches outside quoted speech and brackets. */
export function splitOutside(text: string, pattern: RegExp): readonly string[] {
  const closed = [...quotedSpans(text), ...bracketSpans(text)];
  const pieces: string[] = [];
  let at = 0;
  for (const match of text.matchAll(pattern)) {
    if (touches(closed, match.index, match.index + match[0].length)) continue;
    pieces.push(text.slice(at, match.index));
    at = match.index + match[0].length;
  }
  return [...pieces, text.slice(at)];
}
