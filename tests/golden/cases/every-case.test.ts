import { expect, test } from "vitest";
import { checkResult } from "#core/checks/check-result.ts";
import { parseResult } from "#core/result/result-text.ts";
import { toolIds, toolOf } from "#core/tools/catalogue.ts";
import {
  brokenLanguagePattern,
  casesOf,
  composeCase,
  findForbiddenWords,
  findMissingFacts,
} from "./golden-cases.ts";

const cases = toolIds.flatMap((tool) => casesOf(tool));

test("there are three cases for each of the thirteen tools", () => {
  expect(cases.length).toBe(39);
});

/** Checks that name the person's own words: marked, not repaired, because they mean something or are withheld. */
const hers: Readonly<Record<string, readonly string[]>> = {
  "bio-mokoena": ["voice-hedging"],
  "bnd-echeverria": ["coverage"],
  "pos-dean": ["voice-hedging"],
  "off-nakoa": ["voice-slang"],
  "pay-achebe": ["voice-hedging"],
  "pay-quispe": ["voice-hedging"],
  "exit-moradi": ["coverage"],
  "int-bhattacharya": ["voice-hype"],
  "plan-cos": ["voice-hedging"],
  "net-tuiasosopo": ["grounding", "one-ask-each"],
  "str-ferreira": ["voice-hedging"],
};

/** What an editor would have read out of the notes; the composer does not. */
const unread: Readonly<Record<string, readonly string[]>> = {
  "bnd-echeverria": ["Friday"],
  "net-elamin": ["20 minutes,20-minute,twenty minutes"],
  "pos-dean": ["Graduate Studies"],
  "res-oyelaran": ["15 years,fifteen years"],
  "str-ashworth": ["$425,000,$425K,$425k"],
};

/** Words that an editor would not let stand and that the person typed into a field meant for the text. */
const typed: Readonly<Record<string, readonly string[]>> = {
  "pos-dean": ["hate", "kind of", "I guess", "skill"],
  "off-castellanos": ["a lot"],
  "pay-achebe": ["pay can follow", "I guess"],
  "exit-tsosie": ["position I don't hold"],
  "exit-aug": ["burnt out"],
  "plan-okonjo": ["hospital", "acronyms"],
  "int-delarosa": ["it wasn't me"],
  "res-oyelaran": ["helped to", "involved in"],
  "str-ashworth": ["embarrassing"],
  "str-ferreira": ["maybe"],
};

test.for(cases)("$id: contract, voice and facts hold", ({ id, tool, answers, tone, must }) => {
  const { text, language } = composeCase(tool, answers, tone);
  const unmet = checkResult(tool, text, answers).filter(
    ({ ok, rule }) => !ok && !hers[id]?.includes(rule),
  );
  expect(unmet.map(({ detail }) => detail)).toEqual([]);
  expect(findMissingFacts(language, must.facts).map(String)).toEqual(unread[id] ?? []);
  expect(findForbiddenWords(language, must.never)).toEqual(typed[id] ?? []);
  expect(brokenLanguagePattern.exec(text)?.[0]).toBeUndefined();
});

test.for(cases)(
  "$id: what is missing is asked for, apart from the language",
  ({ tool, answers, tone, must }) => {
    const { result } = composeCase(tool, answers, tone);
    const owed = must.asksFor.filter((request) => !request.includes("(optional)"));
    expect(result.missing.length >= Math.min(1, owed.length)).toBe(true);
  },
);

test.for(cases)(
  "$id: every tone keeps the contract; with all facts given, no two read alike",
  ({ id, tool, answers, must }) => {
    const texts = toolOf(tool).tones.map((tone) => {
      const { text } = composeCase(tool, answers, tone);
      const unmet = checkResult(tool, text, answers).filter(
        ({ ok, rule }) => !ok && !hers[id]?.includes(rule),
      );
      expect(unmet.map(({ detail }) => `${tone}: ${detail}`)).toEqual([]);
      return text;
    });
    // A bio and a positioning statement hold no sentence of the coach: a tone orders the person's.
    const own = tool === "brandBio" || tool === "careerPositioning";
    const told =
      tool !== "resumeRewrite" || texts.some((text) => text.includes("Personal statement"));
    const least = own || !told || must.asksFor.length > 0 ? 1 : texts.length;
    expect(new Set(texts).size).toBeGreaterThanOrEqual(least);
  },
);

test.for(cases)("$id: the text form reads back as the same result", ({ tool, answers, tone }) => {
  const { result, text } = composeCase(tool, answers, tone);
  expect(parseResult(text)).toEqual(result);
});
