import { monthNames, weekdayNames } from "#core/language/calendar/calendar-words.ts";

const months = monthNames.toLowerCase().split(" ");
const weekdays = weekdayNames.toLowerCase().split(" ");

/** The number of a month in full or short ("sept"); undefined for any other word. */
export function monthNumber(word: string): number | undefined {
  const isShort = word.length === 3 || word === "sept";
  const place = months.findIndex((name) => name === word || (isShort && name.startsWith(word)));
  return place < 0 ? undefined : place + 1;
}

/** The number of a weekday in full, in the plural or short ("tues"), 0 for Sunday; undefined for any other word. */
export function weekdayNumber(word: string): number | undefined {
  const isShort = /^(?:mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun)$/.test(word);
  const start = isShort ? word.slice(0, 3) : word.replace(/s$/, "");
  const place = weekdays.findIndex((name) => name === start || (isShort && name.startsWith(start)));
  return place < 0 ? undefined : (place + 1) % 7;
}

/** Whether there is such a day in some year. */
export function isDay(month: number, day: number): boolean {
  const inLeapYear = new Date(Date.UTC(2024, month - 1, day));
  return day >= 1 && month >= 1 && month <= 12 && inLeapYear.getUTCDate() === day;
}

type YearDay = { readonly month?: number; readonly day?: number };

/** The place of a day in a common year; of a month alone that of its first day. */
export function placeOf({ month = 1, day = 1 }: YearDay): number {
  return Math.round((Date.UTC(2025, month - 1, day) - Date.UTC(2025, 0, 1)) / 86_400_000);
}

/** How many days after one place in the year another comes next. */
export function daysBetween(from: number, to: number): number {
  return (to - from + 365) % 365;
}

/** The weekday that a day has in a year; null for what is no day. */
export function weekdayIn({ month, day }: YearDay, year: number | undefined): number | null {
  if (year === undefined || month === undefined || day === undefined) return null;
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay();
}
