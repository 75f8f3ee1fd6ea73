import { numberWord } from "#core/language/figures.ts";
import { formatMonth } from "./day.ts";
import type { NegotiationStatus } from "./negotiation-status.ts";
import type { StatusCount, RecordYear, YearMonth } from "./year.ts";

/** With more months that hold equally many, none stands out. */
const maxNamedMonths = 2;

/** What the drawing shows: "Ten wins since December, the most in March and August. Four asks: two succeeded, …" */
export function describeYear(year: RecordYear): string {
  return `${describeWins(year)} ${describeAsks(year.byStatus)}`;
}

/** Each month that holds something: "March 2026: 2 wins. 1 ask: declined." Newest first. */
export function describeMonths({ months }: RecordYear): readonly { month: string; text: string }[] {
  return months
    .filter(({ wins, asks }) => wins > 0 || asks.length > 0)
    .map(({ month, wins, asks }) => ({
      month,
      text: `${formatMonth(month)} ${month.slice(0, 4)}: ${formatMonthCounts(wins, asks)}`,
    }))
    .toReversed();
}

function describeWins({ months, wins }: RecordYear): string {
  const since = `since ${formatMonth(months[0]?.month ?? "")}`;
  if (wins === 0) return `No wins recorded ${since}.`;
  const monthsWithWins = months.filter((month) => month.wins > 0);
  if (monthsWithWins.length === 1)
    return `${capitalize(formatCount(wins, "win"))} ${since}, ${wins > 2 ? "all " : ""}in ${joinMonthNames(monthsWithWins)}.`;
  const most = Math.max(...monthsWithWins.map((month) => month.wins));
  const top = monthsWithWins.filter((month) => month.wins === most);
  const standsOut = most > 1 && top.length <= maxNamedMonths && top.length < monthsWithWins.length;
  return `${capitalize(formatCount(wins, "win"))} ${since}${standsOut ? `, the most in ${joinMonthNames(top)}` : ""}.`;
}

const statusPhrases = {
  pending: "pending",
  in_progress: "in progress",
  success: "succeeded",
  declined: "declined",
} as const satisfies Record<NegotiationStatus, string>;

const singleAskPhrases = {
  pending: "it is pending",
  in_progress: "it is in progress",
  success: "it succeeded",
  declined: "it was declined",
} as const satisfies Record<NegotiationStatus, string>;

/** What has ended comes first. */
const statusOrder = ["success", "declined", "in_progress", "pending"] as const;

function describeAsks(counts: readonly StatusCount[]): string {
  const total = counts.reduce((all, { count }) => all + count, 0);
  const [first] = counts;
  if (!first) return "No asks logged.";
  const lead = `${capitalize(formatCount(total, "ask"))}:`;
  if (total === 1) return `${lead} ${singleAskPhrases[first.status]}.`;
  if (counts.length === 1)
    return `${lead} ${total === 2 ? "both" : "all"} ${statusPhrases[first.status]}.`;
  const parts = statusOrder.flatMap((status) => {
    const count = counts.find((entry) => entry.status === status)?.count ?? 0;
    return count > 0 ? [`${numberWord(count)} ${statusPhrases[status]}`] : [];
  });
  return `${lead} ${parts.join(", ")}.`;
}

function formatMonthCounts(wins: number, asks: readonly StatusCount[]): string {
  const total = asks.reduce((all, { count }) => all + count, 0);
  const [first] = asks;
  const stands =
    asks.length === 1 && first
      ? statusPhrases[first.status]
      : asks.map(({ status, count }) => `${count} ${statusPhrases[status]}`).join(", ");
  return [
    wins > 0 ? `${wins} ${wins === 1 ? "win" : "wins"}.` : "",
    total > 0 ? `${total} ${total === 1 ? "ask" : "asks"}: ${stands}.` : "",
  ]
    .filter(Boolean)
    .join(" ");
}

function formatCount(count: number, noun: string): string {
  return `${numberWord(count)} ${count === 1 ? noun : `${noun}s`}`;
}

function joinMonthNames(months: readonly YearMonth[]): string {
  return months.map(({ month }) => formatMonth(month)).join(" and ");
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
