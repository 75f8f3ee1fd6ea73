import { expect, test } from "vitest";
import { composeDraft } from "#core/composer/compose.ts";
import { tonesThatDiffer } from "#core/composer/draft/register.ts";
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
import { draftTools } from "../people/account-for.ts";

const cases = toolIds.flatMap((tool) => casesOf(tool));

test("there are three cases for each of the thirteen tools", () => {
  expect(cases.length).toBe(39);
});

/** What an editor would have read out of the notes; the composer leaves it as typed, or it guides the text alone. */
const unread: Readonly<Record<string, readonly string[]>> = {
  "bio-plant": ["plant manager"],
  "bnd-echeverria": ["Friday"],
  "net-elamin": ["20 minutes,20-minute,twenty minutes"],
  "off-nakoa": ["two years or less,2 years or less"],
  "pay-achebe": ["Dr. Osei,Osei"],
  "pitch-ibarra": ["10 months,ten months"],
  "pos-dean": ["Graduate Studies", "four departments,4 departments"],
  "pos-raghunathan": ["5 weeks,five weeks"],
  "res-oyelaran": ["15 years,fifteen years"],
  "str-ashworth": ["$425,000,$425K,$425k"],
  "voice-baptiste": ["Rent is due on the first"],
};

/** Words that an editor would not let stand and that the person typed into a field meant for the text. */
const typed: Readonly<Record<string, readonly string[]>> = {
  "off-castellanos": ["a lot"],
  "exit-tsosie": ["position I don't hold"],
  "plan-okonjo": ["hospital", "acronyms"],
  "int-delarosa": ["it wasn't me"],
  "res-oyelaran": ["helped to", "involved in"],
  "str-ashworth": ["embarrassing"],
};

test.for(cases)("$id: form, voice and facts hold", ({ id, tool, answers, tone, must }) => {
  const { result, text, language, all } = composeCase(tool, answers, tone);
  expect(findProblems(tool, result, answers)).toEqual([]);
  expect(findMissingFacts(all, must.facts).map(String)).toEqual(unread[id] ?? []);
  expect(findForbiddenWords(language, must.never)).toEqual(typed[id] ?? []);
  expect(brokenLanguagePattern.exec(text)?.[0]).toBeUndefined();
});

test.for(cases)(
  "$id: what is missing is asked for, apart from the language",
  ({ tool, answers, tone, must }) => {
    const { missing, notes } = composeDraft(tool, { answers, tone });
    const owed = must.asksFor.filter((request) => !request.includes("(optional)"));
    expect(missing.length + notes.length >= Math.min(1, owed.length)).toBe(true);
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
    // A bio and a voice guide hold no sentence of the coach.
    const own = tool === "brandBio" || tool === "brandVoice" || tool === "careerPositioning";
    const differing = draftTools.includes(tool) ? tonesThatDiffer(toolOf(tool).tones) : texts;
    const told =
      tool !== "resumeRewrite" || texts.some((text) => text.includes("Personal statement"));
    const least = own || !told || must.asksFor.length > 0 ? 1 : differing.length;
    expect(new Set(texts).size).toBeGreaterThanOrEqual(least);
  },
);

test.for(cases)("$id: the text form reads back as the same result", ({ tool, answers, tone }) => {
  const { result, text } = composeCase(tool, answers, tone);
  expect(parseResult(text)).toEqual(result);
});
