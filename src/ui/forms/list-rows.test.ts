import { expect, test } from "vitest";
import {
  afterBackspace,
  afterEnter,
  afterPaste,
  rowsToShow,
  rowsFromText,
  textFromRows,
} from "./list-rows.ts";

test("a list opens with three rows, and its rows are the lines of one text", () => {
  expect(rowsFromText("")).toEqual(["", "", ""]);
  expect(rowsFromText("a\n\nb")).toEqual(["a", "b", ""]);
  expect(rowsFromText("a\nb\nc\nd")).toEqual(["a", "b", "c", "d"]);
  expect(textFromRows(["a", " ", "", "b "])).toBe("a\nb ");
});

test("what she types keeps its blank rows; a text that changed elsewhere brings its own", () => {
  expect(rowsToShow("a", ["", "a", "", ""])).toEqual(["", "a", "", ""]);
  expect(rowsToShow("", ["a", "b"])).toEqual(["", "", ""]);
  expect(rowsToShow("a\n\nb", ["a", "b", ""])).toEqual(["a", "b", ""]);
});

test("Enter goes to the blank row below, or makes one", () => {
  expect(afterEnter(["a", "", ""], 0)).toEqual({ rows: ["a", "", ""], at: 1 });
  expect(afterEnter(["a", "b"], 0)).toEqual({ rows: ["a", "", "b"], at: 1 });
  expect(afterEnter(["a", "b"], 1)).toEqual({ rows: ["a", "b", ""], at: 2 });
});

test("Backspace takes an empty row away, never the last one and never words", () => {
  expect(afterBackspace(["a", "", "b"], 1)).toEqual({ rows: ["a", "b"], at: 0 });
  expect(afterBackspace(["", "a"], 0)).toEqual({ rows: ["a"], at: 0 });
  expect(afterBackspace([""], 0)).toBeNull();
  expect(afterBackspace(["a", " "], 1)).toBeNull();
});

test.for([
  ["fills the blank rows", ["", "", ""], 0, "a\nb", [0, 0], ["a", "b", ""], 1],
  [
    "adds rows where there are none",
    ["", "z"],
    0,
    "a\r\nb\r\nc\r\n",
    [0, 0],
    ["a", "b", "c", "z"],
    2,
  ],
  ["stands between her words", ["Led ten", ""], 0, "two\nand", [4, 7], ["Led two", "and"], 1],
  ["leaves bullets and blank lines behind", [""], 0, "• a\n\n- b", [0, 0], ["a", "b"], 1],
] as const)("pasted text %s", ([, rows, at, pasted, span, filled, focus]) => {
  expect(afterPaste(rows, at, pasted, span)).toEqual({ rows: filled, at: focus });
});

test("one pasted line is left to the browser", () => {
  expect(afterPaste(["a"], 0, "Led a team of 11", [1, 1])).toBeNull();
});
