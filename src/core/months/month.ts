import { formatMonth, shiftMonth } from "#core/record/day.ts";

/** A month of universal time, as "2026-11". */
export type Month = string;

/** The month of a moment. */
export function monthAt(at: Date): Month {
  return at.toISOString().slice(0, 7);
}

/** Null for what is no month of these centuries. */
export function parseMonth(text: string): Month | null {
  return /^20\d\d-(?:0[1-9]|1[0-2])$/.test(text) ? text : null;
}

/** The twelve months of the year that a month is in. */
export function monthsOfYear(month: Month): readonly Month[] {
  const year = month.slice(0, 4);
  return Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, "0")}`);
}

/** The first moment of a month. */
export function startOfMonth(month: Month): Date {
  return new Date(`${month}-01T00:00:00Z`);
}

/** "November 2026". */
export function formatMonthAndYear(month: Month): string {
  return `${formatMonth(month)} ${month.slice(0, 4)}`;
}

/** Both of these and every month between them; none where the first comes after the last. */
export function monthsBetween(first: Month, last: Month): readonly Month[] {
  const months: Month[] = [];
  for (let month = first; month <= last; month = shiftMonth(month, 1)) months.push(month);
  return months;
}
