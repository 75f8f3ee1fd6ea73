import { expect, test } from "vitest";
import { refineComposed } from "#core/composer/refine/refine-composed.ts";
import { findUsefulSuggestions } from "#core/composer/refine/useful-suggestions.ts";
import { checkRefine } from "#core/refine/check-refine.ts";
import { planRefine } from "#core/refine/plan-refine.ts";
import { refineSuggestions } from "#core/refine/suggestions.ts";
import { formatResult } from "#core/result/result-text.ts";
import { type ToolId, toolIds } from "#core/tools/catalogue.ts";
import type { Answers } from "#core/tools/definition.ts";
import { casesOf, composeCase } from "./golden-cases.ts";

const tone = "Warm Confidence";

function refine(tool: ToolId, answers: Answers, result: string, request: string) {
  const material = { answers, tone };
  const asked = { request, result };
  const text = formatResult(refineComposed(tool, material, asked));
  const checks = checkRefine(tool, planRefine(tool, material, asked), asked, text);
  return { text, isDone: checks.every(({ ok }) => ok) };
}

test.for(toolIds)("%s: a suggestion is offered where it changes the text, and no other", (tool) => {
  for (const { answers } of casesOf(tool)) {
    const { text } = composeCase(tool, answers, tone);
    const offered = findUsefulSuggestions(tool, { answers, tone }, text, []);
    expect(offered).not.toContain("Mention …");
    for (const { name, request } of refineSuggestions) {
      const refined = refine(tool, answers, text, request);
      expect(refined.text !== text, name).toBe(offered.includes(name));
      expect(refined.isDone && refined.text === text, name).toBe(false);
    }
  }
});

test.for(toolIds)("%s: what is no sentence is not put in as one", (tool) => {
  for (const { answers } of casesOf(tool)) {
    const { text } = composeCase(tool, answers, tone);
    for (const request of ["Mention the team", "add my award"])
      expect(refine(tool, answers, text, request).text, request).toBe(text);
  }
});

const boundary = {
  by: "Marcus",
  request: "You ask me to stay late every week, and I already work 50hrs",
  refusal: "stay late without notice",
  reason: "I work fifty hours already\nMy son is at daycare until six",
};

test("an e-mail has no subject cut from its first sentence", () => {
  const { text } = composeCase("boundaryScript", boundary, tone);
  expect(refine("boundaryScript", boundary, text, "As an e-mail").text).not.toContain("Subject:");
});

test.for(["50 hours", "50hrs", "50 h", "fifty hours"])(
  "“remove the part about %s” leaves nothing of it, or changes nothing and says so",
  (topic) => {
    const { text } = composeCase("boundaryScript", boundary, tone);
    expect(text).toMatch(/50|fifty/);
    const removed = refine("boundaryScript", boundary, text, `remove the part about ${topic}`);
    expect(removed.isDone).toBe(!/50|fifty/i.test(removed.text));
    expect(removed.isDone || removed.text === text).toBe(true);
  },
);
