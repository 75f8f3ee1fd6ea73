import { expect, test } from "vitest";
import { evaluateText } from "#core/checks/evaluate-text.ts";
import { compose } from "#core/composer/compose.ts";
import { formatResult } from "#core/result/result-text.ts";
import { type ToolId, toolIds, toolOf } from "#core/tools/catalogue.ts";
import { type Question, signatureTone } from "#core/tools/definition.ts";

/** A posting is used in part, what is withheld not at all. */
const notOwed = new Set(["description", "withhold"]);

/** Answers of the examples whose words stand in another answer too, so that a text without them still holds their words. */
const saidTwice: Partial<Record<ToolId, readonly string[]>> = {
  boundaryScript: ["request", "refusal"],
  exitStrategy: ["noticeOwed"],
  brandVoice: ["sample"],
  interviewBank: ["story2Now"],
  resumeRewrite: ["role", "industry"],
  strategyPrep: ["outcome"],
};

function owedIn(tool: ToolId): readonly string[] {
  const questions: readonly Question[] = toolOf(tool).questions;
  return questions
    .filter(({ manner, addressed, onlyWith }) => !manner && !addressed && !onlyWith)
    .filter(({ id }) => !notOwed.has(id))
    .map(({ id }) => id)
    .filter((id) => Object.hasOwn(toolOf(tool).example, id));
}

/** Whether the check of a model's text names an answer that the text was written without. */
function isNamed(tool: ToolId, id: string): boolean {
  const material = { answers: toolOf(tool).example, tone: signatureTone };
  const fewer = Object.fromEntries(Object.entries(material.answers).filter(([one]) => one !== id));
  const text = formatResult({ ...compose(tool, { ...material, answers: fewer }), missing: [] });
  const { checks } = evaluateText({ tool, material }, "model", text);
  return checks.some(({ rule, ok }) => rule === "coverage" && !ok);
}

test.for(toolIds)("%s: an answer that a model’s text has lost is named", (tool) => {
  const owed = owedIn(tool);
  expect(owed.length).toBeGreaterThan(3);
  expect(owed.filter((id) => !isNamed(tool, id))).toEqual(saidTwice[tool] ?? []);
});
