import type { FactReceipt, TextDate, TextFigure } from "#core/facts/fact.ts";
import type { Sources } from "#core/facts/sources.ts";
import { placeOf, weekdayIn } from "./calendar.ts";
import { isHourOf, isSameTime } from "./clock.ts";

/** The source of a date or a time: the first answer that has it, with a year and a weekday that fit the others. */
export function sourceOfDate(fact: TextDate, sources: Sources): FactReceipt {
  const source = sources.find(
    ({ dates, figures }) =>
      dates.some((date) => isSameDay(fact, date)) ||
      figures.some((figure) => isBareHour(fact, figure) || isDayOfMonth(fact, figure, dates)),
  );
  const all = sources.flatMap(({ dates }) => dates);
  const fits = keepsYear(fact, all) && (fact.day === undefined || fitsYears(fact, all) !== false);
  if (!source || !fits) return { fact, from: null, problem: "absent" };
  return { fact, from: source.id, problem: null };
}

/** Whether a date of an answer is the text's, as far as the text says. */
function isSameDay(fact: TextDate, typed: TextDate): boolean {
  if (fact.time !== undefined) return typed.time !== undefined && isSameTime(fact.time, typed.time);
  if (fact.quarter !== undefined) return fact.quarter === typed.quarter;
  if (fact.day !== undefined) return fact.day === typed.day && fact.month === typed.month;
  if (fact.month !== undefined) return fact.month === typed.month;
  if (fact.year !== undefined) return fact.year === typed.year;
  return fact.weekday === (typed.weekday ?? weekdayIn(typed, typed.year));
}

/** "After 6" may be written "after 6 p.m." */
function isBareHour({ time }: TextDate, { unit, nouns, values }: TextFigure): boolean {
  const isBare = unit === "count" && nouns.length === 0;
  return isBare && time !== undefined && values.some((value) => isHourOf(value, time));
}

/** "The 28th" of an answer that names its month elsewhere. */
function isDayOfMonth(
  { day, month }: TextDate,
  figure: TextFigure,
  dates: readonly TextDate[],
): boolean {
  const isDay = figure.isOrdinal && day !== undefined && figure.values.includes(day);
  return isDay && dates.some((date) => date.month === month);
}

/** A year that no answer names may follow from the weekday. */
function keepsYear(fact: TextDate, all: readonly TextDate[]): boolean {
  const { year, month } = fact;
  if (year === undefined || month === undefined) return true;
  if (all.some((date) => date.year === year && (date.month ?? month) === month)) return true;
  return all.every((date) => date.year === undefined) && weekdayIn(fact, year) === fact.weekday;
}

const leapCycle = Array.from({ length: 28 }, (_, place) => 2020 + place);

/**
 * Whether a day has its weekday in a year that the answers' days name, or in which they have the weekdays they give; a day that
 * comes earlier in it may be the next year's. Null where no day of theirs says which year it is.
 */
export function fitsYears(fact: TextDate, all: readonly TextDate[]): boolean | null {
  if (fact.weekday === undefined) return true;
  const years = all.flatMap((date) => {
    if (date.day === undefined) return [];
    const known = date.year === undefined ? [] : [date.year];
    const fitting = leapCycle.filter((year) => weekdayIn(date, year) === date.weekday);
    const isEarlier = placeOf(fact) < placeOf(date);
    return [...known, ...fitting].flatMap((year) => (isEarlier ? [year, year + 1] : [year]));
  });
  return years.length === 0 ? null : years.some((year) => weekdayIn(fact, year) === fact.weekday);
}
