import { expect, test, vi } from "vitest";
import { formatDay, formatMonth } from "./day.ts";

test.for([
  ["long", "November"],
  ["short", "Nov"],
  ["narrow", "N"],
] as const)("a month said %s is %s", ([length, expected]) => {
  expect(formatMonth("2026-11", length)).toBe(expected);
});

test("no form is made anew for a day or a month: they would pile up outside the heap", () => {
  using made = vi.spyOn(Intl, "DateTimeFormat");
  for (let month = 1; month <= 12; month += 1) {
    const name = `2026-${String(month).padStart(2, "0")}`;
    formatMonth(name);
    formatDay(`${name}-01`);
  }
  expect(made).not.toHaveBeenCalled();
});
