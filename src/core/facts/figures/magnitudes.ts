import type { TextFigure } from "#core/facts/fact.ts";
import { lowAt, type Tokens } from "#core/facts/tokens.ts";
import type { ReadFigure } from "./digits.ts";

const multiples: readonly (readonly [RegExp, number])[] = [
  [/^doubl(?:ed|es|ing)$/, 2],
  [/^(?:tripl|trebl)(?:ed|es|ing)$/, 3],
  [/^quadrupl(?:ed|es|ing)$/, 4],
  [/^halv(?:ed|es|ing)$/, 0.5],
];
const vague = /^(?:dozens|hundreds|thousands|millions|billions|decades)$/;

/** "Sales doubled", "hundreds of families": a size without a number. */
export function readMagnitude(tokens: Tokens, at: number): ReadFigure | null {
  const size = { values: [], unit: "vague", currency: "", first: at, next: at + 1 } as const;
  const times = multiples.find(([words]) => words.test(lowAt(tokens, at)))?.[1];
  if (times !== undefined) return { ...size, unit: "times", values: [times] };
  return vague.test(lowAt(tokens, at)) ? size : null;
}

/** Whether a multiple and a percentage say the same: doubled and up 100%, halved and down 50%. */
export function isSameGrowth(one: TextFigure, other: TextFigure): boolean {
  const [times, percent] = one.unit === "times" ? [one, other] : [other, one];
  const [factor = 1] = times.values;
  const isPair = times.unit === "times" && percent.unit === "percent";
  return isPair && percent.values.includes(Math.abs(factor - 1) * 100);
}
