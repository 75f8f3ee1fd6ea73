import { type EntryState, newestFirst, recounted } from "#core/record/entries.ts";
import type { AskCount } from "#core/record/months.ts";
import type { Negotiation, NegotiationsPage } from "./contract.ts";

/** A negotiation as the page shows it. */
export type ShownNegotiation = Negotiation & { readonly state?: EntryState };

export type ShownPage = Omit<NegotiationsPage, "negotiations"> & {
  readonly negotiations: readonly ShownNegotiation[];
};

/** The log with this negotiation in its place, new or changed, and the counts of its months. */
export function withNegotiation(page: ShownPage, asked: ShownNegotiation): ShownPage {
  const before = page.negotiations.find(({ id }) => id === asked.id);
  return {
    ...page,
    negotiations: newestFirst([...page.negotiations, asked]),
    months: countedAnew(page.months, before, asked),
  };
}

/** The log without the negotiation of this id. */
export function withoutNegotiation(page: ShownPage, id: string): ShownPage {
  const before = page.negotiations.find((asked) => asked.id === id);
  return {
    ...page,
    negotiations: page.negotiations.filter((asked) => asked.id !== id),
    months: countedAnew(page.months, before, undefined),
  };
}

/** The log with older negotiations after it. */
export function withOlder(page: ShownPage, { negotiations, older }: NegotiationsPage): ShownPage {
  return { ...page, negotiations: newestFirst([...negotiations, ...page.negotiations]), older };
}

/** The log once she leaves the page: what she deleted is not offered again. */
export function withoutDeleted(page: ShownPage): ShownPage {
  return {
    ...page,
    negotiations: page.negotiations.filter(({ state }) => state !== "deleted"),
  };
}

function countedAnew(
  months: readonly AskCount[],
  before: ShownNegotiation | undefined,
  after: ShownNegotiation | undefined,
): AskCount[] {
  const counts = new Map<string, AskCount>(
    months.map((one) => [`${one.month} ${one.status}`, one]),
  );
  for (const { entry, month, by } of recounted(before, after)) {
    const key = `${month} ${entry.status}`;
    const count = (counts.get(key)?.count ?? 0) + by;
    counts.set(key, { month, status: entry.status, count });
  }
  return [...counts.values()];
}
