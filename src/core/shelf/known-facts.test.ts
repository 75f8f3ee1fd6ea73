import { expect, test } from "vitest";
import { isShared, sameFacts, toldElsewhere } from "#core/shelf/known-facts.ts";
import { isToolId, toolOf } from "#core/tools/catalogue.ts";

test("every shared fact is a question of its tool", () => {
  for (const [tool, question] of sameFacts.flatMap((group) => Object.entries(group))) {
    const ids = isToolId(tool) ? toolOf(tool).questions.map(({ id }): string => id) : [];
    expect(ids).toContain(question);
  }
});

test("what she told one tool is offered to another that asks the same, each wording once", () => {
  const facts = [
    { tool: "brandBio", question: "audience", text: "Hospital systems" },
    { tool: "elevatorPitch", question: "audience", text: "Hospital systems " },
    { tool: "offerPower", question: "audience", text: "Device makers" },
    { tool: "brandVoice", question: "audience", text: " " },
    { tool: "brandBio", question: "role", text: "Director" },
  ];
  const told = toldElsewhere("brandVoice", "audience", facts).map(({ text }) => text);
  expect(told).toEqual(["Hospital systems", "Device makers"]);
  expect(toldElsewhere("boundaryScript", "refusal", facts)).toEqual([]);
  expect(isShared("boundaryScript", "refusal")).toBe(false);
});
