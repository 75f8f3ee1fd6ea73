import { findClause } from "./clause.ts";
import { fitMoney } from "./fit-measures.ts";
import { itemOf } from "./item.ts";
import { commaParts, commaPieces, linePieces } from "./pieces.ts";
import { readShape } from "./read-shape.ts";
import type { Shape } from "./shape.ts";
import { is, tokensOf } from "./tokens.ts";

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
  const isJoined = parts.some((part) => /^(?:or|and|then)\b/i.test(part));
  if (parts.length < 2 || isJoined || sum === undefined || another !== undefined) return null;
  return { sum, rest: parts.filter((part) => part !== sum).join(", ") };
}

/** "sweep, smoke test, certificate": one row of three things or more, each on its own; "apples, pears" may belong to one box. */
export function splitThings(row: string): readonly string[] {
  const all = row.includes(",") ? commaParts(row) : row.split(/ and /);
  const parts = all.map(tokensOf);
  const opens = parts.every(
    ([first]) => !is(first, "preposition", "relative", "subordinate", "subject"),
  );
  const apart =
    !parts[0]?.some((token) => is(token, "preposition")) ||
    parts.every(([first]) => is(first, "number", "determiner"));
  const told = parts.some((tokens) => (findClause(tokens)?.fit ?? 0) > 0.5);
  return parts.length > 2 && opens && apart && !told ? all : [row];
}

const ofResult: readonly Shape[] = ["deed", "change", "clause", "thing"];

/** A row of results at its commas, where every piece is certainly a result of its own: a figure, a change, a deed; else whole. */
export function splitResults(row: string): readonly string[] {
  const parts = commaParts(row).map((part) => part.replace(/^and\s+/i, ""));
  const deeds = parts.map((part, at) => isDeed(part) || (at === 0 && isOwn(part)));
  const begun = deeds.indexOf(true);
  const certain = parts.every(
    (part, at) => deeds[at] || isChange(part) || (isCount(part) && (begun === -1 || at < begun)),
  );
  const told = parts.some((part, at) => deeds[at] || isChange(part));
  return parts.length > 1 && certain && told ? parts : [row];
}

/** A past verb with its object: "trained 12 new hires", never "trained by the chain" or "closed in 2020". */
function isDeed(part: string): boolean {
  const [first, second] = tokensOf(part);
  const acts = first !== undefined && is(first, "past") && !is(first, "modal", "auxiliary");
  return (
    acts &&
    is(second, "number", "determiner", "possessive", "noun", "plural", "adjective") &&
    !is(second, "preposition", "date")
  );
}

const isOwn = (part: string): boolean => readShape(part, ["i-clause"]).shape === "i-clause";
const isChange = (part: string): boolean => readShape(part, ofResult).shape === "change";
const isCount = (part: string): boolean =>
  /^\d/.test(part) && readShape(part, ofResult).shape === "thing";
