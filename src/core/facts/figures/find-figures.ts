import type { TextFigure } from "#core/facts/fact.ts";
import { lowAt, type Tokens } from "#core/facts/tokens.ts";
import { boundOf } from "./bounds.ts";
import { isDenied, subjectBefore, wordsBeside } from "./clause.ts";
import { nounsBehind, rateBehind } from "./counted.ts";
import { type ReadFigure, readDigits, withUnit } from "./digits.ts";
import { ordinals, readNumberWords, readPart } from "./number-words.ts";
import { readMagnitude } from "./magnitudes.ts";
import { readShare } from "./shares.ts";

/** The figures of a text, in digits and in words, in order; `isTaken` says which tokens belong to dates. */
export function findTextFigures(
  text: string,
  tokens: Tokens,
  isTaken: (token: Tokens[number]) => boolean,
): TextFigure[] {
  const figures: TextFigure[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    const read = token === undefined || isTaken(token) ? null : readFigure(tokens, at);
    if (!read) continue;
    const figure = figureOf(text, tokens, read);
    figures.push({ ...figure, nouns: nounsOf(figure, figures.at(-1), text) });
    at = read.next - 1;
  }
  return figures;
}

function readFigure(tokens: Tokens, at: number): ReadFigure | null {
  if (tokens[at]?.kind === "number") return readDigits(tokens, at);
  const part = readPart(tokens, at);
  const size = part ? null : (readShare(tokens, at) ?? readMagnitude(tokens, at));
  const words = part ?? readNumberWords(tokens, at);
  return size ?? (words && withUnit(tokens, { ...words, values: [words.value], first: at }));
}

function figureOf(text: string, tokens: Tokens, { first, next, ...size }: ReadFigure): TextFigure {
  const [start, end] = [tokens[first]?.start ?? 0, tokens[next - 1]?.end ?? 0];
  const place = { start, end, text: text.slice(start, end) };
  return {
    kind: "figure",
    ...place,
    ...size,
    nouns: nounsBehind(tokens, next),
    per: rateBehind(tokens, next),
    bound: boundOf(text, start, end),
    isTold: /^(?:the|th[eo]se|this|that|all|both)$/.test(lowAt(tokens, first - 1)),
    isOrdinal: /^\d+(?:st|nd|rd|th)$/i.test(place.text) || ordinals.includes(place.text),
    isDenied: isDenied(text, place),
    subject: subjectBefore(text, place),
    beside: wordsBeside(text, place),
  };
}

const turning = /^[ \p{L}]{0,30}(?:[-=]+>|→|\bto|\bnow)(?: \p{L}+)? ?$/u;

/** Both figures of "from 38 minutes to 27" count minutes. */
function nounsOf({ nouns, unit, start }: TextFigure, earlier: TextFigure | undefined, text = "") {
  const isBare = nouns.length === 0 && unit === "count" && earlier?.unit === "count";
  return isBare && turning.test(text.slice(earlier.end, start)) ? earlier.nouns : nouns;
}
