import { expect, test } from "vitest";
import { isSharedQuestion, findFactsToldElsewhere } from "#core/shelf/known-facts.ts";
import { sharedFacts } from "#core/tools/lists/shared-facts.ts";
import { toolIds, toolOf } from "#core/tools/catalogue.ts";

test("the shared facts are those that the tools’ definitions name alike", () => {
  const defined: Record<string, Record<string, string>> = {};
  for (const tool of toolIds)
    for (const { id, fact } of toolOf(tool).questions)
      if (fact) defined[fact] = { ...defined[fact], [tool]: id };
  expect(sharedFacts).toEqual(defined);
});

test("what she told one tool is offered to another that asks the same, each wording once", () => {
  const facts = [
    { tool: "brandBio", question: "serves", text: "Hospital systems" },
    { tool: "elevatorPitch", question: "help", text: "Hospital systems " },
    { tool: "offerPower", question: "audience", text: "Device makers" },
    { tool: "brandVoice", question: "reader", text: " " },
    { tool: "brandBio", question: "role", text: "Director" },
  ];
  const texts = findFactsToldElsewhere("brandVoice", "reader", facts).map(({ text }) => text);
  expect(texts).toEqual(["Hospital systems", "Device makers"]);
  expect(findFactsToldElsewhere("boundaryScript", "refusal", facts)).toEqual([]);
  expect(isSharedQuestion("boundaryScript", "refusal")).toBe(false);
  expect(isSharedQuestion("exitStrategy", "organization")).toBe(true);
});

test("what goes on after a stem is offered bare where there is none", () => {
  const facts = [
    { tool: "elevatorPitch", question: "role", text: "an energy lawyer" },
    { tool: "elevatorPitch", question: "where", text: "at a regional utility" },
  ];
  const textsOf = (tool: string, question: string) =>
    findFactsToldElsewhere(tool, question, facts).map(({ text }) => text);
  expect(textsOf("resumeRewrite", "role")).toEqual(["energy lawyer"]);
  expect(textsOf("exitStrategy", "organization")).toEqual(["a regional utility"]);
  expect(textsOf("brandBio", "role")).toEqual(["an energy lawyer"]);
});
