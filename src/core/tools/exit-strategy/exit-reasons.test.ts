import { expect, test } from "vitest";
import { shareableReasons } from "./exit-reasons.ts";

test.each([
  ["I am training as a pilot", "how much the pilot school costs", ["I am training as a pilot"]],
  [
    "I want quieter weekends",
    "the quarrel with Ines about weekends in May",
    ["I want quieter weekends"],
  ],
  ["The quarrel wore me out", "the quarrel with Ines about weekends in May", []],
  ["My knee is bad", "my knee", []],
  ["I took a post at Hollis Glass", "Where I am going", ["I took a post"]],
  ["The merger tired me and I want a small firm", "the merger", ["I want a small firm"]],
])("%s, without “%s”", (reason, withhold, expected) => {
  expect(shareableReasons({ reason, withhold })).toEqual(expected);
});
