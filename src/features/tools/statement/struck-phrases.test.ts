import * as fc from "fast-check";
import { expect, test } from "vitest";
import { strikePhrases } from "./struck-phrases.ts";

test("removed phrases are struck where they stand, whatever their case and apostrophe", () => {
  expect(strikePhrases("I just say it’s, I feel, ready", ["Just", "IT'S", "i feel,"])).toEqual([
    { at: 0, text: "I ", isStruck: false },
    { at: 2, text: "just", isStruck: true },
    { at: 6, text: " say ", isStruck: false },
    { at: 11, text: "it’s", isStruck: true },
    { at: 15, text: ", ", isStruck: false },
    { at: 17, text: "I feel,", isStruck: true },
    { at: 24, text: " ready", isStruck: false },
  ]);
});

test("the same phrase twice is struck twice", () => {
  const struck = strikePhrases("just a, just b", ["just", "just"]).filter(
    ({ isStruck }) => isStruck,
  );
  expect(struck).toHaveLength(2);
});

test("nothing of the draft is lost or changed", () => {
  const draft = fc.string({ unit: "grapheme" });
  fc.assert(
    fc.property(draft, fc.array(fc.string()), (text, removed) => {
      expect(
        strikePhrases(text, removed)
          .map((piece) => piece.text)
          .join(""),
      ).toBe(text);
    }),
  );
});
