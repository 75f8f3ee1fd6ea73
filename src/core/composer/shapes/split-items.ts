import { findClause } from "./clause.ts";
import { fitMoney } from "./fit-measures.ts";
import { itemOf } from "./item.ts";
import { commaParts, linePieces, listParts, splitAnd } from "./pieces.ts";
import { readShape } from "./read-shape.ts";
import type { Shape } from "./shape.ts";
import { is, type Token, tokensOf } from "./tokens.ts";

/** The items of an answer by certain splits alone: lines, bullets, numbers, semicolons, sentence ends. */
export function splitItems(answer: string): readonly string[] {
  return linePieces(answer);
}

/** One item at its commas and its last "and", where every piece is a deed or every piece a thing that stands alone; else whole. */
export function splitAtCommas(item: string, expected: readonly Shape[]): readonly string[] {
  const { shape } = readShape(item, expected);
  const parts = closedList(listParts(item));
  if (shape === "deeds") return parts.slice(1).every(isDeed) ? parts : [item];
  return (shape === "things" ? standing(parts) : null) ?? [item];
}

/** An "and" closes a list that has none before it, where no preposition still governs: never "the filing for Iowa and Nebraska". */
function closedList(parts: readonly string[]): readonly string[] {
  const [before = "", after] = splitAnd(parts.at(-1) ?? "");
  const others = parts.slice(0, -1);
  const closes = !others.some((part) => / (?:and|&) /i.test(part)) && !isGoverning(before);
  return after !== undefined && (closes || isDeed(after)) ? [...others, before, after] : parts;
}

const isGoverning = (part: string): boolean => tokensOf(part).some((one) => is(one, "preposition"));

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
  const things = standing(all) ?? [];
  const told = things.map(tokensOf).some((tokens) => (findClause(tokens)?.fit ?? 0) > 0.5);
  return things.length > 2 && !told && !/^[^,]*:\s/.test(row) ? things : [row];
}

/** The things of a row with what hangs on each; null where a preposition of the first may govern them all. */
function standing(parts: readonly string[]): readonly string[] | null {
  const named = (part: string, at: number) =>
    /^(?:\p{Lu}\S*\s?)+$/u.test(part) && parts.slice(0, at).some(isGoverning);
  const things = runs(parts, (part, at) => !hangs(part) && !named(part, at));
  const [first = "", ...others] = things;
  const tokens = tokensOf(first);
  const governed = tokens[tokens.findLastIndex((one) => is(one, "preposition")) + 1];
  const alike = isHeld(governed) === isHeld(tokensOf(others[0] ?? "")[0]);
  return isGoverning(first) && alike && !others.map(tokensOf).some(isWhole) ? null : things;
}

const isHeld = (token?: Token): boolean => is(token, "determiner", "possessive");

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
const begins: ReadonlySet<Shape> = new Set(["deed", "deeds", "i-clause", "change", "clause"]);

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

const measured =
  /\s(?:(?:early|earlier|late|later|ahead|behind|before|under|over|running|straight)\b|each \w+$)/i;
const rank = /^(?:first|second|third|fourth|fifth)$/;

/** "served two days early", "finished third overall", "used each day": a span or a rank is no object. */
function isSpan(part: string): boolean {
  const [, second, third] = tokensOf(part);
  if (rank.test(second?.lower ?? ""))
    return !is(third, "noun") || /^(?:time|try|overall|place|year)$/.test(third?.lower ?? "");
  return is(second, "number", "determiner") && (is(third, "date") || measured.test(part));
}

/** A past verb with its object: "trained 12 new hires", never "trained by the chain" or "closed in 2020". */
function isDeed(part: string): boolean {
  const [first, second] = tokensOf(part);
  const acts = first !== undefined && is(first, "past") && !is(first, "modal", "auxiliary");
  return (
    acts &&
    !isSpan(part) &&
    is(
      second,
      "number",
      "determiner",
      "possessive",
      "noun",
      "plural",
      "adjective",
      "gerund",
      "base",
    ) &&
    !is(second, "preposition", "date") &&
    !/^(?:last|this|next)$/.test(second?.lower ?? "")
  );
}

const isOwn = (part: string): boolean => readShape(part, ["i-clause"]).shape === "i-clause";
const isChange = (part: string): boolean => readShape(part, ofResult).shape === "change";
const isCount = (part: string): boolean =>
  !/\sof (?:it|them|that|these|which|whom)\b/i.test(part) &&
  /^\p{Sc}?\d/u.test(part) &&
  ["thing", "money", "clause"].includes(readShape(part, ofResult).shape);
