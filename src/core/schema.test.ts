import { expect, test } from "vitest";
import * as s from "./schema.ts";

const Win = s.object({
  id: s.string,
  note: s.nullable(s.string),
  version: s.optional(s.number),
  kind: s.oneOf(["made", "kept"]),
  tags: s.array(s.string),
});
const win = { id: "1", note: null, kind: "made", tags: ["pay"] };

test("an object is read by its keys: others are left out, an absent optional one stays absent", () => {
  expect(Win.parse({ ...win, sneaky: 1 })).toStrictEqual(win);
  expect(Win.parse({ ...win, version: 2 })).toStrictEqual({ ...win, version: 2 });
});

test.each([
  null,
  [],
  "text",
  { ...win, id: 1 },
  { ...win, note: undefined },
  { ...win, version: null },
  { ...win, kind: "lost" },
  { ...win, tags: "pay" },
  { ...win, tags: ["pay", 1] },
])("what is something else is refused: %j", (value) => {
  expect(() => Win.parse(value)).toThrow(TypeError);
});

test("a key is only ever an object's own", () => {
  expect(() => s.object({ toString: s.unknown, id: s.string }).parse({})).toThrow(TypeError);
  expect(s.object({ constructor: s.optional(s.unknown) }).parse({})).toStrictEqual({});
  const read = s.record(s.string).parse(JSON.parse('{"__proto__":"y"}'));
  expect(Object.entries(read)).toEqual([["__proto__", "y"]]);
  expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
});

test("pairs hold two; either takes the first that reads; a fallback reads anything", () => {
  expect(s.pair(s.number).parse([1, 2])).toEqual([1, 2]);
  expect(() => s.pair(s.number).parse([1])).toThrow(TypeError);
  const Either = s.either(Win, s.object({ kind: s.oneOf(["visitor"]) }));
  expect(Either.parse({ kind: "visitor" })).toEqual({ kind: "visitor" });
  expect(Either.parse(win)).toEqual(win);
  expect(() => Either.parse({ kind: "else" })).toThrow(TypeError);
  expect(s.fallback(s.boolean, false).parse("yes")).toBe(false);
});
