import type { NegotiationCount } from "#core/record/month-counts.ts";
import { type Cached, createRecordCache } from "#ui/record/record-cache.ts";
import type { Negotiation, NegotiationsPage } from "#features/negotiations/contract.ts";

/** A negotiation as the page shows it. */
export type CachedNegotiation = Cached<Negotiation>;

export type CachedNegotiationsPage = Omit<NegotiationsPage, "negotiations"> & {
  readonly negotiations: readonly CachedNegotiation[];
};

export const negotiationsCache = createRecordCache<
  CachedNegotiationsPage,
  Negotiation,
  NegotiationCount
>({
  listOf: ({ negotiations }) => negotiations,
  monthsOf: ({ months }) => months,
  withParts: (page, negotiations, months) => ({ ...page, negotiations, months: [...months] }),
  countOf: ({ status }, month) => ({ month, status, count: 0 }),
  keyOf: ({ month, status }) => `${month} ${status}`,
});
