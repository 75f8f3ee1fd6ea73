import {
  type Counting,
  type Entry,
  type EntryState,
  sortNewestFirst,
  updateCounts,
} from "#core/record/entries.ts";
import type { MonthCount } from "#core/record/month-counts.ts";

/** A record as the page shows it. */
export type Cached<One> = One & { readonly state?: EntryState };

/** Where a page holds its list and its counts. */
export type PageParts<Page, One, Count> = Counting<Cached<One>, Count> & {
  readonly listOf: (page: Page) => readonly Cached<One>[];
  readonly monthsOf: (page: Page) => readonly Count[];
  readonly withParts: (page: Page, list: readonly Cached<One>[], months: readonly Count[]) => Page;
};

export type RecordCache<Page, One> = {
  /** The list with this record in its place, new or changed, and the counts of its months. */
  readonly withRecord: (page: Page, record: Cached<One>) => Page;
  /** The list without the record of this id. */
  readonly withoutRecord: (page: Page, id: string) => Page;
  /** The list with older records after it. */
  readonly withOlder: (page: Page, next: Page) => Page;
  /** The list once the member leaves the page: what was deleted is not offered again. */
  readonly withoutDeleted: (page: Page) => Page;
};

/** How the list of one kind of record changes on the page. */
export function createRecordCache<
  Page extends { readonly older: string | null },
  One extends Entry,
  Count extends MonthCount,
>(accessors: PageParts<Page, One, Count>): RecordCache<Page, One> {
  const { listOf, monthsOf, withParts } = accessors;

  function replace(page: Page, id: string, after: Cached<One> | undefined): Page {
    const before = listOf(page).find((record) => record.id === id);
    const others = listOf(page).filter((record) => record.id !== id);
    const list = after ? sortNewestFirst([...others, after]) : others;
    return withParts(page, list, updateCounts(monthsOf(page), accessors, before, after));
  }

  return {
    withRecord: (page, record) => replace(page, record.id, record),
    withoutRecord: (page, id) => replace(page, id, undefined),
    withOlder(page, next) {
      const list = sortNewestFirst([...listOf(next), ...listOf(page)]);
      return { ...withParts(page, list, monthsOf(page)), older: next.older };
    },
    withoutDeleted(page) {
      const remaining = listOf(page).filter(({ state }) => state !== "deleted");
      return withParts(page, remaining, monthsOf(page));
    },
  };
}
