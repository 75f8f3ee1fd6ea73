import * as fc from "fast-check";
import { expect, test } from "vitest";
import { formatCsv } from "./csv.ts";

test("plain cells stay as they are, the others are quoted", () => {
  expect(
    formatCsv([
      ["a", "b c"],
      ['say "no"', "one,two"],
      ["line\nline", ""],
    ]),
  ).toBe('a,b c\r\n"say ""no""","one,two"\r\n"line\nline",\r\n');
});

test.for([["=1+1"], ["+cmd@x.co"], ["-2"], ["@SUM(A1)"], ["\t=1"], ["\r=1"], [" =1"]])(
  "%j is no formula any more",
  ([text = ""]) => {
    expect(readCsv(formatCsv([[text]]))).toEqual([[`'${text}`]]);
  },
);

test("whatever the cells hold, a reader finds as many rows and cells, and no formula", () => {
  const cells = fc.array(fc.array(fc.string(), { minLength: 1, maxLength: 4 }), { maxLength: 4 });
  fc.assert(
    fc.property(cells, (rows) => {
      const read = readCsv(formatCsv(rows));
      expect(read.map((row) => row.length)).toEqual(rows.map((row) => row.length));
      expect(read.flat().filter((text) => /^\s*[=+\-@]/.test(text))).toEqual([]);
      expect(words(read)).toEqual(words(rows));
    }),
  );
});

function words(rows: readonly (readonly string[])[]): string[][] {
  return rows.map((row) => row.map((text) => text.replace(/^'/, "")));
}

/** Reads CSV as RFC 4180 has it. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const pattern = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  for (const [, quoted, plain, end] of text.matchAll(pattern)) {
    row.push(quoted === undefined ? (plain ?? "") : quoted.replaceAll('""', '"'));
    if (end === ",") continue;
    rows.push(row);
    row = [];
  }
  return rows;
}
