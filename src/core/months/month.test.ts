import { expect, test } from "vitest";
import {
  formatMonthAndYear,
  monthAt,
  monthsBetween,
  monthsOfYear,
  parseMonth,
  startOfMonth,
} from "./month.ts";

test("a moment is in its month of universal time, to the last millisecond", () => {
  expect(monthAt(new Date("2025-12-31T23:59:59.999Z"))).toBe("2025-12");
  expect(monthAt(new Date("2026-01-01T00:00:00Z"))).toBe("2026-01");
  expect(startOfMonth("2026-01")).toEqual(new Date("2026-01-01T00:00:00Z"));
});

test.for([
  ["2026-11", "2026-11"],
  ["2026-00", null],
  ["2026-13", null],
  ["1999-01", null],
  ["2026-1", null],
  ["2026-11-01", null],
  ["", null],
] as const)("%s is read as %s", ([text, month]) => {
  expect(parseMonth(text)).toBe(month);
});

test("months follow each other over the end of a year", () => {
  expect(monthsBetween("2025-11", "2026-02")).toEqual(["2025-11", "2025-12", "2026-01", "2026-02"]);
  expect(monthsBetween("2026-02", "2025-11")).toEqual([]);
  expect(monthsOfYear("2026-05")).toHaveLength(12);
  expect(monthsBetween("2026-01", "2026-12")).toEqual(monthsOfYear("2026-05"));
  expect(formatMonthAndYear("2026-11")).toBe("November 2026");
});
