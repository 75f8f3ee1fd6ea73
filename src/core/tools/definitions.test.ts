import { expect, test } from "vitest";
import { compose } from "#core/composer/compose.ts";
import { findFormFaults } from "#core/checks/form/find-form-faults.ts";
import { paths } from "#core/paths.ts";
import { toolIds, toolOf } from "./catalogue.ts";
import type { ToolDefinition } from "./definition.ts";

const files = import.meta.glob<object>("./*/definition.ts", { eager: true });

test("every tool has the address that its folder is named by", () => {
  const slugs = toolIds.map((id) => `./${toolOf(id).slug}/definition.ts`);
  expect(slugs.toSorted()).toEqual(Object.keys(files).toSorted());
});

test("no two tools share a place in the lists", () => {
  const byOrder = Object.entries(Object.groupBy(toolIds, (id) => toolOf(id).placement.order));
  const shared = byOrder.filter(([, ids = []]) => ids.length > 1);
  expect(shared.map(([order, ids = []]) => `order ${order}: ${ids.join(", ")}`)).toEqual([]);
});

/** The questions that a tool's facts name outside its contract. */
function namedQuestions({ shelf, refine, checks }: ToolDefinition): readonly string[] {
  const { withheldQuestion } = checks;
  const perhaps = [refine.addedFact?.question, withheldQuestion];
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

test.for(toolIds)(
  "the form that a model is asked for with %s names every section, in order",
  (id) => {
    const { contract, form } = toolOf(id);
    const labels = contract.sections.map(({ label }) => label);
    const [, asked = ""] = /^Use these headings, as ## lines: (.+)$/m.exec(form) ?? [];
    expect(asked).toBe(labels.join(" · "));
    expect(new Set(labels).size).toBe(labels.length);
  },
);

test.for(toolIds)("the limits of words that %s promises are those of its contract", (id) => {
  const { contract, form } = toolOf(id);
  const wrong = contract.sections.filter(({ promise, maxWords }) => {
    const promised = /at most (\d+) words/.exec(promise)?.[1];
    if (maxWords === undefined) return promised !== undefined;
    return !form.includes(`at most ${maxWords}`) || Number(promised ?? maxWords) !== maxWords;
  });
  expect(wrong.map(({ label }) => label)).toEqual([]);
});

test.for(toolIds)("a contract of %s asks for nothing that the form of questions hasn't", (id) => {
  const { contract, questions } = toolOf(id);
  const known = new Set(questions.map((question) => question.id));
  const rules = [...contract.sections, ...(contract.whole ? [contract.whole] : [])];
  const named = rules.flatMap(({ needs, from = [] }) => [...needs, ...from]);
  expect(rules.length).toBeGreaterThan(0);
  expect(named.flatMap((ids) => ids.split("|")).filter((one) => !known.has(one))).toEqual([]);
});

test.for(toolIds)("what is composed for the example of %s has its form, in every tone", (id) => {
  const { example, tones } = toolOf(id);
  const faults = tones.flatMap((tone) =>
    findFormFaults(id, compose(id, { answers: example, tone }), example),
  );
  expect(faults).toEqual([]);
});

test.for(paths)("the rows of choose-path for %s are taken once each, from the first on", (path) => {
  const rows = toolIds.flatMap((id) => toolOf(id).placement.choosePath[path] ?? []);
  expect(rows.toSorted((one, other) => one - other)).toEqual(rows.map((_, at) => at + 1));
});
