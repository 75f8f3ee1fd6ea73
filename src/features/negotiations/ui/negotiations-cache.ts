import { type EntryState, sortNewestFirst, countChanges } from "#core/record/entries.ts";
import type { NegotiationCount } from "#core/record/month-counts.ts";
import type { Negotiation, NegotiationsPage } from "#features/negotiations/contract.ts";

/** A negotiation as the page shows it. */
export type CachedNegotiation = Negotiation & { readonly state?: EntryState };

export type CachedNegotiationsPage = Omit<NegotiationsPage, "negotiations"> & {
  readonly negotiations: readonly CachedNegotiation[];
};

/** The log with this negotiation in its place, new or changed, and the counts of its months. */
export function withNegotiation(
  page: CachedNegotiationsPage,
  negotiation: CachedNegotiation,
): CachedNegotiationsPage {
  const before = page.negotiations.find(({ id }) => id === negotiation.id);
  return {
    ...page,
    negotiations: sortNewestFirst([...page.negotiations, negotiation]),
    months: updateMonthCounts(page.months, before, negotiation),
  };
}

/** The log without the negotiation of this id. */
export function withoutNegotiation(
  page: CachedNegotiationsPage,
  id: string,
): CachedNegotiationsPage {
  const before = page.negotiations.find((negotiation) => negotiation.id === id);
  return {
    ...page,
    negotiations: page.negotiations.filter((negotiation) => negotiation.id !== id),
    months: updateMonthCounts(page.months, before, undefined),
  };
}

/** The log with older negotiations after it. */
export function withOlderNegotiations(
  page: CachedNegotiationsPage,
  { negotiations, older }: NegotiationsPage,
): CachedNegotiationsPage {
  return { ...page, negotiations: sortNewestFirst([...negotiations, ...page.negotiations]), older };
}

/** The log once she leaves the page: what she deleted is not offered again. */
export function withoutDeletedNegotiations(page: CachedNegotiationsPage): CachedNegotiationsPage {
  return {
    ...page,
    negotiations: page.negotiations.filter(({ state }) => state !== "deleted"),
  };
}

function updateMonthCounts(
  months: readonly NegotiationCount[],
  before: CachedNegotiation | undefined,
  after: CachedNegotiation | undefined,
): NegotiationCount[] {
  const counts = new Map<string, NegotiationCount>(
    months.map((one) => [`${one.month} ${one.status}`, one]),
  );
  for (const { entry, month, by } of countChanges(before, after)) {
    const key = `${month} ${entry.status}`;
    const count = (counts.get(key)?.count ?? 0) + by;
    counts.set(key, { month, status: entry.status, count });
  }
  return [...counts.values()];
}
