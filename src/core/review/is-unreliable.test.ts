import { expect, test } from "vitest";
import { evaluateText } from "#core/checks/evaluate-text.ts";
import { signatureTone } from "#core/tools/definition.ts";
import { isUnreliable } from "./is-unreliable.ts";

const answers = {
  name: "Odalys Brenninkmeyer",
  person: "she",
  role: "ropemaker",
  where: "the ropewalk in Hvalvik",
  serves: "the crews of 14 boats",
  proof: "broken lines went from 6 to 1",
};
const task = { tool: "brandBio", material: { answers, tone: signatureTone } } as const;
const sound = "Odalys Brenninkmeyer is a ropemaker and serves the crews of 14 boats.";

const isRefused = (
  text: string,
  calledFalse: readonly string[] = [],
  missedSeeds = 0,
  settled: readonly string[] = [],
) => isUnreliable(task, evaluateText(task, "model", text), { calledFalse, missedSeeds, settled });

test.for<[text: string, calledFalse: readonly string[], missedSeeds: number, isRefused: boolean]>([
  [sound, [], 0, false],
  [sound, ["a ropemaker", "the crews"], 0, false],
  [sound, ["a ropemaker", "the crews", "serves"], 0, true],
  [sound, [], 1, false],
  [sound, ["a ropemaker"], 1, true],
  [sound, [], 2, true],
  [`${sound} She has 41 looms and 7 sheds.`, [], 0, false],
  [`${sound} She has 41 looms and 7 sheds.`, [], 1, true],
  [`${sound} She has 41 looms, 7 sheds and 19 carts.`, [], 0, true],
  [`${sound} She has 41 looms; the 41 looms and again 41 looms are old.`, [], 0, false],
])("%s, called false %j, %i seeds left: %s", ([text, calledFalse, missedSeeds, expected]) => {
  expect(isRefused(text, calledFalse, missedSeeds)).toBe(expected);
});

test("what the checks and the reader both doubt is one doubt; what the reader settled is none", () => {
  const text = `${sound} She has 41 looms and 7 sheds.`;
  expect(isRefused(text, ["41"])).toBe(false);
  expect(isRefused(text, ["her carts"])).toBe(true);
  const misbound = `${sound} She has 6 looms, 14 sheds and 1 cart.`;
  expect(isRefused(misbound, ["a", "b"])).toBe(true);
  expect(isRefused(misbound, ["a", "b"], 0, ["6", "14", "1"])).toBe(false);
});
