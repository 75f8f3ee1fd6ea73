import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const page = readFileSync("docs/accessibility.md", "utf8");

const rows = page
  .split("\n")
  .filter((line) => /^\| \d\.\d\.\d/.test(line))
  .map((line) => {
    const [, number = "", , level = "", state = "", how = "", shown = ""] = line
      .split("|")
      .map((cell) => cell.trim());
    return { number, level, state, how, shown };
  });

test("each criterion of WCAG 2.2 has one row: 31 of Level A, 24 of Level AA", () => {
  expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
  expect(rows.filter(({ level }) => level === "A")).toHaveLength(31);
  expect(rows.filter(({ level }) => level === "AA")).toHaveLength(24);
});

test("a row has a state and says how or why; what is met is shown by something", () => {
  const silent = rows.filter(
    ({ state, how, shown }) =>
      !["met", "read", "part", "n/a"].includes(state) ||
      how === "" ||
      (state === "met" && shown === ""),
  );
  expect(silent).toEqual([]);
});
