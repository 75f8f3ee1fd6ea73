import type { TextDate } from "#core/facts/fact.ts";
import { beginsSentence, isCapitalAt, isGlued, lowAt, type Tokens } from "#core/facts/tokens.ts";
import { weekdayNumber } from "./calendar.ts";
import { readTimes } from "./clock.ts";
import { type ReadDate, readDayMonth, readMonthDate, yearAt } from "./month-dates.ts";
import { type DateOrder, readNumericDays, fullYear } from "./numeric-days.ts";

/**
 * The dates and times of a text in order; a day in figures that can be read in two ways gives two. For an answer say how its writer
 * orders them.
 */
export function findTextDates(text: string, tokens: Tokens, order?: DateOrder): TextDate[] {
  const place = (date: Partial<TextDate>, start: number, end: number): TextDate => {
    return { ...date, kind: "date", start, end, text: text.slice(start, end) };
  };
  const read = [...readTimes(text), ...readNumericDays(text, order)];
  const dates = read.map((date) => place(date, date.start, date.end));
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    const found = token === undefined || isInDate(dates)(token) ? null : readDate(tokens, at);
    if (!token || !found) continue;
    dates.push(place(found.date, token.start, tokens[found.next - 1]?.end ?? token.end));
    at = found.next - 1;
  }
  return dates.toSorted((a, b) => a.start - b.start);
}

/** Whether a token is part of a date. */
export function isInDate(dates: readonly TextDate[]): (token: Tokens[number]) => boolean {
  return ({ start, end }) => dates.some((date) => start < date.end && end > date.start);
}

const readers = [readWithWeekday, readMonthDate, readDayMonth, readQuarter, readYear];

function readDate(tokens: Tokens, at: number): ReadDate | null {
  return readers.reduce<ReadDate | null>((found, read) => found ?? read(tokens, at), null);
}

/** "Friday, May 29", "Fri 29 May", "Mondays". */
function readWithWeekday(tokens: Tokens, at: number): ReadDate | null {
  const weekday = weekdayNumber(lowAt(tokens, at));
  if (weekday === undefined) return null;
  const behindDot = lowAt(tokens, at + 1) === "." ? at + 2 : at + 1;
  const behind = lowAt(tokens, behindDot) === "," ? behindDot + 1 : behindDot;
  const rest = readMonthDate(tokens, behind) ?? readDayMonth(tokens, behind);
  if (rest) return { date: { weekday, ...rest.date }, next: rest.next };
  const isDay = lowAt(tokens, at).length > 5 || isPlaced(tokens, at);
  return isDay ? { date: { weekday }, next: at + 1 } : null;
}

function isPlaced(tokens: Tokens, at: number): boolean {
  if (/^(?:tues?|weds?|thu|thurs?|fri)$/.test(lowAt(tokens, at))) return true;
  if (tokens[at + 1]?.kind === "number") return true;
  if (/^[+&/-]$/.test(lowAt(tokens, at - 1)) && weekdayNumber(lowAt(tokens, at - 2)) !== undefined)
    return true;
  const isCapital = isCapitalAt(tokens, at) && !beginsSentence(tokens, at);
  return isCapital || /^(?:on|by|every|last|next|until|till|from)$/.test(lowAt(tokens, at - 1));
}

const quarterWords = ["first", "second", "third", "fourth"];

/** "Q3", "the third quarter". */
function readQuarter(tokens: Tokens, at: number): ReadDate | null {
  const [low, behind] = [lowAt(tokens, at), lowAt(tokens, at + 1)];
  if (low === "q" && isGlued(tokens, at + 1) && /^[1-4]$/.test(behind))
    return { date: { quarter: Number(behind) }, next: at + 2 };
  const place = quarterWords.indexOf(low);
  return place >= 0 && behind === "quarter" ? { date: { quarter: place + 1 }, next: at + 2 } : null;
}

/** "2019" and "’98"; a number behind a currency sign or before a unit is no year. */
function readYear(tokens: Tokens, at: number): ReadDate | null {
  const behind = lowAt(tokens, at + 1);
  if (/^[’']$/.test(lowAt(tokens, at)) && isGlued(tokens, at + 1) && /^\d\d$/.test(behind))
    return { date: { year: fullYear(Number(behind)) }, next: at + 2 };
  const year = yearAt(tokens, at);
  const isOther = /^\p{Sc}$/u.test(lowAt(tokens, at - 1)) || /^(?:%|percent|k|m)$/.test(behind);
  return year === null || isOther ? null : { date: { year }, next: at + 1 };
}
