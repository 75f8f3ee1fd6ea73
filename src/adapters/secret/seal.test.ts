import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createSeal } from "./seal.ts";

const seal = createSeal("a secret that only tests know", "tests");

test("what is closed opens again, in its place alone", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.string(), fc.string(), (text, place, other) => {
      const sealed = seal.close(text, place);
      expect(sealed).toMatch(/^[\w-]+$/);
      expect(seal.open(sealed, place)).toBe(text);
      expect(seal.open(sealed, `${place} ${other}`)).toBeNull();
    }),
  );
});

test("a changed text, another secret and another purpose open nothing", () => {
  const sealed = seal.close("123456", "a place");
  const changed = Buffer.from(sealed, "base64url");
  for (let at = 0; at < changed.length; at += 1) {
    const one = Buffer.from(changed);
    one[at] = (one[at] ?? 0) ^ 1;
    expect(seal.open(one.toString("base64url"), "a place")).toBeNull();
  }
  expect(createSeal("another secret of tests", "tests").open(sealed, "a place")).toBeNull();
  expect(createSeal("a secret that only tests know", "others").open(sealed, "a place")).toBeNull();
  expect(seal.open("", "a place")).toBeNull();
});
