import { expect, test } from "vitest";
import { paths } from "#core/paths.ts";
import { toolIds, toolOf, tools } from "./catalogue.ts";
import type { ToolDefinition } from "./definition.ts";

const files = Object.values(import.meta.glob<object>("./definitions/*.ts", { eager: true }));

test("every definition is in the catalogue, once, with an address of its own", () => {
  const listed = new Set<unknown>(Object.values(tools));
  const forgotten = files
    .flatMap((file): unknown[] => Object.values(file))
    .filter((tool) => !listed.has(tool));
  expect(forgotten).toEqual([]);
  expect(listed.size).toBe(files.length);
  expect(new Set(toolIds.map((id) => toolOf(id).slug)).size).toBe(files.length);
});

/** The questions that a tool's facts name outside its contract. */
function namedQuestions({ shelf, refine, checks }: ToolDefinition): readonly string[] {
  const { voiceQuestion, withheldQuestion, reasonQuestion } = checks;
  const perhaps = [refine.addedFact?.question, voiceQuestion, withheldQuestion, reasonQuestion];
  const named = perhaps.filter((id) => id !== undefined);
  return [...Object.values(shelf), ...refine.protectedQuestions, ...named];
}

/** The sections that a tool's facts name outside its contract. */
function namedSections({ refine, checks }: ToolDefinition): readonly string[] {
  const closed = refine.deadline === null ? [] : [refine.deadline.section];
  const { employerSections = [] } = checks;
  return [...Object.keys(refine.email), ...refine.spoken, ...closed, ...employerSections];
}

test.for(toolIds)("what %s says of its questions and sections is of those it has", (id) => {
  const tool = toolOf(id);
  const questions = tool.questions.map((question) => question.id);
  const labels = tool.contract.sections.map(({ label }) => label);
  const sections = labels.length === 0 ? [""] : labels;
  expect(namedQuestions(tool).filter((named) => !questions.includes(named))).toEqual([]);
  expect(namedSections(tool).filter((named) => !sections.includes(named))).toEqual([]);
});

test.for(toolIds)("a section of %s that is spoken by its contract is one that is said", (id) => {
  const { contract, refine } = toolOf(id);
  const spoken = contract.sections.flatMap((section) => (section.spoken ? [section.label] : []));
  expect(refine.spoken).toEqual(expect.arrayContaining(spoken));
});

test.for(paths)("the rows of choose-path for %s are taken once each, from the first on", (path) => {
  const rows = toolIds.flatMap((id) => toolOf(id).placement.choosePath[path] ?? []);
  expect(rows.toSorted((one, other) => one - other)).toEqual(rows.map((_, at) => at + 1));
});
