import { findClause } from "./clause.ts";
import { fitMoney } from "./fit-measures.ts";
import { itemOf } from "./item.ts";
import { commaParts, commaPieces, linePieces } from "./pieces.ts";
import { readShape } from "./read-shape.ts";
import type { Shape } from "./shape.ts";
import { is, type Token, tokensOf } from "./tokens.ts";

/** The items of an answer by certain splits alone: lines, bullets, numbers, semicolons, sentence ends. */
export function splitItems(answer: string): readonly string[] {
  return linePieces(answer);
}

/** One item at its commas and "and", where every piece is a deed or every piece a thing; else whole. */
export function splitAtCommas(item: string, expected: readonly Shape[]): readonly string[] {
  const { shape } = readShape(item, expected);
  return shape === "deeds" || shape === "things" ? commaPieces(item) : [item];
}

const isMoney = (part: string): boolean => fitMoney(itemOf(part)) > 0.9;

/** "Assistant manager, 8,200 SGD a month", "two days on site, $950": the sum and the rest, each whole; null for no such pair. */
export function withSum(item: string): { readonly sum: string; readonly rest: string } | null {
  const parts = commaParts(item);
  const [sum, another] = parts.filter(isMoney);
  const isJoined = parts.some((part) => /^(?:or|and|then|plus|\+|with)(?!\p{L})/iu.test(part));
  if (parts.length < 2 || isJoined || sum === undefined || another !== undefined) return null;
  return { sum, rest: parts.filter((part) => part !== sum).join(", ") };
}

/** The pieces of a row from each that opens to the next; what hangs on the one before it stays with it. */
function runs(parts: readonly string[], opens: (part: string, at: number) => boolean) {
  return parts.reduce((all: readonly string[], part, at) => {
    const before = all.at(-1);
    return before === undefined || opens(bare(part), at)
      ? [...all, bare(part)]
      : [...all.slice(0, -1), `${before}, ${part}`];
  }, []);
}

const bare = (part: string): string => part.replace(/^(?:and|plus|&|\+)\s+/i, "");

/** "sweep, smoke test, certificate": one row of three things or more, each on its own; "apples, pears" may belong to one box. */
export function splitThings(row: string): readonly string[] {
  const all = row.includes(",") ? commaParts(row) : row.split(/ and | \+ /);
  const things = runs(all, (part) => !hangs(part));
  const [first = [], ...others] = things.map(tokensOf);
  const apart = !first.some((token) => is(token, "preposition")) || others.some(isWhole);
  const told = [first, ...others].some((tokens) => (findClause(tokens)?.fit ?? 0) > 0.5);
  return things.length > 2 && apart && !told && !/^[^,]*:\s/.test(row) ? things : [row];
}

/** "by phone or video", "three hours each": said of the thing before it. */
function hangs(part: string): boolean {
  const [first] = tokensOf(part);
  if (is(first, "number")) return /\b(?:each|apiece|long)$/i.test(part);
  return is(first, "preposition", "relative", "subordinate", "subject");
}

/** "a plan for home", "one call": nothing that a preposition further up could still govern, as in "help with the form, the letter". */
function isWhole(tokens: readonly Token[]): boolean {
  const [first] = tokens;
  const held = is(first, "possessive") || first?.lower === "the";
  return !held && (tokens.length > 2 || is(first, "number", "determiner"));
}

const ofResult: readonly Shape[] = ["deed", "change", "clause", "thing"];
const begins: ReadonlySet<Shape> = new Set(["deed", "deeds", "i-clause", "change"]);

/** A row of results at the commas before which a result of its own begins: a deed, a change, a figure that belongs to no deed. */
export function splitResults(row: string): readonly string[] {
  const parts = commaParts(row);
  const [first = ""] = parts;
  const begun = parts.findIndex((part) => isDeed(bare(part)) || isOwn(bare(part)));
  const told = begun !== -1 || parts.some(isChange);
  if (!told || !(isCount(first) || begins.has(readShape(first, ofResult).shape)))
    return [bare(row)];
  return runs(parts, (part, at) => {
    const counts = isCount(part) && (begun === -1 || at < begun);
    return isDeed(part) || isOwn(part) || isChange(part) || counts;
  });
}

/** A past verb with its object: "trained 12 new hires", never "trained by the chain" or "closed in 2020". */
function isDeed(part: string): boolean {
  const [first, second] = tokensOf(part);
  const acts = first !== undefined && is(first, "past") && !is(first, "modal", "auxiliary");
  return (
    acts &&
    is(second, "number", "determiner", "possessive", "noun", "plural", "adjective") &&
    !is(second, "preposition", "date") &&
    !/^(?:last|this|next)$/.test(second?.lower ?? "")
  );
}

const isOwn = (part: string): boolean => readShape(part, ["i-clause"]).shape === "i-clause";
const isChange = (part: string): boolean => readShape(part, ofResult).shape === "change";
const isCount = (part: string): boolean =>
  !/\sof (?:it|them|that|these|which|whom)\b/i.test(part) &&
  /^\p{Sc}?\d/u.test(part) &&
  ["thing", "money"].includes(readShape(part, ofResult).shape);
