import { shiftMonth, monthOf } from "./day.ts";
import type { NegotiationStatus } from "./negotiation-status.ts";

/** How many entries a month holds. Absent months hold none. */
export type MonthCount = { readonly month: string; readonly count: number };

/** The asks of a month that stand alike. */
export type NegotiationCount = MonthCount & { readonly status: NegotiationStatus };

/** The days that a year at a glance may need, whatever the reader's zone makes of today; `end` is no part of them. */
export function countedDayRange(today: string): { readonly start: string; readonly end: string } {
  const month = monthOf(today);
  return { start: `${shiftMonth(month, -12)}-01`, end: `${shiftMonth(month, 2)}-01` };
}

/** Counts by day folded into counts by month. */
export function sumDaysByMonth(
  days: readonly { readonly date: string; readonly count: number }[],
): MonthCount[] {
  const months = new Map<string, number>();
  for (const { date, count } of days) {
    const month = monthOf(date);
    months.set(month, count + (months.get(month) ?? 0));
  }
  return [...months].map(([month, count]) => ({ month, count }));
}
