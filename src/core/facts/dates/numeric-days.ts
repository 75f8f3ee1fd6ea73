import type { TextDate } from "#core/facts/fact.ts";
import { isDay } from "./calendar.ts";

/** Which number of "3/4/26" a writer puts first; "unsure" where no day of theirs decides. */
export type DateOrder = "day-first" | "month-first" | "unsure";
type Reading = Partial<TextDate> & { readonly start: number; readonly end: number };

const year = String.raw`(?<y>\d{4}|\d\d)`;
const two = (mark: string) => String.raw`(?<a>\d{1,2})${mark}(?<b>\d{1,2})`;
const start = String.raw`(?<![\d/.,-])(?!24/7)`;
const slashed = new RegExp(`${start}${two("/")}(?:/${year})?(?![\\d/]|[.,]\\d)`, "g");
const hyphened = new RegExp(`${start}${two("-")}-${year}(?![\\d-])`, "g");
const yearFirst = new RegExp(`${start}(?<y>(?:19|20)\\d\\d)[-/.]${two("[-/.]")}(?!\\d)`, "g");
const monthAndYear = /(?<![\d/.-])(?<m>0?[1-9]|1[0-2])[/.](?<y>(?:19|20)\d\d)(?![\d/])/g;
const dotted = new RegExp(`(?<![\\d.,])${two("\\. ?")}\\.(?: ?${year}(?!\\d|\\.\\d))?(?!\\d)`, "g");
const timeWord = String.raw`(?<=\b(?:by|till?|until|from|since|before|after|on|due|ends) )`;
const dottedDay = new RegExp(`${timeWord}${two("\\.")}(?![\\d.,%])`, "gi");

/**
 * The days and months that are typed in figures, "9/17", "2026-05-20", "04/2027", with every way to read them. An answer, whose
 * writer's order is given, may have them as "14.06" or "by 27.11" too.
 */
export function readNumericDays(text: string, order?: DateOrder): readonly Reading[] {
  const read = (patterns: readonly RegExp[], by: DateOrder) =>
    patterns.flatMap((pattern) =>
      [...text.matchAll(pattern)].map((match) => readingsOf(match, by)),
    );
  const days = [
    ...read([yearFirst], "month-first"),
    ...read([slashed, hyphened, monthAndYear], order ?? "unsure"),
    ...(order === undefined ? [] : read([dotted, dottedDay], "day-first")),
  ];
  const isTaken = (at: number, { start: from, end }: Reading) =>
    days.slice(0, at).some(([day]) => day !== undefined && from < day.end && end > day.start);
  return days.filter(([day], at) => day !== undefined && !isTaken(at, day)).flat();
}

function readingsOf(
  { 0: found, index, groups = {} }: RegExpExecArray,
  order: DateOrder,
): Reading[] {
  const { a, b, y, m } = groups;
  const whole = y === undefined ? {} : { year: fullYear(Number(y)) };
  const place = { start: index, end: index + found.length, ...whole };
  if (m !== undefined) return [{ ...place, month: Number(m) }];
  const orders = order === "unsure" ? (["month-first", "day-first"] as const) : [order];
  const read = (by: DateOrder) => (by === "day-first" ? [b, a] : [a, b]).map(Number);
  const both = [...new Set([...orders, "month-first", "day-first"] as const)].map(read);
  const days = both.filter(([month = 0, day = 0]) => isDay(month, day));
  const most = order === "unsure" && a !== b ? 2 : 1;
  return days.slice(0, most).map(([month = 0, day = 0]) => ({ ...place, month, day }));
}

/** How the writer of these answers orders a day in figures, where one of them can be read in one way alone. */
export function dateOrderOf(text: string): DateOrder {
  const orders = [...text.matchAll(slashed)].flatMap((match): DateOrder[] => {
    const [reading, ...others] = readingsOf(match, "unsure");
    const { a, b } = match.groups ?? {};
    if (!reading || others.length > 0 || a === b) return [];
    return [reading.day === Number(a) ? "day-first" : "month-first"];
  });
  return new Set(orders).size === 1 ? (orders[0] ?? "unsure") : "unsure";
}

/** "26" is 2026 and "68" is 1968. */
export function fullYear(figures: number): number {
  if (figures >= 100) return figures;
  return figures <= 50 ? 2000 + figures : 1900 + figures;
}
