import type { FaultSpan } from "#core/composer/english/fault.ts";
import { createWordSet } from "#core/composer/english/words/lexicon.ts";
import type { Word } from "#core/composer/english/words/tokenize-words.ts";
import type { TextRange } from "#core/result/text-units.ts";

const neverLast = createWordSet(
  "and or nor because although whereas unless than the an my our your their its every",
);
const strandablePrepositions = createWordSet("of for with from into onto");
const strandingWords = createWordSet(
  "what whatever who whom whose which that where how to we they you he she it been being got get gets worth too enough nothing something someone anything anyone people",
);
const beforeBut = createWordSet("anything all nothing last none everything everyone nobody no");

const closed = /[\p{L}\p{N}][)\]]?[.!][)\]"”]?$/u;

/** A joining word, an article or a preposition with nothing after it. */
export function findLooseEnd(words: readonly Word[], sentence: string): FaultSpan | null {
  const [before, last] = words.slice(-2);
  if (!before || !last || last.afterMark || !closed.test(sentence)) return null;
  const isLoose =
    (neverLast.has(last.lower) && last.text === last.lower) ||
    (last.lower === "a" && last.text === "a" && before.text === before.lower) ||
    (last.lower === "but" && !beforeBut.has(before.lower)) ||
    (strandablePrepositions.has(last.lower) && !isStranded(words));
  if (!isLoose || before.lower === "oh" || (last.lower === "because" && before.lower === "just"))
    return null;
  if (last.lower === "or" && before.lower === "either") return null;
  return { kind: "loose end", start: before.start, end: last.end };
}

/** "the people I work with", "I will not be spoken for": the word it belongs to stands before it. */
function isStranded(words: readonly Word[]): boolean {
  const body = words.slice(0, -1);
  const first = body[0]?.lower ?? "";
  if (/^(?:what|who|which|where|how|the|a|an|every|all|no|one|two|three)$/.test(first)) return true;
  return body.some(({ lower }, at) => {
    if (at > 0 && (lower === "i" || strandingWords.has(lower))) return true;
    const next = body[at + 1]?.lower ?? "";
    return /^(?:am|is|are|was|were|be)$|'(?:m|re|s)$/.test(lower) && !next.endsWith("ing");
  });
}

const pairs = [
  ["(", ")"],
  ["[", "]"],
  ["“", "”"],
] as const;

/** Brackets and quotation marks that are opened and not closed, or closed and never opened. */
export function findUnclosedMarks(text: string): FaultSpan[] {
  const plain = text.replaceAll(/[:;]-?[()]/g, (smile) => " ".repeat(smile.length));
  const unmatched = pairs.flatMap(([open, close]) => findUnpaired(plain, open, close));
  return [...unmatched, ...findUnpairedStraightQuotes(plain)].map(({ start, end }) => ({
    kind: "open mark",
    start,
    end,
  }));
}

const numbers = /(?:^|\s)(?:\d{1,2}|[a-h])$/;

function findUnpaired(text: string, open: string, close: string): TextRange[] {
  const waiting: number[] = [];
  const lone: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === open) waiting.push(at);
    else if (text[at] === close && waiting.pop() === undefined && !numbers.test(text.slice(0, at)))
      lone.push(at);
  }
  return [...waiting, ...lone].map((start) => ({ start, end: start + 1 }));
}

/** Straight marks come in twos; after a figure one stands for inches. */
function findUnpairedStraightQuotes(text: string): TextRange[] {
  const marks = [...text.matchAll(/(?<!\d)"/g)];
  const inches = /\d"/.test(text);
  const last = marks.at(-1);
  return marks.length % 2 === 1 && last && !inches
    ? [{ start: last.index, end: last.index + 1 }]
    : [];
}

const abbreviated = createWordSet(
  "approx assoc incl govt dept prof vol vols corp inc ltd etc min max est fig sec ext mrs jan feb mar apr jun jul aug sep sept oct nov dec",
);

/** Sentences that begin with a small letter: the first, and those after a full stop. */
export function findLowercaseStarts(text: string, words: readonly Word[]): FaultSpan[] {
  return words.flatMap((word, at): FaultSpan[] => {
    if (!/^\p{Ll}[\p{Ll}’']*$/u.test(word.text)) return [];
    const before = words[at - 1];
    if (before) {
      const gap = text.slice(before.end, word.start);
      if (!/^[.!?]["”)]?\s+["“(]?$/.test(gap) || word.quoted) return [];
      if (!/^\p{L}{3,}$/u.test(before.text) || abbreviated.has(before.lower)) return [];
    } else if (
      !/[.?!]/.test(text) ||
      /^[\s“"(]*(?:[-•*]|\w{1,3}\)|\[)/.test(text) ||
      text.slice(0, word.start).includes("…")
    )
      return [];
    return [{ kind: "lower case", start: word.start, end: word.end }];
  });
}
