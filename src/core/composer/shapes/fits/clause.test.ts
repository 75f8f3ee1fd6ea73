import { expect, test } from "vitest";
import { hasVerbAfterRelative } from "./clause.ts";
import { tokenize } from "#core/composer/shapes/tokens/tokens.ts";

test.each([
  ["a guest who lost a ring calls at midnight", true],
  ["the valve that nobody can reach is leaking", true],
  ["a baker who promised bread delivers none", true],
  ["tenants who come without papers", false],
  ["a guest who ordered chairs made in Spain", false],
  ["drivers who think the rules are for others", false],
])("%s", (text, tells) => {
  expect(hasVerbAfterRelative(tokenize(text))).toBe(tells);
});
