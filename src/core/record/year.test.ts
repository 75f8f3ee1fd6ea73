import { array, assert, constantFrom, integer, property, record } from "fast-check";
import { expect, test } from "vitest";
import { shiftMonth } from "./day.ts";
import { countedDayRange, sumDaysByMonth } from "./month-counts.ts";
import { negotiationStatuses } from "./negotiation-status.ts";
import { countAsks, summarizeYear } from "./year.ts";
import { layOutYearChart, narrowChartSize, wideChartSize } from "./year-chart-layout.ts";
import { describeMonths, describeYear } from "./describe-year.ts";

const today = "2026-11-21";

/** "2025-12 ×2" → two in December 2025. */
function counts(...rows: readonly string[]) {
  return rows.map((one) => {
    const [month = "", count = "1"] = one.split(" ×");
    return { month, count: Number(count) };
  });
}

function asks(...rows: readonly string[]) {
  return rows.map((one) => {
    const [month = "", status = ""] = one.split(" ");
    const known = negotiationStatuses.find((name) => name === status) ?? "pending";
    return { month, status: known, count: 1 };
  });
}

function year(wins: ReturnType<typeof counts>, asked: ReturnType<typeof asks> = []) {
  const found = summarizeYear(today, { wins, asks: asked });
  if (!found) throw new Error("There are too few entries.");
  return found;
}

test("with fewer than three entries there is nothing to see; what is older than a year does not count", () => {
  expect(summarizeYear(today, { wins: counts("2026-11 ×2"), asks: [] })).toBeNull();
  expect(summarizeYear(today, { wins: counts("2025-11 ×9", "2026-12 ×9"), asks: [] })).toBeNull();
  expect(
    summarizeYear(today, { wins: counts("2026-11 ×2"), asks: asks("2025-12 pending") }),
  ).not.toBeNull();
});

test.for([
  [counts("2026-03 ×3"), [], "Three wins since December, all in March. No asks logged."],
  [counts("2026-03", "2026-04", "2026-05"), [], "Three wins since December. No asks logged."],
  [
    counts("2026-01", "2026-03 ×2", "2026-08 ×2", "2026-11"),
    asks("2026-02 success", "2026-05 declined", "2026-08 success", "2026-10 in_progress"),
    "Six wins since December, the most in March and August. Four asks: two succeeded, one declined, one in progress.",
  ],
  [
    counts("2026-01 ×2", "2026-02 ×2", "2026-03 ×2", "2026-04"),
    [],
    "Seven wins since December. No asks logged.",
  ],
  [
    [],
    asks("2026-01", "2026-02", "2026-03"),
    "No wins recorded since December. Three asks: all pending.",
  ],
  [
    counts("2026-11"),
    asks("2026-01 success", "2026-02 success"),
    "One win since December, in November. Two asks: both succeeded.",
  ],
  [
    counts("2026-11 ×2"),
    asks("2026-01 declined"),
    "Two wins since December, in November. One ask: it was declined.",
  ],
  [
    counts("2026-10", "2026-11 ×1500"),
    [],
    "1,501 wins since December, the most in November. No asks logged.",
  ],
] as const)("%j and %j are said in a sentence", ([wins, asked, sentence]) => {
  expect(describeYear(year([...wins], [...asked]))).toBe(sentence);
});

test("each month that holds something has its line, newest first", () => {
  const whole = year(counts("2025-12 ×2", "2026-11"), [
    ...asks("2026-11 declined", "2026-11 success", "2026-03 in_progress"),
    { month: "2026-11", status: "success", count: 1 },
  ]);
  expect(describeMonths(whole).map(({ text }) => text)).toEqual([
    "November 2026: 1 win. 3 asks: 2 succeeded, 1 declined.",
    "March 2026: 1 ask: in progress.",
    "December 2025: 2 wins.",
  ]);
  expect(countAsks(whole, "success")).toBe(2);
});

const someCounts = array(
  record({ back: integer({ min: 0, max: 11 }), count: integer({ min: 1, max: 3000 }) }),
  { minLength: 3, maxLength: 30 },
);

test("nothing is drawn outside or over another, and every entry is drawn or counted", () => {
  assert(
    property(
      someCounts,
      someCounts,
      constantFrom(wideChartSize, narrowChartSize),
      (won, asked, measures) => {
        const whole = year(
          won.map(({ back, count }) => ({ month: shiftMonth("2026-11", -back), count })),
          asked.map(({ back, count }, at) => ({
            month: shiftMonth("2026-11", -back),
            count,
            status: negotiationStatuses[at % 4] ?? "pending",
          })),
        );
        const { marks, width, height, axis, radius, columns } = layOutYearChart(whole, measures);
        expect(columns).toHaveLength(12);
        expect(new Set(marks.map(({ x, y }) => `${x} ${y}`)).size).toBe(marks.length);
        for (const mark of marks) {
          expect(mark.x).toBeGreaterThan(radius);
          expect(mark.x).toBeLessThanOrEqual(width - radius);
          expect(mark.y).toBeGreaterThan(radius);
          expect(mark.y).toBeLessThan(height - radius);
          const isInPlace = mark.kind === "more" || (mark.kind === "win") === mark.y < axis;
          expect(isInPlace).toBe(true);
        }
        for (const { month, wins } of whole.months) {
          const x = columns.find((column) => column.month === month)?.x;
          const above = marks.filter((mark) => mark.x === x && mark.y < axis);
          expect(above).toHaveLength(Math.min(wins, 4));
          const more = above.find(({ kind }) => kind === "more");
          expect(more?.kind === "more" ? more.text : null).toBe(
            wins > 4 ? (wins - 3 > 99 ? "99+" : `+${wins - 3}`) : null,
          );
        }
      },
    ),
    { numRuns: 60 },
  );
});

test("days fold into months, and a year reaches into the months beside it for another zone's today", () => {
  const days = [
    { date: "2026-11-02", count: 2 },
    { date: "2026-11-30", count: 1 },
    { date: "2025-12-31", count: 4 },
  ];
  expect(sumDaysByMonth(days)).toEqual([
    { month: "2026-11", count: 3 },
    { month: "2025-12", count: 4 },
  ]);
  expect(countedDayRange(today)).toEqual({ start: "2025-11-01", end: "2027-01-01" });
});
