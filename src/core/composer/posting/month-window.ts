import { findTextDates } from "#core/facts/dates/find-dates.ts";
import { readTokens } from "#core/facts/tokens.ts";

const datesIn = (text: string) => findTextDates(text, readTokens(text));

/** The days that a text names, in days since a fixed one; months by their middle where no day is named. */
function daysNamed(text: string, year: number): readonly number[] {
  const dates = datesIn(text).filter(({ month }) => month !== undefined);
  const exact = dates.filter(({ day }) => day !== undefined);
  return (exact.length > 0 ? exact : dates).map(
    ({ month = 1, day = 15 }) => Date.UTC(yearOf(text) ?? year, month - 1, day) / 86_400_000,
  );
}

function yearOf(text: string): number | null {
  const year = /\b20\d\d\b/.exec(text)?.[0];
  return year === undefined ? null : Number(year);
}

/** Words for work before a date. */
export const duePattern =
  /\b(?:by|due|deadline|before|until|next|prepares?|plans?|ready|planned for)\b/i;
const leadDays = 14;

/**
 * The index of the window (days 1–30, 31–60, 61–90 from the first day at work) with the first date of a line, the last
 * for what is later; null without a date. What is due by a date is worked on two weeks before.
 */
export function monthWindowOf(line: string, start: string): number | null {
  const year = yearOf(start) ?? 2001;
  const [first] = daysNamed(start, year);
  if (first === undefined) return null;
  const after = daysNamed(line, year)
    .map((day) => day - first)
    .map((apart) => (apart < -90 && yearOf(line) === null ? apart + 365 : apart))
    .filter((apart) => apart >= 0);
  if (after.length === 0) return null;
  const day = Math.max(0, Math.min(...after) - (duePattern.test(line) ? leadDays : 0));
  return Math.min(2, Math.floor(day / 30));
}

/** Whether a text names a day by its number, and no other. */
export function namesOneDay(text: string): boolean {
  return datesIn(text).filter(({ day }) => day !== undefined).length === 1;
}
