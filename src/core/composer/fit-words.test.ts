import { array, assert, constantFrom, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { countWords } from "#core/language/sentences.ts";
import { clip, fitWords, type Piece } from "./fit-words.ts";

const words = array(constantFrom("plan", "the", "week,", "and", "because", "Monday", "unit;"), {
  minLength: 1,
  maxLength: 40,
}).map((list) => list.join(" "));

test("clipped words never exceed the limit and end in one stop", () => {
  assert(
    property(words, integer({ min: 4, max: 30 }), (text, most) => {
      const kept = clip(`${text}.`, most);
      expect(countWords(kept)).toBeLessThanOrEqual(
        Math.max(most, countWords(text) <= most ? countWords(text) : most),
      );
      expect(kept).toMatch(/[^.]\.$/);
    }),
  );
});

test("the refusal always stays, the least needed goes first", () => {
  const pieces: Piece[] = [
    [2, "A fact of four words."],
    [0, "I will not do it."],
    [1, "Here is an offer."],
    [3, null],
  ];
  expect(fitWords(pieces, 9)).toBe("I will not do it. Here is an offer.");
  expect(fitWords(pieces, 3)).toBe("I will not do it.");
  expect(fitWords(pieces)).toBe("A fact of four words. I will not do it. Here is an offer.");
});
