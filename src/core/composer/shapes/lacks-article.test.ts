import { expect, test } from "vitest";
import { lacksArticleWithin } from "./lacks-article.ts";

test.each([
  ["Led team of 9 drivers", true],
  ["Responsible for front desk", true],
  ["Switched us to new filing system in 2020", true],
  ["Led a team of 9 drivers", false],
  ["Opened the shop at six", false],
  ["Trained warehouse staff", false],
  ["Responsible for team leaders", false],
])("%s: an article is left out: %s", (line, lacks) => {
  expect(lacksArticleWithin(line)).toBe(lacks);
});
