import { expect, test } from "vitest";
import { withoutNotedParts } from "./noted-parts.ts";

test.for([
  ["a shop in Ghent, mine alone since Bram left (not to print)", "a shop in Ghent"],
  ["He is a good baker but he gambles a little. dont write that", ""],
  [
    "He owes us 4,000. He gambles. Do not mention that.\nThe lease ends in May",
    "He owes us 4,000.\nThe lease ends in May",
  ],
  ["we shared a cabin once but he forgot, skip it", ""],
  ["ran the fair (the one in Lyon)", "ran the fair (the one in Lyon)"],
  ["I do not write reports. I hold 3 meetings", "I do not write reports. I hold 3 meetings"],
  ["They told me: do not use the lift", "They told me: do not use the lift"],
] as const)("of “%s” the text owes “%s”", ([answer, rest]) => {
  expect(withoutNotedParts(answer)).toBe(rest);
});
