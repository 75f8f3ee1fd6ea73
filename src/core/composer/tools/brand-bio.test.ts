import { expect, test } from "vitest";
import { compose } from "#core/composer/compose.ts";
import { formatResult } from "#core/result/result-text.ts";

const answers = {
  name: "Ida Vroom",
  person: "she",
  role: "Lock keeper",
  where: "Tern Canal Trust",
  serves: "Skippers who come at night",
  known: "Cut our waiting line from 9 boats to 3",
  proof: "Tern Medal, 2021\nTrained 6 keepers",
};
const serves = "her work is for skippers who come at night";
const proof = "Tern Medal, 2021; trained 6 keepers.";
const post = "a lock keeper at Tern Canal Trust";

test.each([
  [
    "Warm Confidence",
    `Ida Vroom is ${post}, and ${serves}. She cut our waiting line from 9 boats to 3. On record: ${proof}`,
  ],
  [
    "Executive Formal",
    `Ida Vroom is ${post}, and ${serves}. She cut our waiting line from 9 boats to 3. On record: ${proof}`,
  ],
  [
    "Story-Driven",
    `Ida Vroom cut our waiting line from 9 boats to 3. What stands behind it: ${proof} She is ${post}, and ${serves}.`,
  ],
])("%s", (tone, said) => {
  expect(formatResult(compose("brandBio", { answers, tone }))).toBe(said);
});

test("a role told as a sentence is a title in the headline", () => {
  const told = { role: "I am the lock keeper", where: "I work at the Tern Canal Trust" };
  const text = formatResult(compose("careerPositioning", { answers: told, tone: "" }));
  expect(text).toContain("## Profile headline\n\nLock keeper at the Tern Canal Trust");
});

const bio = (more: Readonly<Record<string, string>>) =>
  formatResult(compose("brandBio", { answers: { ...answers, ...more }, tone: "" }));

test("what lasts has its label, whom she serves may follow the result, a wish is named", () => {
  expect(bio({ known: "raised 40 boats since 2015" })).toContain("The result: raised 40 boats");
  expect(bio({ serves: "we carry whoever waits" })).toContain(`${post}, and she cut our`);
  const wished = bio({ role: "Lock keeper (keep it short please)" });
  expect(wished).toContain(post);
  expect(wished).toContain("what you wish for the text: “keep it short please”");
});
