import { readFileSync } from "node:fs";
import { assert, constantFrom, property, record } from "fast-check";
import { expect, test } from "vitest";
import { composeDraft } from "#core/composer/compose.ts";
import { allLines } from "#core/composer/draft/draft.ts";
import { toolOf } from "#core/tools/catalogue.ts";
import { answerOf, signatureTone } from "#core/tools/definition.ts";
import { brokenLanguagePattern } from "../cases/golden-cases.ts";
import { draftTools, lostWords } from "./account-for.ts";
import { peopleOf, peopleSets, unknownQuestionIds } from "./golden-people.ts";
import { qualityPage } from "./quality-page.ts";

const people = peopleSets.flatMap(peopleOf);
const drafted = people.filter(({ tool }) => draftTools.includes(tool));

test("eight ordinary people a tool, and four unseen ones, answer its questions", () => {
  expect(peopleOf("ordinary").length).toBe(104);
  for (const set of peopleSets.filter((name) => name !== "ordinary"))
    expect(peopleOf(set).length, set).toBe(52);
  expect(people.flatMap(unknownQuestionIds)).toEqual([]);
});

test.for(drafted)("$id: each of her words is clean, open or named as kept out", (person) => {
  expect(lostWords(person.tool, person)).toEqual([]);
});

test.for(drafted)("$id: no clean sentence is broken", ({ tool, answers, tone }) => {
  const own = Object.values(answers).join("\n");
  const broken = allLines(composeDraft(tool, { answers, tone }).sections).flatMap((line) => {
    const mark = line.kind === "clean" ? brokenLanguagePattern.exec(line.text)?.[0] : undefined;
    return mark === undefined || own.includes(mark.trim())
      ? []
      : [`${mark}: ${line.kind === "clean" ? line.text : ""}`];
  });
  expect(broken).toEqual([]);
});

test.for(draftTools)("%s: of any answers no word is lost", (tool) => {
  const answers = people.filter((person) => person.tool === tool);
  const fields = toolOf(tool).questions.map(({ id }) => {
    const given = answers.map((person) => answerOf(person.answers, id));
    return [id, constantFrom(...given)] as const;
  });
  assert(
    property(record(Object.fromEntries(fields)), (made) => {
      expect(lostWords(tool, { answers: made, tone: signatureTone })).toEqual([]);
    }),
    { numRuns: 100 },
  );
});

test("docs/language-quality.md is current; npm run quality writes it", () => {
  expect(readFileSync("docs/language-quality.md", "utf8")).toBe(qualityPage());
});
