import type { TextDate } from "#core/facts/fact.ts";
import { beginsSentence, isCapitalAt, isGlued, lowAt, type Tokens } from "#core/facts/tokens.ts";
import { isDay, monthNumber } from "./calendar.ts";
import { fullYear } from "./numeric-days.ts";

/** A date that begins at a token, and the place behind it. */
export type ReadDate = { readonly date: Partial<TextDate>; readonly next: number };

const beforeMonth = /^(?:in|by|since|until|till?|from|last|next|early|late|mid|of|every)$/;

/** "May 29, 2026", "May 2026", "Jun-21", "since May"; a month that is another word too needs what stands around it. */
export function readMonthDate(tokens: Tokens, at: number): ReadDate | null {
  const month = monthNumber(lowAt(tokens, at));
  if (month === undefined) return null;
  // A full stop behind a whole name ends its sentence: "in February. 18 patients".
  const isShort = lowAt(tokens, at).length < 5 && month !== 5;
  const next = isShort && lowAt(tokens, at + 1) === "." ? at + 2 : at + 1;
  const day = readDay(tokens, next, month);
  if (day) return withYear(tokens, { date: { month, day: day.day }, next: day.next });
  const dated = withYear(tokens, { date: { month }, next });
  if (dated.next > next) return dated;
  const year =
    /^[-’']$/.test(lowAt(tokens, next)) && isGlued(tokens, next + 1) ? lowAt(tokens, next + 1) : "";
  if (/^\d\d$/.test(year)) return { date: { month, year: fullYear(Number(year)) }, next: next + 2 };
  const isMonth =
    !/^(?:may|march|mar|jan|jun|sep|dec)$/.test(lowAt(tokens, at)) || isPlaced(tokens, at);
  return isMonth ? { date: { month }, next: at + 1 } : null;
}

/** "Since May", "in sept"; "and may I" names no month. */
function isPlaced(tokens: Tokens, at: number): boolean {
  if (beforeMonth.test(lowAt(tokens, at - 1))) return true;
  return isCapitalAt(tokens, at) && !isCapitalAt(tokens, at + 1) && !beginsSentence(tokens, at);
}

/** "29 May 2026", "the 29th of May", and the "26" of "26 to 28 May". */
export function readDayMonth(tokens: Tokens, at: number): ReadDate | null {
  const day = readDay(tokens, at, 1);
  if (!day) return null;
  const monthAt = /^(?:of|-)$/.test(lowAt(tokens, day.next)) ? day.next + 1 : day.next;
  const month = monthNumber(lowAt(tokens, monthAt));
  if (month !== undefined && isDay(month, day.day))
    return withYear(tokens, { date: { month, day: day.day }, next: monthAt + 1 });
  if (!/^(?:[-–,]|to|and|or)$/.test(lowAt(tokens, day.next))) return null;
  const shared = readDayMonth(tokens, day.next + 1)?.date.month;
  return shared === undefined ? null : { date: { month: shared, day: day.day }, next: day.next };
}

function readDay(tokens: Tokens, at: number, month: number) {
  const digits = lowAt(tokens, at);
  if (!/^\d{1,2}$/.test(digits) || !isDay(month, Number(digits))) return null;
  const behind = isGlued(tokens, at + 1) ? lowAt(tokens, at + 1) : "";
  if (/^[%:]$/.test(behind) || lowAt(tokens, at + 1) === "%") return null;
  return { day: Number(digits), next: /^(?:st|nd|rd|th)$/.test(behind) ? at + 2 : at + 1 };
}

function withYear(tokens: Tokens, { date, next }: ReadDate): ReadDate {
  const place = lowAt(tokens, next) === "," ? next + 1 : next;
  const year = yearAt(tokens, place);
  return year === null ? { date, next } : { date: { ...date, year }, next: place + 1 };
}

/** The year in four figures that a token is. */
export function yearAt(tokens: Tokens, at: number): number | null {
  const digits = lowAt(tokens, at);
  return /^(?:19|20)\d\d$/.test(digits) ? Number(digits) : null;
}
