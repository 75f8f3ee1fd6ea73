import { expect, test } from "vitest";
import { withoutNote } from "./aside.ts";

test.each([
  ["not really anything, the night desk picks up at 6", "the night desk picks up at 6"],
  ["not much, one Saturday in May", "one Saturday in May"],
  ["not anything that needs a car", "not anything that needs a car"],
  ["baker (and a landlord, which I’d rather not mention)", "baker"],
  ["baker (I would rather not work nights)", "baker (I would rather not work nights)"],
])("%s", (typed, said) => {
  expect(withoutNote(typed)).toBe(said);
});
