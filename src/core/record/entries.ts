import { monthOf } from "./day.ts";

/** Where an entry stands on the page: on its way to the server, or deleted and waiting for Undo. */
export type EntryState = "saving" | "deleted";

type Entry = { readonly id: string; readonly date: string; readonly state?: EntryState };

/** Entries by their day, newest first, each id once; of two with one id the later in the list counts. */
export function sortNewestFirst<One extends Entry>(entries: readonly One[]): One[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return [...byId.values()].toSorted(
    (one, other) => compare(other.date, one.date) || compare(other.id, one.id),
  );
}

/** How a change of one entry changes the counts: where it is taken from, where it is added. What is deleted counts nowhere. */
export function countChanges<One extends Entry>(
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
