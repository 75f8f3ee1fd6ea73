import * as fc from "fast-check";
import { expect, test } from "vitest";
import { parseByteRange } from "./byte-range.ts";

test.for([
  ["bytes=0-99", { start: 0, end: 99 }],
  ["bytes=0-0", { start: 0, end: 0 }],
  ["bytes=-100", { start: 900, end: 999 }],
  ["bytes=-5000", { start: 0, end: 999 }],
  ["bytes=100-", { start: 100, end: 999 }],
  ["bytes=990-99999", { start: 990, end: 999 }],
  ["bytes=999-", { start: 999, end: 999 }],
  ["bytes=1000-", "unsatisfiable"],
  ["bytes=5000-6000", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=0-99,200-299", "whole"],
  ["bytes=99-0", "whole"],
  ["bytes=5000-4000", "whole"],
  ["bytes=-", "whole"],
  ["bytes=a-b", "whole"],
  ["pages=1-2", "whole"],
  ["", "whole"],
] as const)("of a thousand bytes, %s asks for %o", ([header, part]) => {
  expect(parseByteRange(header, 1000)).toEqual(part);
});

test("no header asks for everything", () => {
  expect(parseByteRange(undefined, 1000)).toBe("whole");
});

test("whatever is asked for, a part lies inside the file", () => {
  const end = fc.option(fc.nat(3000), { nil: "" });
  fc.assert(
    fc.property(end, end, fc.nat(2000), (first, last, size) => {
      const part = parseByteRange(`bytes=${first}-${last}`, size);
      if (typeof part === "string") return;
      expect(part.start).toBeGreaterThanOrEqual(0);
      expect(part.end).toBeGreaterThanOrEqual(part.start);
      expect(part.end).toBeLessThan(size);
    }),
  );
});
