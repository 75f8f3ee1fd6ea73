import { shiftMonth, monthOf } from "./day.ts";
import type { NegotiationCount, MonthCount } from "./month-counts.ts";
import { negotiationStatuses, type NegotiationStatus } from "./negotiation-status.ts";

/** With fewer entries there is nothing to see yet. */
const minEntries = 3;
const monthsShown = 12;

export type StatusCount = { readonly status: NegotiationStatus; readonly count: number };

export type YearMonth = {
  /** Such as 2026-11. */
  readonly month: string;
  readonly wins: number;
  /** By status, those that occur. */
  readonly asks: readonly StatusCount[];
};

/** Twelve months that end with the present one. */
export type RecordYear = {
  readonly months: readonly YearMonth[];
  readonly wins: number;
  readonly asks: number;
  readonly byStatus: readonly StatusCount[];
};

type RecordCounts = {
  readonly wins: readonly MonthCount[];
  readonly asks: readonly NegotiationCount[];
};

/** The record of twelve months up to `today` (a day such as 2026-11-21), or null while it has too few entries. */
export function summarizeYear(today: string, { wins, asks }: RecordCounts): RecordYear | null {
  const present = monthOf(today);
  const months = Array.from({ length: monthsShown }, (_, at) => {
    const month = shiftMonth(present, at + 1 - monthsShown);
    const isIn = (count: MonthCount) => count.month === month;
    return { month, wins: sumCounts(wins.filter(isIn)), asks: countByStatus(asks.filter(isIn)) };
  });
  const recentAsks = asks.filter(({ month }) => months.some((one) => one.month === month));
  const year = {
    months,
    wins: months.reduce((all, month) => all + month.wins, 0),
    asks: sumCounts(recentAsks),
    byStatus: countByStatus(recentAsks),
  };
  return year.wins + year.asks < minEntries ? null : year;
}

/** How many asks of the year stand so. */
export function countAsks(
  { byStatus: counts }: Pick<RecordYear, "byStatus">,
  status: NegotiationStatus,
) {
  return counts.find((one) => one.status === status)?.count ?? 0;
}

function countByStatus(asks: readonly NegotiationCount[]): StatusCount[] {
  return negotiationStatuses
    .map((status) => ({ status, count: sumCounts(asks.filter((ask) => ask.status === status)) }))
    .filter(({ count }) => count > 0);
}

function sumCounts(counts: readonly { readonly count: number }[]): number {
  return counts.reduce((all, { count }) => all + count, 0);
}
