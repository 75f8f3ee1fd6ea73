import { expect, test } from "vitest";
import { withoutReportingClause } from "./reported-speech.ts";

test.each([
  ["They will say that the budget is gone", "that the budget is gone"],
  ["she’ll say ‘not this year’", "‘not this year’"],
  ["they’ll probably say it is slow", "it is slow"],
  ["They have no budget", "They have no budget"],
])("%s", (item, expected) => {
  expect(withoutReportingClause(item)).toBe(expected);
});
