import { expect, test } from "vitest";
import { parseResult } from "#core/result/result-text.ts";
import { toolIds, toolOf } from "#core/tools/catalogue.ts";
import {
  brokenLanguagePattern,
  casesOf,
  composeCase,
  findForbiddenWords,
  findMissingFacts,
  findProblems,
} from "./golden-cases.ts";

const cases = toolIds.flatMap((tool) => casesOf(tool));

test("there are three cases for each of the thirteen tools", () => {
  expect(cases.length).toBe(39);
});

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

test.for(cases)("$id: form, voice and facts hold", ({ id, tool, answers, tone, must }) => {
  const { result, text, language } = composeCase(tool, answers, tone);
  expect(findProblems(tool, result, answers)).toEqual([]);
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
  "$id: every tone keeps the form; with all facts given, no two read alike",
  ({ tool, answers, must }) => {
    const texts = toolOf(tool).tones.map((tone) => {
      const { result, text } = composeCase(tool, answers, tone);
      expect(findProblems(tool, result, answers), tone).toEqual([]);
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
