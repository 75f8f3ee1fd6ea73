import { findClause } from "#core/composer/shapes/fits/clause.ts";
import { splitCommas } from "./pieces.ts";
import { hasKind, type Token, tokenize } from "#core/composer/shapes/tokens/tokens.ts";

/** "Stay, go, or stay at 60%": one row as options of its own, where every piece can stand as one; else whole. */
export function splitOptions(row: string): readonly string[] {
  const apart = row.split(optionJoint).map((piece) => piece.trim());
  const byComma = apart.flatMap(splitCommas).map((piece) => piece.replace(/^or\s+/i, ""));
  return [byComma, apart].find((pieces) => pieces.length > 1 && canStandAlone(pieces)) ?? [row];
}

const optionJoint =
  /,?\s+or\s+|\s+vs\.?\s+|\s*\/\s*(?!(?:day|week|wk|month|year|yr|hour)\b)(?=\p{L})/iu;

/**
 * Acts, or things that depend on nothing; behind an act a thing belongs to it ("in Bonn, Germany", "at the one or the
 * other").
 */
function canStandAlone(pieces: readonly string[]): boolean {
  const all = pieces.map((piece) => tokenize(piece.replace(/^(?:to|not|don’t)\s/i, "")));
  const begun = all.findIndex(isActOption);
  const fits = (tokens: readonly Token[], at: number) =>
    begun !== -1 && at >= begun ? hasKind(tokens[0], "base") : isThingOption(tokens);
  return all.every(fits) && !/^either\s/i.test(pieces[0] ?? "");
}

function isActOption([first, second]: readonly Token[]): boolean {
  if (!hasKind(first, "base") || hasKind(first, "determiner", "preposition")) return false;
  const goesOn = hasKind(
    second,
    "determiner",
    "possessive",
    "preposition",
    "particle",
    "number",
    "object",
  );
  return goesOn || !hasKind(first, "noun") || second === undefined;
}

function isThingOption(tokens: readonly Token[]): boolean {
  const [first] = tokens;
  const hangs = ["preposition", "conjunction", "relative", "subordinate", "adverb"] as const;
  const isClause = (findClause(tokens)?.fit ?? 0) > 0.5;
  const isShort = tokens.length > 0 && tokens.length <= maxOptionWords;
  return isShort && !hasKind(first, ...hangs, "negative") && !isClause;
}

const maxOptionWords = 6;
