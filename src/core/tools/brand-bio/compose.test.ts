import { expect, test } from "vitest";
import { compose } from "#core/composer/compose.ts";
import { formatResult } from "#core/result/result-text.ts";

const answers = {
  name: "Ida Vroom",
  person: "she",
  role: "Lock keeper",
  where: "Tern Canal Trust",
  serves: "Skippers who come at night",
  known: "Cut the waiting line from 9 boats to 3",
  proof: "Tern Medal, 2021\nTrained 6 keepers",
};
const serves = "her work is for skippers who come at night";
const proof = "Tern Medal, 2021; trained 6 keepers.";
const post = "a lock keeper at Tern Canal Trust";

test.each([
  [
    "Warm Confidence",
    `Ida Vroom is ${post}, and ${serves}. She cut the waiting line from 9 boats to 3. On record: ${proof}`,
  ],
  [
    "Executive Formal",
    `Ida Vroom is ${post}, and ${serves}. She cut the waiting line from 9 boats to 3. On record: ${proof}`,
  ],
  [
    "Story-Driven",
    `Ida Vroom cut the waiting line from 9 boats to 3. What stands behind it: ${proof} She is ${post}, and ${serves}.`,
  ],
])("%s", (tone, expected) => {
  expect(formatResult(compose("brandBio", { answers, tone }))).toBe(expected);
});

test("a role told as a sentence is a title in the headline", () => {
  const identity = { role: "I am the lock keeper", where: "I work at the Tern Canal Trust" };
  const text = formatResult(compose("careerPositioning", { answers: identity, tone: "" }));
  expect(text).toContain("## Profile headline\n\nLock keeper at the Tern Canal Trust");
});

const bio = (more: Readonly<Record<string, string>>) =>
  formatResult(compose("brandBio", { answers: { ...answers, ...more }, tone: "" }));

test("what lasts has its label, whom she serves may follow the result, a wish is named", () => {
  expect(bio({ known: "raised 40 boats since 2015" })).toContain("The result: raised 40 boats");
  expect(bio({ serves: "we carry whoever waits" })).toContain(`${post}, and she cut the`);
  const wished = bio({ role: "Lock keeper (keep it short please)" });
  expect(wished).toContain(post);
  expect(wished).toContain("what you wish for the text: “keep it short please”");
});

test.each([
  [{ known: "Cut our waiting line" }, "In her words: “Cut our waiting line.”"],
  [
    { known: "the night lock. took me 4 years" },
    "the night lock; in her words: “Took me 4 years.”",
  ],
  [{ serves: "skippers who trust our lights" }, "work is for “skippers who trust our lights”"],
  [
    { proof: "Tern Medal\nThe town uses our map\nInterviewed on the radio\nFellow of ITL" },
    "Tern Medal; “The town uses our map”; interviewed on the radio; Fellow of ITL.",
  ],
  [{ proof: "Tern Medal\nAdjunct keeper\nTrained 6" }, "Tern Medal, Adjunct keeper, Trained 6."],
  [
    { proof: "Tern Medal\n(the lantern prize?? was small, leave off maybe)" },
    "On record: Tern Medal.",
  ],
])("words that stay hers, and what is not for the text: %j", (more, expected) => {
  expect(bio(more)).toContain(expected);
});

test("a limit where the bio appears is named when hers is longer", () => {
  expect(bio({ appears: "a card, max 20 words" })).toContain("you named 20");
  expect(bio({ appears: "a card, max 90 words" })).not.toContain("you named");
});

test("a role that is none leaves what she told beside it to the statement", () => {
  const away = {
    role: "None right now, I was at sea; before that I kept a lock",
    calledFor: "when the gates freeze",
  };
  const given = { ...away, where: "Tern", target: "lock keeper" };
  const text = formatResult(compose("careerPositioning", { answers: given, tone: "" }));
  expect(text).toContain(
    "I was at sea; before that I kept a lock; they call me when the gates freeze.",
  );
});

test("a label of hers opens no sentence of ours", () => {
  const calledFor = "when the gates jam. Honestly though: when nobody else comes";
  const text = formatResult(compose("careerPositioning", { answers: { calledFor }, tone: "" }));
  expect(text).toContain("when the gates jam; honestly though: when nobody else comes.");
});
