import { array, assert, constantFrom, integer, property, record } from "fast-check";
import { expect, test } from "vitest";
import { sumDaysByMonth } from "#core/record/month-counts.ts";
import { type CachedWinsPage, type CachedWin, winsCache } from "./wins-cache.ts";

const empty: CachedWinsPage = { wins: [], older: null, today: "2026-11-21", months: [] };

const change = record({
  what: constantFrom("add", "delete", "take out", "older"),
  id: integer({ min: 1, max: 6 }),
  date: constantFrom("2026-09-30", "2026-10-01", "2026-11-20", "2026-11-21"),
});

function winOf(id: number, date: string): CachedWin {
  return { id: `${id}`, title: `Win ${id}`, description: null, date, version: 1 };
}

test("whatever she does in whatever order, the list is sorted, holds each win once, and the months count what is not deleted", () => {
  assert(
    property(array(change, { maxLength: 30 }), (changes) => {
      let page = empty;
      for (const { what, id, date } of changes) {
        const cachedWin = page.wins.find((win) => win.id === `${id}`);
        if (what === "add") page = winsCache.withRecord(page, winOf(id, date));
        if (what === "delete" && cachedWin)
          page = winsCache.withRecord(page, { ...cachedWin, state: "deleted" });
        if (what === "take out") page = winsCache.withoutRecord(page, `${id}`);
        // What comes from the server again is already there.
        if (what === "older" && cachedWin)
          page = winsCache.withOlder(page, { ...empty, wins: [{ ...cachedWin }] });
      }
      const remaining = page.wins.filter(({ state }) => state !== "deleted");
      const order = page.wins.map(({ date, id }) => `${date} ${id}`);
      expect(order).toEqual(order.toSorted().toReversed());
      expect(new Set(page.wins.map(({ id }) => id)).size).toBe(page.wins.length);
      const counted = sumDaysByMonth(remaining.map(({ date }) => ({ date, count: 1 })));
      const countedMonths = page.months.filter(({ count }) => count !== 0);
      expect(new Map(countedMonths.map((one) => [one.month, one.count]))).toEqual(
        new Map(counted.map((one) => [one.month, one.count])),
      );
      expect(winsCache.withoutDeleted(page).wins).toEqual(remaining);
    }),
  );
});
