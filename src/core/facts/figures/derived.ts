import { daysBetween, placeOf } from "#core/facts/dates/calendar.ts";
import type { TextFigure } from "#core/facts/fact.ts";
import type { Sources, TextSource } from "#core/facts/sources.ts";
import { toWordSet } from "#core/language/word-lists.ts";

/** What a form or a talk counts itself: "two things", "three questions". */
const ofTheTalk = toWordSet(
  "thing question option way point reason step sentence line word version choice message date item part example side other answer note half minute result story fact title limit piece group kind sort type",
);

/** Larger numbers hardly agree by chance. */
const mostByChance = 12;

/** Where a figure that no answer states follows plainly from one; null where it doesn't. */
export function findDerivation(fact: TextFigure, sources: Sources): TextSource | null {
  if (fact.unit !== "count") return null;
  const rules = [countsRows, isInOtherUnit, isYearRange];
  const source = sources.find((one) => rules.some((follows) => follows(fact, one)));
  return source ?? sourceOfSpan(fact, sources);
}

/** "Three results" of a list with three rows, "the two" of "the 7 a.m. call, or written comments". */
function countsRows(fact: TextFigure, { text }: TextSource): boolean {
  if (!isOfTheTalk(fact, mostByChance)) return false;
  const rows = text.split("\n").filter((line) => line.trim() !== "");
  const parts = [/[,;]/, /,| (?:and|or|plus|\+) /].flatMap((mark) =>
    rows.map((line) => line.split(mark).length),
  );
  return [rows.length, ...parts].some((count) => fact.values.includes(count));
}

const sizes: readonly Readonly<Record<string, number>>[] = [
  { minute: 1, hour: 60, day: 1440, week: 10_080 },
  { month: 1, quarter: 3, year: 12, decade: 120 },
];

/** "Two weeks" of 14 days, "a year and a half" of 18 months, "a decade" of 10 years. */
function isInOtherUnit({ nouns: [noun = ""], values, bound }: TextFigure, { figures }: TextSource) {
  const units = sizes.find((all) => all[noun] !== undefined);
  const lengths = values.map((value) => value * (units?.[noun] ?? 0));
  return figures.some((typed) => {
    const size = units?.[typed.nouns[0] ?? ""];
    if (size === undefined || typed.bound !== bound) return false;
    return typed.values.some((value) => lengths.includes(value * size));
  });
}

/** "Six years" of "2009 - 2015". */
function isYearRange({ nouns, values }: TextFigure, { dates, text }: TextSource): boolean {
  return dates.some(({ year, end }, at) => {
    const to = dates[at + 1];
    if (nouns[0] !== "year" || year === undefined || to?.year === undefined) return false;
    const isRange = /^\s*(?:[-–—]|to|until|till)\s*$/.test(text.slice(end, to.start));
    return isRange && values.includes(to.year - year);
  });
}

/** "Eight weeks" between two of the answers' days. */
function sourceOfSpan({ nouns, values }: TextFigure, sources: Sources): TextSource | null {
  const length = { day: 1, week: 7, month: 30.4 }[nouns[0] ?? ""];
  if (length === undefined) return null;
  const tolerance = length === 1 ? 0 : length / 2.5;
  const days = sources.flatMap((source) =>
    source.dates
      .filter(({ day }) => day !== undefined)
      .map((date) => ({ source, at: placeOf(date) })),
  );
  const isSpan = (from: number, to: number) =>
    values.some((value) => Math.abs(daysBetween(from, to) - value * length) <= tolerance);
  const found = days.find(({ at }) =>
    days.some((other) => at !== other.at && isSpan(at, other.at)),
  );
  return found?.source ?? null;
}

/** Whether a small count belongs to the talk and states nothing: "which of the two", "the third option". */
export function isOfTheTalk(fact: TextFigure, most = 4): boolean {
  const { values, unit, nouns, isTold, isOrdinal } = fact;
  if (unit !== "count" || values.some((value) => value > most)) return false;
  const isWhole = values.every((value) => Number.isInteger(value));
  if (!isWhole) return values[0] === 0.5 && nouns[0] === "hour";
  return nouns.length === 0 ? isTold && !isOrdinal : nouns.some((noun) => ofTheTalk.has(noun));
}
