import { expect, test } from "vitest";
import { checkContract } from "#core/contract/check-contract.ts";
import { countWords } from "#core/language/sentences.ts";
import { formatResult, parseResult } from "#core/result/result-text.ts";
import { refineComposed } from "./refine.ts";

const answers = {
  request: "Take client calls on Sundays",
  by: "Renata, head of sales",
  refusal: "I do not take client calls on Sundays",
  offer: "Monday from 8 a.m.",
  preserve: "our working relationship",
};
const material = { answers, tone: "Warm Confidence" };

const version =
  "Renata, I value how we work. I do not take client calls on Sundays. It has been a long month. I can take them on Monday from 8 a.m.";
const previous = ["In the moment", "In writing", "If they push back"]
  .map((label) => `## ${label}\n\n${version}`)
  .join("\n\n");

test("shorter leaves out what carries least, keeps refusal, figures and form, and changes no sentence", () => {
  const result = refineComposed("boundaryScript", material, {
    request: "shorter",
    result: previous,
  });
  const text = formatResult(result);
  expect(countWords(text)).toBeLessThanOrEqual(countWords(previous) * 0.8);
  expect(text.match(/I do not take client calls on Sundays\./g)).toHaveLength(3);
  expect(text.match(/Monday from 8 a\.m\./g)).toHaveLength(3);
  expect(checkContract("boundaryScript", result, answers).filter(({ ok }) => !ok)).toEqual([]);
});

test("shorter stops where the form would break", () => {
  const least = previous.replaceAll(version, "I do not take client calls on Sundays.");
  const result = refineComposed("boundaryScript", material, { request: "shorter", result: least });
  expect(formatResult(result)).toBe(least);
});

test("a request beyond the rules leaves her language as it was", () => {
  const result = refineComposed("boundaryScript", material, {
    request: "make it rhyme",
    result: previous,
  });
  expect(result).toEqual(parseResult(previous));
});

test("text that is none of this tool's is not kept", () => {
  const result = refineComposed("boundaryScript", material, {
    request: "shorter",
    result: "<b>Ha</b>",
  });
  expect(formatResult(result)).not.toContain("Ha");
});

test("a huge text is shortened in bounded time", () => {
  const long = previous.replaceAll(version, `${version} ${"It was a long month. ".repeat(300)}`);
  const startedAt = performance.now();
  refineComposed("boundaryScript", material, { request: "shorter", result: long.slice(0, 20_000) });
  expect(performance.now() - startedAt).toBeLessThan(3_000);
});
