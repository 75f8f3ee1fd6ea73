import type { TextFigure } from "#core/facts/fact.ts";
import { isCapitalAt, isGlued, lowAt, type Tokens } from "#core/facts/tokens.ts";
import { scales } from "./number-words.ts";

/** A number as it stands: its readings, the kind of figure, its first token and the place behind it. */
export type ReadFigure = Pick<TextFigure, "values" | "unit" | "currency"> & {
  readonly first: number;
  readonly next: number;
};

const letterScales: readonly (readonly [RegExp, number])[] = [
  [/^k$/, 1e3],
  [/^(?:mm?|mn|mio|mln)$/, 1e6],
  [/^bn?$/, 1e9],
];
const currencies: readonly (readonly [RegExp, string])[] = [
  [/^(?:\$|dollars?|bucks|usd)$/, "$"],
  [/^(?:€|euros?|eur)$/, "€"],
  [/^(?:£|gbp|quid)$/, "£"],
];
const sign = /^\p{Sc}$/u;

function currencyOf(word: string): string | undefined {
  const known = currencies.find(([words]) => words.test(word))?.[1];
  return known ?? (sign.test(word) ? word : undefined);
}

function scaleAt(tokens: Tokens, at: number): number {
  const low = lowAt(tokens, at);
  if (!isGlued(tokens, at)) return scales.get(low) ?? 1;
  return letterScales.find(([letters]) => letters.test(low))?.[1] ?? 1;
}

/** The figure whose digits are a token; null where they count nothing: "N95", "8D", "24/7". */
export function readDigits(tokens: Tokens, at: number): ReadFigure | null {
  const around = [-2, -1, 0, 1, 2].map((place) => lowAt(tokens, at + place)).join("");
  const scale = scaleAt(tokens, at + 1);
  const isLettered = isGlued(tokens, at + 1) && isCapitalAt(tokens, at + 1) && scale === 1;
  const isBehindWord = isGlued(tokens, at) && tokens[at - 1]?.kind === "word";
  // The "R" of "R11.4m" and of "R64,000".
  const isLarge = /[.,]\d|\d{4}/.test(lowAt(tokens, at)) || scale > 1;
  const isLetter = isBehindWord && isLarge && /^\p{Lu}{1,3}$/u.test(tokens[at - 1]?.text ?? "");
  if (around.includes("24/7") || isLettered || (isBehindWord && !isLetter)) return null;
  const currency = currencyOf(lowAt(tokens, at - 1)) ?? (isLetter ? "?" : "");
  const next = scale === 1 ? at + 1 : at + 2;
  const factors = [scale, ...otherScales(tokens, at, scale)];
  const values = readingsOf(lowAt(tokens, at)).flatMap((value) =>
    factors.map((factor) => Number((value * factor).toPrecision(12))),
  );
  const read = withUnit(tokens, { values, first: currency === "" ? at : at - 1, next });
  return currency === "" ? read : { ...read, unit: "money", currency };
}

/** "1,200" is one number, "4,1" is 4.1, "2.300" may be either. */
function readingsOf(digits: string): readonly number[] {
  const plain = digits.replace(/[ \u00a0\u202f]/g, "");
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(plain)) return [Number(plain.replaceAll(",", ""))];
  if (/^\d+,\d{1,2}$/.test(plain)) return [Number(plain.replace(",", "."))];
  const whole = /^\d{1,3}(?:\.\d{3})+$/.test(plain) ? [plain.replaceAll(".", "")] : [];
  return [...plain.split(","), ...whole].map(Number).filter((value) => !Number.isNaN(value));
}

/** "30m" may be thirty meters; the "1" of "1-5M" and the "120" of "120 to 140k" take the scale of the second figure. */
function otherScales(tokens: Tokens, at: number, scale: number): readonly number[] {
  if (scale > 1) return lowAt(tokens, at + 1) === "m" ? [1] : [];
  const isRange = /^(?:[-–]|to|and|or)$/.test(lowAt(tokens, at + 1));
  const second = sign.test(lowAt(tokens, at + 2)) ? at + 3 : at + 2;
  return isRange && tokens[second]?.kind === "number" ? [scaleAt(tokens, second + 1)] : [];
}

/** Takes in the sign or the word behind a number that says what kind of figure it is. */
export function withUnit(
  tokens: Tokens,
  { values, first, next }: Pick<ReadFigure, "values" | "first" | "next">,
): ReadFigure {
  const low = lowAt(tokens, next);
  const count = { values, first, next, unit: "count", currency: "" } as const;
  if (/^(?:%|percent|pct)$/.test(low)) return { ...count, unit: "percent", next: next + 1 };
  const isPercent = `${low} ${lowAt(tokens, next + 1)}` === "per cent";
  if (isPercent) return { ...count, unit: "percent", next: next + 2 };
  const currency = isGlued(tokens, next + 1) && sign.test(low) ? undefined : currencyOf(low);
  if (currency !== undefined) return { ...count, unit: "money", currency, next: next + 1 };
  if (!isGlued(tokens, next)) return count;
  if (low === "x") return { ...count, unit: "times", next: next + 1 };
  return /^(?:st|nd|rd|th)$/.test(low) ? { ...count, next: next + 1 } : count;
}
