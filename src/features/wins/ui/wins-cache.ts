import { type EntryState, sortNewestFirst, countChanges } from "#core/record/entries.ts";
import type { MonthCount } from "#core/record/month-counts.ts";
import type { Win, WinsPage } from "#features/wins/contract.ts";

/** A win as the page shows it. */
export type CachedWin = Win & { readonly state?: EntryState };

export type CachedWinsPage = Omit<WinsPage, "wins"> & { readonly wins: readonly CachedWin[] };

/** The list with this win in its place, new or changed, and the counts of its months. */
export function withWin(page: CachedWinsPage, win: CachedWin): CachedWinsPage {
  const before = page.wins.find(({ id }) => id === win.id);
  return {
    ...page,
    wins: sortNewestFirst([...page.wins, win]),
    months: updateMonthCounts(page.months, before, win),
  };
}

/** The list without the win of this id. */
export function withoutWin(page: CachedWinsPage, id: string): CachedWinsPage {
  const before = page.wins.find((win) => win.id === id);
  return {
    ...page,
    wins: page.wins.filter((win) => win.id !== id),
    months: updateMonthCounts(page.months, before, undefined),
  };
}

/** The list with older wins after it. */
export function withOlderWins(page: CachedWinsPage, { wins, older }: WinsPage): CachedWinsPage {
  return { ...page, wins: sortNewestFirst([...wins, ...page.wins]), older };
}

/** The list once she leaves the page: what she deleted is not offered again. */
export function withoutDeletedWins(page: CachedWinsPage): CachedWinsPage {
  return { ...page, wins: page.wins.filter(({ state }) => state !== "deleted") };
}

function updateMonthCounts(
  months: readonly MonthCount[],
  before: CachedWin | undefined,
  after: CachedWin | undefined,
): MonthCount[] {
  const counts = new Map(months.map(({ month, count }) => [month, count]));
  for (const { month, by } of countChanges(before, after))
    counts.set(month, (counts.get(month) ?? 0) + by);
  return [...counts].map(([month, count]) => ({ month, count }));
}
