import { expect, test } from "vitest";
import { checkResult } from "#core/checks/check-result.ts";
import { parseResult } from "#core/result/result-text.ts";
import { toolIds, toolOf } from "#core/tools/catalogue.ts";
import { brokenLanguage, casesOf, composed, forbidden, lacking } from "./golden-cases.ts";

const cases = toolIds.flatMap((tool) => casesOf(tool));

test("there are three cases for each of the thirteen tools", () => {
  expect(cases.length).toBe(39);
});

test.for(cases)("$id: contract, voice and facts hold", ({ tool, answers, tone, must }) => {
  const { text, language } = composed(tool, answers, tone);
  const unmet = checkResult(tool, text, answers).filter(({ ok }) => !ok);
  expect(unmet.map(({ detail }) => detail)).toEqual([]);
  expect(lacking(language, must.facts)).toEqual([]);
  expect(forbidden(language, must.never)).toEqual([]);
  expect(brokenLanguage.exec(text)?.[0]).toBeUndefined();
});

test.for(cases)(
  "$id: what is missing is asked for, apart from the language",
  ({ tool, answers, tone, must }) => {
    const { result } = composed(tool, answers, tone);
    const owed = must.asksFor.filter((request) => !request.includes("(optional)"));
    expect(result.missing.length >= Math.min(1, owed.length)).toBe(true);
  },
);

test.for(cases)(
  "$id: every tone keeps the contract; with all facts given, no two read alike",
  ({ tool, answers, must }) => {
    const texts = toolOf(tool).tones.map((tone) => {
      const { text } = composed(tool, answers, tone);
      const unmet = checkResult(tool, text, answers).filter(({ ok }) => !ok);
      expect(unmet.map(({ detail }) => `${tone}: ${detail}`)).toEqual([]);
      return text;
    });
    const least = must.asksFor.length === 0 ? texts.length : 1;
    expect(new Set(texts).size).toBeGreaterThanOrEqual(least);
  },
);

test.for(cases)("$id: the text form reads back as the same result", ({ tool, answers, tone }) => {
  const { result, text } = composed(tool, answers, tone);
  expect(parseResult(text)).toEqual(result);
});
