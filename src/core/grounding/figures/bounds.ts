import { isBeforeTax } from "./before-tax.ts";
import { findQuantities, type Quantity } from "./quantities.ts";

/** "Above" is "more than 10", "atLeast" is "10 or more", "floor" either of them ("10+"), "ceiling" is "10 or less". */
type Bound = "above" | "atLeast" | "floor" | "ceiling";

/** Verbs that "over" belongs to: "hand over 54 cases", "we took over 3 plans". */
const phrasal = String.raw`(?:hand|pass|turn|carr|roll|sign|switch|tak|took|go|went|look|win|won|read|bring|brought)\p{Ll}*`;
const stated: readonly (readonly [Bound, RegExp])[] = [
  ["above", /\b(?:more th[ae]n|above|just past)\s$/iu],
  ["above", new RegExp(String.raw`(?<!(?<!\p{L})${phrasal}(?: it| them| all)?\s)\bover\s$`, "iu")],
  ["atLeast", /\b(?:at least|minimum(?: of)?|min\.?)\s$/iu],
  ["floor", /\bupwards of\s$/iu],
  ["ceiling", /\b(?:(?:less|fewer) than|under|below|at most|up to|max(?:imum)?\.?(?: of)?)\s$/iu],
];
const added: readonly (readonly [Bound, RegExp])[] = [
  ["atLeast", /^(?:\s?%)?(?:\s\p{L}+){0,2}\sor more\b/iu],
  ["ceiling", /^(?:\s?%)?(?:\s\p{L}+){0,2}\sor (?:less|fewer|below|under)\b/iu],
  ["floor", /^\s?(?:\+(?!\s?\d)|plus\b)/iu],
];
/** "No more than 30", "no to boats over 30": whatever bound follows is turned round. */
const negated = /\b(?:no|not|never)\b[^.,;:\n]{0,24}$/iu;
const vague = /\b(?:past|beyond|some|about|around|exceed\w*|longer|up|from)\b|\+/i;
const limit =
  /\b(?:less|fewer|lower|under|below|most|up to|within|max\w*|limit\w*|top|more|over|exceed\w*|no)\b|[<≤]/i;

/** "About 300" is not "more than 300", "more than 10" neither "10" nor "10 or more", "under 9" not "9", "3 or 4" not "3". */
export function isSameBound(
  text: string,
  fact: Quantity,
  sourceText: string,
  candidate: Quantity,
): boolean {
  const isTaxed = [isBeforeTax(text, fact), isBeforeTax(sourceText, candidate)];
  if (isTaxed.includes(true) && isTaxed.includes(false)) return false;
  const [said, typed] = [boundOf(text, fact), boundOf(sourceText, candidate)];
  if (typed === "ceiling")
    return said === typed || (said === null && limit.test(around(text, fact)));
  if (said === "ceiling") return typed === null;
  if (said !== null && typed === null) return false;
  if (said === null && typed !== null && !vague.test(around(text, fact))) return false;
  if ([said, typed].includes("above") && [said, typed].includes("atLeast")) return false;
  const other = otherEnd(sourceText, candidate);
  return other === null || isBeside(other, text, fact);
}

/** The floor or the ceiling that a figure is, null where it is none. */
function boundOf(text: string, { start, end }: Quantity): Bound | null {
  const before = text.slice(Math.max(0, start - reach), start);
  if (negated.test(before)) return null;
  const after = text.slice(end, end + reach);
  const isAt = (place: string) => (pair: readonly [Bound, RegExp]) => pair[1].test(place);
  return (stated.find(isAt(before)) ?? added.find(isAt(after)))?.[0] ?? null;
}

/** How many characters on either side of a figure hold the words of its bound. */
const reach = 32;

function around(text: string, { start, end }: Quantity): string {
  return text.slice(Math.max(0, start - 24), end + 20);
}

function isBeside(figure: string, text: string, fact: Quantity): boolean {
  const other = Number(figure);
  return findQuantities(around(text, fact)).some(({ value }) =>
    // "280-300 thousand" has its scale behind the second figure alone.
    [other, other * 1e3, other * 1e6].includes(value),
  );
}

/** The other figure of "3 or 4" and "18-22"; "2016-19" are years. */
function otherEnd(text: string, { start, end, value }: Quantity): string | null {
  if (value >= 1000) return null;
  const after = /^(?: or |[-–])(\d[\d.,]*\d|\d)\b(?!-)/.exec(text.slice(end, end + 16))?.[1];
  const before = text.slice(Math.max(0, start - 16), start);
  return after ?? /(?<![-\d])\b(\d{1,3}(?:\.\d+)?)(?: or |[-–])$/.exec(before)?.[1] ?? null;
}
