import { expect, test } from "vitest";
import { parseRoleParts } from "./role-parts.ts";

test.each([
  [
    "Civil engineer, bridge maintenance, since 2011",
    "Civil engineer",
    "since 2011",
    ["bridge maintenance"],
  ],
  ["Flight nurse for 8 years", "Flight nurse", "for 8 years", []],
  ["jr ux designer, 2 yrs in", "jr ux designer", "2 yrs in", []],
  ["Ladle (lunch for offices)", "Ladle", null, ["lunch for offices"]],
  ["Market cook and, in winter, seamstress", "Market cook and, in winter", null, ["seamstress"]],
  ["Head of fundraising", "Head of fundraising", null, []],
])("%s", (answer, head, time, rest) => {
  expect(parseRoleParts(answer)).toEqual({ head, time, rest });
});
