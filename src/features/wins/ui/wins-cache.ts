import type { MonthCount } from "#core/record/month-counts.ts";
import { type Cached, createRecordCache } from "#ui/record/record-cache.ts";
import type { Win, WinsPage } from "#features/wins/contract.ts";

/** A win as the page shows it. */
export type CachedWin = Cached<Win>;

export type CachedWinsPage = Omit<WinsPage, "wins"> & { readonly wins: readonly CachedWin[] };

export const winsCache = createRecordCache<CachedWinsPage, Win, MonthCount>({
  listOf: ({ wins }) => wins,
  monthsOf: ({ months }) => months,
  withParts: (page, wins, months) => ({ ...page, wins, months: [...months] }),
  countOf: (_, month) => ({ month, count: 0 }),
  keyOf: ({ month }) => month,
});
