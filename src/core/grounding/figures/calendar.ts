import type { Fact } from "#core/grounding/fact.ts";
import { monthNames } from "#core/language/calendar-words.ts";
import { regexAnyOf } from "#core/language/word-lists.ts";
import { type DayOrder, findTypedDays, findTypedMonths } from "./typed-days.ts";

const monthStarts = monthNames.split(" ").map(monthStart);
const monthInFull = new RegExp(String.raw`\b${regexAnyOf(monthNames)}\b`, "g");
/** A month in full or in three letters, for a pattern. */
export const monthName =
  "Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?";
const monthDay = new RegExp(
  `\\b(${monthName})\\.? (\\d{1,2})(?:st|nd|rd|th)?\\b(?!\\s?%|:\\d)`,
  "gi",
);
const dayMonth = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?[ -](?:of )?(${monthName})\\b`, "gi");
const monthAlone = new RegExp(
  `\\b(?:in|by|since|until|from|last|next|early|late|end of|mid|the end of|before|after)[ -](${monthName})\\b(?! \\d)`,
  "gi",
);
const weekday = /\b(mon|tues|wednes|thurs|fri|satur|sun)days?\b/gi;

/** A date as month and day ("11-20"), month alone ("11") or weekday ("fri"). */
export type CalendarDate = Fact & {
  readonly kind: "date";
  readonly key: string;
  /** What "3/4" means as well; null where it can be read in one way alone. */
  readonly otherKey: string | null;
};

const monthYear = new RegExp(`\\b(${monthName})\\.?,? (?=(?:19|20)\\d\\d\\b)`, "gi");
const clock =
  /(?<![\d.,:$€£])(\d{1,2})(?:[:.]([0-5]\d))?\s?(a\.?m\b\.?|p\.?m\b\.?|o[’']clock\b)|(?<![\d.,:$€£])(\d{1,2})[:hu]([0-5]\d)(?![\d:\p{L}])|\b(noon|midnight)\b/giu;

/** "By 5.30": minutes that are no month. */
const clockWithPoint =
  /(?<=\b(?:by|at|from|until|till|before|after) )(\d{1,2})\.(1[3-9]|[2-5]\d)(?![\d%]|\s?(?:percent|million|k\b|[€£$]))/gi;

/** "8am" and "8 a.m." are one time; "3:30" may be either half of the day. */
function clockKey(match: RegExpMatchArray): string {
  const [, hour, minutes = "00", half = "", bareHour, bareMinutes, word] = match;
  if (word) return word.toLowerCase() === "noon" ? "12:00p" : "12:00a";
  if (bareHour !== undefined) return `${Number(bareHour)}:${bareMinutes ?? "00"}`;
  const part = /^[ap]/i.exec(half)?.[0].toLowerCase() ?? "";
  return `${Number(hour)}:${minutes}${part}`;
}

/** Every key that a text gives its dates. */
export function keysOfDates(dates: readonly CalendarDate[]): readonly string[] {
  return dates.flatMap(({ key, otherKey }) => (otherKey === null ? [key] : [key, otherKey]));
}

/** Whether an answer holds a date or a time of day; a time without its half of the day may be either. */
export function hasDate(
  dateKeys: ReadonlySet<string>,
  { key, otherKey }: Pick<CalendarDate, "key" | "otherKey">,
): boolean {
  return hasKey(dateKeys, key) || (otherKey !== null && dateKeys.has(otherKey));
}

function hasKey(dateKeys: ReadonlySet<string>, key: string): boolean {
  if (dateKeys.has(key)) return true;
  if (!key.includes(":")) return false;
  const bare = key.replace(/[ap]$/, "");
  if (bare === key) return dateKeys.has(`${key}a`) || dateKeys.has(`${key}p`);
  return dateKeys.has(bare) && !dateKeys.has(`${bare}a`) && !dateKeys.has(`${bare}p`);
}

/** Hours an answer names without saying that they are hours: "mon from 8", "after 18.00", "before 7u". */
export function findBareHours(text: string): string[] {
  return [
    ...text.matchAll(
      /(?<![\d.,:$€£/-])(\d{1,2})(?:\.00|[hu](?!\p{L}))?(?![\d:%/]|[.,]\d|\s?[ap]\.?m\b|\p{L})/giu,
    ),
  ]
    .map(([, hour]) => Number(hour))
    .filter((hour) => hour >= 1 && hour <= 24)
    .map((hour) => `${hour}:00`);
}

/** Dates of a text by their key; years are plain numbers. `order` is how its writer orders a day in figures. */
export function findDates(text: string, order: DayOrder | null = null): CalendarDate[] {
  const dates = [
    ...collect(
      text,
      monthDay,
      ([, month = "", day = ""]) => `${monthNumber(month)}-${Number(day)}`,
    ),
    ...collect(
      text,
      dayMonth,
      ([, day = "", month = ""]) => `${monthNumber(month)}-${Number(day)}`,
    ),
    ...findTypedDays(text, order).map(({ readings: [key = "", otherKey = null], ...range }) => ({
      ...range,
      kind: "date" as const,
      key,
      otherKey,
    })),
    ...collect(text, monthAlone, ([, month = ""]) => `${monthNumber(month)}`),
    ...collect(text, monthYear, ([, month = ""]) => `${monthNumber(month)}`),
    ...collect(text, clock, clockKey),
    ...collect(text, clockWithPoint, ([, hour = "", minutes = ""]) => `${Number(hour)}:${minutes}`),
    ...collect(text, weekday, ([, day = ""]) => day.slice(0, 3).toLowerCase()),
  ];
  return dates.toSorted((a, b) => a.start - b.start);
}

/** The months a text names, wherever they stand: "the hearings are September". */
export function findMonthNames(text: string): string[] {
  return [...text.matchAll(monthInFull)].map(([month]) => `${monthNumber(month)}`);
}

/** The months of days that stand as figures: "2026-11-13" may be written as November 13, "04/2027" as April 2027. */
export function monthsOfDays(text: string, order: DayOrder | null = null): string[] {
  const days = findTypedDays(text, order).flatMap(({ readings }) => readings);
  return [...days.map((key) => key.replace(/-.*/, "")), ...findTypedMonths(text)];
}

/** "13/01/2027, so it starts on the 18th": a day without its month is in a month that the answer names. */
export function daysOfKnownMonths(text: string, dated: readonly CalendarDate[]): string[] {
  const months = new Set(
    keysOfDates(dated).flatMap((key) => /^(\d{1,2})(?:-|$)/.exec(key)?.[1] ?? []),
  );
  return [...text.matchAll(/\bthe (\d{1,2})(?:st|nd|rd|th)\b/giu)].flatMap(([, day]) =>
    [...months].map((month) => `${month}-${day}`),
  );
}

function collect(
  text: string,
  pattern: RegExp,
  key: (match: RegExpMatchArray) => string,
): CalendarDate[] {
  return [...text.matchAll(pattern)].map((match) => ({
    kind: "date",
    start: match.index,
    end: match.index + match[0].trimEnd().length,
    text: match[0].trimEnd(),
    key: key(match),
    otherKey: null,
  }));
}

function monthNumber(name: string): number {
  return monthStarts.indexOf(monthStart(name)) + 1;
}

/** What tells a month from the others: "jan". */
function monthStart(name: string): string {
  return name.slice(0, 3).toLowerCase();
}
