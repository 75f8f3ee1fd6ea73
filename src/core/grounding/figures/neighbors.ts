import type { Fact } from "#core/grounding/fact.ts";
import { toWordSet } from "#core/language/word-lists.ts";
import { shortTimeUnits, timeUnits, unitOfShortForm } from "#core/language/time-units.ts";
import { type Quantity, stem } from "./quantities.ts";

/** The content words of the clause on either side of a figure, nearest first. */
type Neighbors = { readonly before: readonly string[]; readonly after: readonly string[] };

/** How many characters on either side of a figure its clause is read. */
const reach = 90;
const clauseEnd = /[.,;:()•](?=\s|$)|\n/;
const shortened = String.raw`(?<!\b(?:${[...shortTimeUnits, "approx", "incl", "vs", "no"].join("|")}))`;
const sentenceEnd = new RegExp(String.raw`${shortened}\.(?=\s|$)|[;•](?=\s|$)|\n`, "i");

/** A quantity is compared with many others; its clause is read once. */
const known = new WeakMap<Fact, Neighbors>();

/** The content words of the clause around a figure or a date. */
export function neighborsOf(text: string, fact: Fact): Neighbors {
  const found = known.get(fact) ?? wordsBeside(text, fact, clauseEnd);
  known.set(fact, found);
  return found;
}

function wordsBeside(text: string, { start, end }: Fact, border: RegExp): Neighbors {
  const before =
    text
      .slice(Math.max(0, start - reach), start)
      .split(border)
      .at(-1) ?? "";
  const after = text.slice(end, end + reach).split(border)[0] ?? "";
  return { before: contentWords(before).toReversed(), after: contentWords(after) };
}

function contentWords(text: string): string[] {
  return [...text.toLowerCase().matchAll(/\p{L}[\p{L}’']+/gu)]
    .map(([word]) => unitOfShortForm(word) ?? stem(word))
    .filter((word) => !empty.has(word));
}

/**
 * Whether the nearest content words on both sides of a figure stand around the same figure in one clause of the answer, one of
 * them at least on its own side. Where a clause begins or ends at the figure, two words of the other side speak for it.
 */
export function hasSameNeighbors(
  text: string,
  fact: Quantity,
  sourceText: string,
  candidate: Quantity,
): boolean {
  const said = neighborsOf(text, fact);
  const typed = neighborsOf(sourceText, candidate);
  const [before, after] = [said.before.slice(0, 1), said.after.slice(0, 1)];
  const isOneSided = before.length + after.length < 2;
  const nearest = isOneSided
    ? { before: said.before.slice(0, 2), after: said.after.slice(0, 2) }
    : { before, after };
  const words = [...nearest.before, ...nearest.after];
  const around = new Set([...typed.before, ...typed.after]);
  return (
    words.length === 2 &&
    words.every((word) => around.has(word)) &&
    (nearest.before.some((word) => typed.before.includes(word)) ||
      nearest.after.some((word) => typed.after.includes(word)))
  );
}

/** Whether an answer’s clause around the figure has one of these words. */
export function hasAround(
  sourceText: string,
  candidate: Quantity,
  words: readonly string[],
): boolean {
  const { before, after } = neighborsOf(sourceText, candidate);
  return words.some((word) => before.includes(word) || after.includes(word));
}

/** Whether one word of its clause, or two of its sentence, stand around the figure of the answer too. */
export function sharesWords(
  text: string,
  fact: Quantity,
  sourceText: string,
  candidate: Quantity,
): boolean {
  const inClause = countShared(neighborsOf(text, fact), neighborsOf(sourceText, candidate));
  if (inClause === null || inClause > 0) return true;
  const inSentence = countShared(
    wordsBeside(text, fact, sentenceEnd),
    wordsBeside(sourceText, candidate, sentenceEnd),
  );
  return inSentence === null || inSentence > 1;
}

/** How many words two figures have in common beside units of time; null where one of them stands alone. */
function countShared(said: Neighbors, typed: Neighbors): number | null {
  const [own, others] = [said, typed].map(
    ({ before, after }) => new Set([...before, ...after].filter((word) => !timeUnits.has(word))),
  );
  if (!own?.size || !others?.size) return null;
  return [...own].filter((word) => others.has(word)).length;
}

const empty = toWordSet(
  "the and for from with that this into over under than then was were has have had not but our their her his its per went fell rose came down grew now about since against versus vs of to in on by as an or so up out off per last first they them are it is at i we you she he which that’s it’s been being only also today more less",
);
