import { expect, test } from "vitest";
import { rolePartsOf } from "./role-parts.ts";

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
  ["Head of fundraising", "Head of fundraising", null, []],
])("%s", (answer, head, time, rest) => {
  expect(rolePartsOf(answer)).toEqual({ head, time, rest });
});
