import { type EntryState, newestFirst, recounted } from "#core/record/entries.ts";
import type { MonthCount } from "#core/record/months.ts";
import type { Win, WinsPage } from "./contract.ts";

/** A win as the page shows it. */
export type ShownWin = Win & { readonly state?: EntryState };

export type ShownPage = Omit<WinsPage, "wins"> & { readonly wins: readonly ShownWin[] };

/** The list with this win in its place, new or changed, and the counts of its months. */
export function withWin(page: ShownPage, win: ShownWin): ShownPage {
  const before = page.wins.find(({ id }) => id === win.id);
  return {
    ...page,
    wins: newestFirst([...page.wins, win]),
    months: countedAnew(page.months, before, win),
  };
}

/** The list without the win of this id. */
export function withoutWin(page: ShownPage, id: string): ShownPage {
  const before = page.wins.find((win) => win.id === id);
  return {
    ...page,
    wins: page.wins.filter((win) => win.id !== id),
    months: countedAnew(page.months, before, undefined),
  };
}

/** The list with older wins after it. */
export function withOlder(page: ShownPage, { wins, older }: WinsPage): ShownPage {
  return { ...page, wins: newestFirst([...wins, ...page.wins]), older };
}

/** The list once she leaves the page: what she deleted is not offered again. */
export function withoutDeleted(page: ShownPage): ShownPage {
  return { ...page, wins: page.wins.filter(({ state }) => state !== "deleted") };
}

function countedAnew(
  months: readonly MonthCount[],
  before: ShownWin | undefined,
  after: ShownWin | undefined,
): MonthCount[] {
  const counts = new Map(months.map(({ month, count }) => [month, count]));
  for (const { month, by } of recounted(before, after))
    counts.set(month, (counts.get(month) ?? 0) + by);
  return [...counts].map(([month, count]) => ({ month, count }));
}
