import { findClause } from "#core/composer/shapes/fits/clause.ts";
import { fitMoney } from "#core/composer/shapes/fits/fit-measures.ts";
import { parseAnswerItem } from "#core/composer/shapes/parse-answer-item.ts";
import { splitCommas, splitLinePieces } from "./pieces.ts";
import { readShape } from "#core/composer/shapes/read-shape.ts";
import type { Shape } from "#core/composer/shapes/shape.ts";
import { hasKind, type Token, tokenize } from "#core/composer/shapes/tokens/tokens.ts";

/** The items of an answer by certain splits alone: lines, bullets, numbers, semicolons, sentence ends. */
export function splitItems(answer: string): readonly string[] {
  return splitLinePieces(answer);
}

const isGoverning = (part: string): boolean =>
  tokenize(part).some((one) => hasKind(one, "preposition"));

const isMoneyPart = (part: string): boolean => fitMoney(parseAnswerItem(part)) > 0.9;

/** "Assistant manager, 8,200 SGD a month", "two days on site, $950": the sum and the rest, each whole; null for no such pair. */
export function splitOffSum(item: string): { readonly sum: string; readonly rest: string } | null {
  const parts = splitCommas(item);
  const [sum, another] = parts.filter(isMoneyPart);
  const isJoined = parts.some((part) => /^(?:or|and|then|plus|\+|with)(?!\p{L})/iu.test(part));
  if (parts.length < 2 || isJoined || sum === undefined || another !== undefined) return null;
  return { sum, rest: parts.filter((part) => part !== sum).join(", ") };
}

/** The pieces of a row from each that opens to the next; what depends on the one before it stays with it. */
function joinRuns(parts: readonly string[], opens: (part: string, at: number) => boolean) {
  return parts.reduce((all: readonly string[], part, at) => {
    const before = all.at(-1);
    return before === undefined || opens(withoutConjunction(part), at)
      ? [...all, withoutConjunction(part)]
      : [...all.slice(0, -1), `${before}, ${part}`];
  }, []);
}

const withoutConjunction = (part: string): string => part.replace(/^(?:and|plus|&|\+)\s+/i, "");

/** "sweep, smoke test, certificate": one row of three things or more, each on its own; "apples, pears" may belong to one box. */
export function splitThings(row: string): readonly string[] {
  const all = row.includes(",") ? splitCommas(row) : row.split(/ and | \+ /);
  const things = standaloneThings(all) ?? [];
  const hasClause = things.map(tokenize).some((tokens) => (findClause(tokens)?.fit ?? 0) > 0.5);
  return things.length > 2 && !hasClause && !/^[^,]*:\s/.test(row) ? things : [row];
}

/** The things of a row with what depends on each; null where a preposition of the first may govern them all. */
function standaloneThings(parts: readonly string[]): readonly string[] | null {
  const named = (part: string, at: number) =>
    /^(?:\p{Lu}\S*\s?)+$/u.test(part) && parts.slice(0, at).some(isGoverning);
  const things = joinRuns(parts, (part, at) => !hangsOnPrevious(part) && !named(part, at));
  const [first = "", ...others] = things;
  const tokens = tokenize(first);
  const governed = tokens[tokens.findLastIndex((one) => hasKind(one, "preposition")) + 1];
  const alike = hasDeterminer(governed) === hasDeterminer(tokenize(others[0] ?? "")[0]);
  return isGoverning(first) && alike && !others.map(tokenize).some(standsWhole) ? null : things;
}

const hasDeterminer = (token?: Token): boolean => hasKind(token, "determiner", "possessive");

/** "by phone or video", "three hours each": describes the thing before it. */
function hangsOnPrevious(part: string): boolean {
  const [first] = tokenize(part);
  if (hasKind(first, "number")) return /\b(?:each|apiece|long)$/i.test(part);
  return hasKind(first, "preposition", "relative", "subordinate", "subject");
}

/** "a plan for home", "one call": nothing that a preposition further up could still govern, as in "help with the form, the letter". */
function standsWhole(tokens: readonly Token[]): boolean {
  const [first] = tokens;
  const isDefinite = hasKind(first, "possessive") || first?.lower === "the";
  return !isDefinite && (tokens.length > 2 || hasKind(first, "number", "determiner"));
}

const resultShapes: readonly Shape[] = ["deed", "change", "clause", "thing"];
const openingShapes: ReadonlySet<Shape> = new Set([
  "deed",
  "deeds",
  "i-clause",
  "change",
  "clause",
]);

/** A row of results at the commas before which a result of its own begins: a deed, a change, a figure that belongs to no deed. */
export function splitResults(row: string): readonly string[] {
  const parts = splitCommas(row);
  const [first = ""] = parts;
  const begun = parts.findIndex(
    (part) => isDeedPart(withoutConjunction(part)) || isOwnClause(withoutConjunction(part)),
  );
  const hasResult = begun !== -1 || parts.some(isChangePart);
  if (
    !hasResult ||
    !(isCountedThing(first) || openingShapes.has(readShape(first, resultShapes).shape))
  )
    return [withoutConjunction(row)];
  return joinRuns(parts, (part, at) => {
    const counts = isCountedThing(part) && (begun === -1 || at < begun);
    return isDeedPart(part) || isOwnClause(part) || isChangePart(part) || counts;
  });
}

const measuredPattern =
  /\s(?:(?:early|earlier|late|later|ahead|behind|before|under|over|running|straight)\b|each \w+$)/i;
const rankWords = /^(?:first|second|third|fourth|fifth)$/;

/** "served two days early", "finished third overall", "used each day": a span or a rank is no object. */
function isSpan(part: string): boolean {
  const [, second, third] = tokenize(part);
  if (rankWords.test(second?.lower ?? ""))
    return !hasKind(third, "noun") || /^(?:time|try|overall|place|year)$/.test(third?.lower ?? "");
  return (
    hasKind(second, "number", "determiner") &&
    (hasKind(third, "date") || measuredPattern.test(part))
  );
}

/** A past verb with its object: "trained 12 new hires", never "trained by the chain" or "closed in 2020". */
function isDeedPart(part: string): boolean {
  const [first, second] = tokenize(part);
  const acts =
    first !== undefined && hasKind(first, "past") && !hasKind(first, "modal", "auxiliary");
  return (
    acts &&
    !isSpan(part) &&
    hasKind(
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
    !hasKind(second, "preposition", "date") &&
    !/^(?:last|this|next)$/.test(second?.lower ?? "")
  );
}

const isOwnClause = (part: string): boolean => readShape(part, ["i-clause"]).shape === "i-clause";
const isChangePart = (part: string): boolean => readShape(part, resultShapes).shape === "change";
const isCountedThing = (part: string): boolean =>
  !/\sof (?:it|them|that|these|which|whom)\b/i.test(part) &&
  /^\p{Sc}?\d/u.test(part) &&
  ["thing", "money", "clause"].includes(readShape(part, resultShapes).shape);
