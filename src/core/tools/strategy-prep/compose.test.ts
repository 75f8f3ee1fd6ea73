import { expect, test } from "vitest";
import { compose } from "#core/composer/compose.ts";
import { sectionText } from "#core/result/result.ts";

test.each([
  ["which van to buy", "I have to decide which van to buy."],
  ["To sell the boat or fix it", "I have to decide whether to sell the boat or fix it."],
  ["Should I rent the stall", "Should I rent the stall?"],
  ["Do we move?", "Do we move?"],
  ["Are we ready?", "Are we ready?"],
  ["Sell the boat? Or fix it first", "Sell the boat? Or fix it first."],
])("%j is said as her decision", (decision, expected) => {
  const { sections } = compose("strategyPrep", { answers: { decision }, tone: "Warm Confidence" });
  expect(sections.slice(0, 1).map(sectionText)).toEqual([expected]);
});
