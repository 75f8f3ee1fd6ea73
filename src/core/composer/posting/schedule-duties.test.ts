import { expect, test } from "vitest";
import { readPosting } from "./read-posting.ts";
import { monthWindowOf } from "./month-window.ts";
import { scheduleDuties } from "./schedule-duties.ts";

const posting =
  "Manage one assistant. Review contracts with panel firms. Prepare monthly accounts. Prepare the audit in June. Train field staff on the donor rules. Reduce scrap.";

test("what cannot wait comes first, what day 90 names next, what bears a date last", () => {
  const wants: [string, string, string] = ["Scrap under 4%", "Donor reports sent", ""];
  const windows = scheduleDuties(readPosting(posting, []).duties, wants);
  expect(windows.map((duties) => duties.map(({ line }) => line))).toEqual([
    ["Manage one assistant", "Prepare monthly accounts", "Reduce scrap"],
    ["Train field staff on the donor rules", "Review contracts with panel firms"],
    ["Prepare the audit in June"],
  ]);
});

test("no duty is lost where nothing comes first", () => {
  const { duties } = readPosting("Review contracts. Reduce scrap.", []);
  expect(scheduleDuties(duties, ["", "", ""]).flat().length).toBe(2);
});

test("a date stands in the window that holds it, and what is due may begin before", () => {
  const dated =
    "Open the second kiln hall on 20 November. Guard the closing of the old hall (January to March). Ship the museum order by 28 November. Count clay.";
  const windows = scheduleDuties(readPosting(dated, []).duties, [
    "the museum order",
    "",
    "2026-10-05",
  ]);
  expect(windows.map((duties) => duties.map(({ line }) => line.slice(0, 5)))).toEqual([
    ["Ship ", "Count"],
    ["Open "],
    ["Guard"],
  ]);
});

test.each([
  ["The kiln is relined on April 30", "2027-03-15", 1],
  ["The kiln is relined on 3 January", "November 9", 1],
  ["Fair in June and December", "2026-11-02", 1],
  ["The licence ran out on May 2", "2027-06-01", null],
  ["The kiln is relined on April 30", "soon", null],
  ["Renew the gas ticket (deadline May 3)", "2027-03-01", 1],
  ["Guard the kilns, 24/7", "2027-03-01", null],
])("%s from %s", (line, start, window) => {
  expect(monthWindowOf(line, start)).toBe(window);
});
