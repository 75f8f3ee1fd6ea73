import { expect, test } from "vitest";
import { findAntecedents } from "./antecedents.ts";

test.each([
  ["two hours with the glaze, in May", "which glaze she fires on brick", true],
  ["a copy of the new forms", "what he puts on his form for new tenants", true],
  ["the name of the forms office", "what he puts on his form for new tenants", false],
  ["a glaze test", "which glaze she fires on brick", false],
  ["a call before the holidays", "which glaze she fires on brick", false],
])("%s after %s: %s", (words, earlier, points) => {
  expect(findAntecedents(words, [earlier]).length > 0).toBe(points);
});
