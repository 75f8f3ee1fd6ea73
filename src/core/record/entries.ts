import { monthOf } from "./day.ts";
import type { MonthCount } from "./month-counts.ts";

/** Where an entry stands on the page: on its way to the server, or deleted and waiting for Undo. */
export type EntryState = "saving" | "deleted";

export type Entry = { readonly id: string; readonly date: string; readonly state?: EntryState };

/** Entries by their day, newest first, each id once; of two with one id the later in the list counts. */
export function sortNewestFirst<One extends Entry>(entries: readonly One[]): One[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return [...byId.values()].toSorted(
    (one, other) => compare(other.date, one.date) || compare(other.id, one.id),
  );
}

/** How the counts of the months know what they count: the count of an entry's own month, and the key of a count. */
export type Counting<One, Count> = {
  readonly countOf: (entry: One, month: string) => Count;
  readonly keyOf: (count: Count) => string;
};

/** The counts of the months once an entry came, changed or went. */
export function updateCounts<One extends Entry, Count extends MonthCount>(
  counts: readonly Count[],
  { countOf, keyOf }: Counting<One, Count>,
  before: One | undefined,
  after: One | undefined,
): Count[] {
  const byKey = new Map(counts.map((count) => [keyOf(count), count]));
  for (const { entry, month, by } of countChanges(before, after)) {
    const fresh = countOf(entry, month);
    const known = byKey.get(keyOf(fresh));
    byKey.set(keyOf(fresh), { ...fresh, count: (known?.count ?? 0) + by });
  }
  return [...byKey.values()];
}

/** How a change of one entry changes the counts: where it is taken from, where it is added. What is deleted counts nowhere. */
function countChanges<One extends Entry>(
  before: One | undefined,
  after: One | undefined,
): readonly { readonly entry: One; readonly month: string; readonly by: 1 | -1 }[] {
  const sides = [
    { entry: before, by: -1 },
    { entry: after, by: 1 },
  ] as const;
  return sides.flatMap(({ entry, by }) =>
    entry && entry.state !== "deleted" ? [{ entry, month: monthOf(entry.date), by }] : [],
  );
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
