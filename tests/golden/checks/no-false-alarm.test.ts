import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkEnglish } from "#core/checks/english/check-english.ts";
import { checkPayFigures } from "#core/checks/check-pay-figures.ts";
import { receiptsOf } from "#core/grounding/check-grounding.ts";
import { compose } from "#core/composer/compose.ts";
import { formatResult, parseResult } from "#core/result/result-text.ts";
import { type ToolId, toolIds } from "#core/tools/catalogue.ts";
import type { Answers } from "#core/tools/definition.ts";
import { casesOf } from "../cases/golden-cases.ts";
import { peopleOf, peopleSets } from "../people/golden-people.ts";

type Written = {
  readonly id: string;
  readonly tool: ToolId;
  readonly answers: Answers;
  readonly text: string;
};

const cases = toolIds.flatMap((tool) => casesOf(tool));
const folder = new URL("../ideal/", import.meta.url);

const ideal: readonly Written[] = readdirSync(folder).map((file) => {
  const found = cases.find(({ id }) => `${id}.md` === file);
  if (!found) throw new Error(`no case for ${file}`);
  return { ...found, text: readFileSync(new URL(file, folder), "utf8") };
});
const composed: readonly Written[] = [...cases, ...peopleSets.flatMap(peopleOf)].map((one) => ({
  ...one,
  text: formatResult(compose(one.tool, one)),
}));

/** What the checks of English, of stronger verbs, of promises and of the figure asked for say of a text. */
function alarms({ id, tool, answers, text }: Written): readonly string[] {
  const result = parseResult(text);
  const { ok, detail } = checkEnglish(result, answers);
  const marks = receiptsOf(tool, result, answers).filter(
    ({ fact, problem }) => problem === "promoted" || (problem !== null && fact.kind === "claim"),
  );
  const asked = tool === "payAsk" ? checkPayFigures(tool, result, answers) : [];
  return [
    ...(ok ? [] : [detail]),
    ...marks.map(({ fact }) => fact.text),
    ...asked.map((check) => check.detail),
  ].map((what) => `${id}: ${what}`);
}

test("no ideal text and no composed one is called faulty", () => {
  const texts = [...ideal, ...composed];
  expect(texts.length).toBeGreaterThan(300);
  expect(texts.flatMap(alarms)).toEqual([]);
});
