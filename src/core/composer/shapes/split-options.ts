import { findClause } from "./clause.ts";
import { commaParts } from "./pieces.ts";
import { is, type Token, tokensOf } from "./tokens.ts";

/** "Stay, go, or stay at 60%": one row as options of its own, where every piece can stand as one; else whole. */
export function splitOptions(row: string): readonly string[] {
  const apart = row.split(joint).map((piece) => piece.trim());
  const byComma = apart.flatMap(commaParts).map((piece) => piece.replace(/^or\s+/i, ""));
  return [byComma, apart].find((pieces) => pieces.length > 1 && stand(pieces)) ?? [row];
}

const joint = /,?\s+or\s+|\s+vs\.?\s+|\s*\/\s*(?!(?:day|week|wk|month|year|yr|hour)\b)(?=\p{L})/iu;

/** Acts, or things that hang on nothing; behind an act a thing belongs to it ("in Bonn, Germany", "at the one or the other"). */
function stand(pieces: readonly string[]): boolean {
  const all = pieces.map((piece) => tokensOf(piece.replace(/^(?:to|not|don’t)\s/i, "")));
  const begun = all.findIndex(isAct);
  const fits = (tokens: readonly Token[], at: number) =>
    begun !== -1 && at >= begun ? is(tokens[0], "base") : isThing(tokens);
  return all.every(fits) && !/^either\s/i.test(pieces[0] ?? "");
}

function isAct([first, second]: readonly Token[]): boolean {
  if (!is(first, "base") || is(first, "determiner", "preposition")) return false;
  const goesOn = is(
    second,
    "determiner",
    "possessive",
    "preposition",
    "particle",
    "number",
    "object",
  );
  return goesOn || !is(first, "noun") || second === undefined;
}

function isThing(tokens: readonly Token[]): boolean {
  const [first] = tokens;
  const hangs = ["preposition", "conjunction", "relative", "subordinate", "adverb"] as const;
  const told = (findClause(tokens)?.fit ?? 0) > 0.5;
  const isShort = tokens.length > 0 && tokens.length <= most;
  return isShort && !is(first, ...hangs, "negative") && !told;
}

const most = 6;
