import { expect, test } from "vitest";
import { checkResult } from "#core/checks/check-result.ts";
import { spokenWordRange } from "#core/contract/rules/length-rules.ts";
import type { Answers } from "#core/tools/definition.ts";
import { type ToolId, toolIds, toolOf } from "#core/tools/catalogue.ts";
import { casesOf, composeCase } from "../cases/golden-cases.ts";
import { peopleOf, peopleSets } from "../people/golden-people.ts";

const people = [...toolIds.flatMap(casesOf), ...peopleSets.flatMap(peopleOf)];

function passed(tool: ToolId, text: string, answers: Answers): readonly string[] {
  return checkResult(tool, text, answers)
    .filter(({ ok }) => ok)
    .map(({ detail }) => detail);
}

/** What a sentence says against its own tick; quoted words are hers, and "Who it is not for:" is a heading. */
function contradictionIn(detail: string): string | undefined {
  const said = detail.replaceAll(/“[^”]*”|^Who it is not for:/g, "");
  const [, counts = "", from = "", to = ""] =
    /([\d and]+) words; \d+ seconds is (\d+) to (\d+)/.exec(said) ?? [];
  const isOff = (count: string) => Number(count) < Number(from) || Number(count) > Number(to);
  if ((counts.match(/\d+/g) ?? []).some(isOff)) return said;
  const [, some, all] = /(\d+) of (\d+)/.exec(said) ?? [];
  if (some !== all) return said;
  return /\b(?:not|missing|lacks?|owed|asked for|follows? once)\b/i.test(said) ? said : undefined;
}

test.for(toolIds)("%s: no passed check states its own failure", (tool) => {
  const off = people
    .filter((person) => person.tool === tool)
    .flatMap(({ answers, tone }) => {
      const details = passed(tool, composeCase(tool, answers, tone).text, answers);
      return details.flatMap((detail) => contradictionIn(detail) ?? []);
    });
  expect([...new Set(off)]).toEqual([]);
});

test.for(toolIds)("%s: a passed section is within the limits of its rule", (tool) => {
  const { sections, whole } = toolOf(tool).contract;
  const rules = [...sections, ...(whole ? [{ label: "The text", ...whole }] : [])];
  const measures = ["words", "sentences", "items", "paragraphs"] as const;
  for (const { answers, tone, tool: own } of people) {
    if (own !== tool) continue;
    for (const detail of passed(tool, composeCase(tool, answers, tone).text, answers)) {
      const rule = rules.find(({ label }) => detail.startsWith(`${label}: `));
      for (const measure of measures) {
        const [low, high] = rule?.[measure] ?? [0, Infinity];
        const count = new RegExp(String.raw`(\d+) ${measure.slice(0, -1)}s?\b`).exec(detail)?.[1];
        if (!rule || count === undefined || rule.label === "Spoken version") continue;
        expect(Number(count), detail).toBeGreaterThanOrEqual(low);
        expect(Number(count), detail).toBeLessThanOrEqual(high);
      }
    }
  }
});

test("a spoken version of too few words, from too few notes, is not certified", () => {
  const answers = { role: "Head nurse", sum: "$98,000", results: "Cut falls from 9 to 4" };
  const { text } = composeCase("payAsk", answers, "Warm Confidence");
  const rules = checkResult("payAsk", text, answers).map(({ rule }) => rule);
  expect(text).toContain("## Spoken version");
  expect(rules).not.toContain("spoken-length");
  expect(spokenWordRange).toEqual([178, 242]);
});

const nonsense = ["asdf asdf", "asdkjh qwe", "لا أعمل مساءً", "我不参加六点的会议"];

test.for(toolIds)("%s: nothing is certified of a text from nonsense, nor of none", (tool) => {
  const { questions } = toolOf(tool);
  for (const words of nonsense) {
    const answers = Object.fromEntries(
      questions.map(({ id, kind, options }) => [
        id,
        kind === "choice" ? (options?.[0] ?? "") : words,
      ]),
    );
    const { text } = composeCase(tool, answers, "Warm Confidence");
    expect(passed(tool, text, answers), text).toEqual([]);
    expect(passed(tool, words, answers)).toEqual([]);
  }
  const [person] = casesOf(tool);
  for (const text of ["", "asdf asdf qwe"])
    expect(passed(tool, text, person?.answers ?? {})).toEqual([]);
});
