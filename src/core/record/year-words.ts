import { numberWord } from "#core/language/figures.ts";
import { sayMonth } from "./day.ts";
import type { NegotiationStatus } from "./status.ts";
import type { StatusCount, Year, YearMonth } from "./year.ts";

/** With more months that hold equally many, none stands out. */
const mostNamed = 2;

/** What the drawing shows: "Ten wins since December, the most in March and August. Four asks: two succeeded, …" */
export function sayYear(year: Year): string {
  return `${sayWins(year)} ${sayAsks(year.byStatus)}`;
}

/** Each month that holds something: "March 2026: 2 wins. 1 ask: declined." Newest first. */
export function sayMonths({ months }: Year): readonly { month: string; text: string }[] {
  return months
    .filter(({ wins, asks }) => wins > 0 || asks.length > 0)
    .map(({ month, wins, asks }) => ({
      month,
      text: `${sayMonth(month)} ${month.slice(0, 4)}: ${inFigures(wins, asks)}`,
    }))
    .toReversed();
}

function sayWins({ months, wins }: Year): string {
  const since = `since ${sayMonth(months[0]?.month ?? "")}`;
  if (wins === 0) return `No wins recorded ${since}.`;
  const held = months.filter((month) => month.wins > 0);
  if (held.length === 1)
    return `${capital(counted(wins, "win"))} ${since}, ${wins > 2 ? "all " : ""}in ${names(held)}.`;
  const most = Math.max(...held.map((month) => month.wins));
  const top = held.filter((month) => month.wins === most);
  const standsOut = most > 1 && top.length <= mostNamed && top.length < held.length;
  return `${capital(counted(wins, "win"))} ${since}${standsOut ? `, the most in ${names(top)}` : ""}.`;
}

const ended = {
  pending: "pending",
  in_progress: "in progress",
  success: "succeeded",
  declined: "declined",
} as const satisfies Record<NegotiationStatus, string>;

const one = {
  pending: "it is pending",
  in_progress: "it is in progress",
  success: "it succeeded",
  declined: "it was declined",
} as const satisfies Record<NegotiationStatus, string>;

/** What has ended comes first. */
const order = ["success", "declined", "in_progress", "pending"] as const;

function sayAsks(counts: readonly StatusCount[]): string {
  const total = counts.reduce((all, { count }) => all + count, 0);
  const [first] = counts;
  if (!first) return "No asks logged.";
  const lead = `${capital(counted(total, "ask"))}:`;
  if (total === 1) return `${lead} ${one[first.status]}.`;
  if (counts.length === 1) return `${lead} ${total === 2 ? "both" : "all"} ${ended[first.status]}.`;
  const parts = order.flatMap((status) => {
    const count = counts.find((held) => held.status === status)?.count ?? 0;
    return count > 0 ? [`${numberWord(count)} ${ended[status]}`] : [];
  });
  return `${lead} ${parts.join(", ")}.`;
}

function inFigures(wins: number, asks: readonly StatusCount[]): string {
  const total = asks.reduce((all, { count }) => all + count, 0);
  const [first] = asks;
  const stands =
    asks.length === 1 && first
      ? ended[first.status]
      : asks.map(({ status, count }) => `${count} ${ended[status]}`).join(", ");
  return [
    wins > 0 ? `${wins} ${wins === 1 ? "win" : "wins"}.` : "",
    total > 0 ? `${total} ${total === 1 ? "ask" : "asks"}: ${stands}.` : "",
  ]
    .filter(Boolean)
    .join(" ");
}

function counted(count: number, noun: string): string {
  return `${numberWord(count)} ${count === 1 ? noun : `${noun}s`}`;
}

function names(months: readonly YearMonth[]): string {
  return months.map(({ month }) => sayMonth(month)).join(" and ");
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
