import { expect, test } from "vitest";
import { checkRefine } from "./check-refine.ts";
import { planRefine } from "./plan-refine.ts";

const material = { answers: { refusal: "I do not take calls." }, tone: "Warm Confidence" };

function plan(request: string, result = "## In writing\n\nI do not take calls.") {
  return planRefine("boundaryScript", material, { request, result });
}

test.for([
  ["shorter", true],
  ["Make it a bit more concise please", true],
  ["cut it down", true],
  ["mention the short film award", false],
  ["more formal", false],
] as const)("“%s” asks for fewer words: %s", ([request, shorter]) => {
  expect(plan(request).shorter !== null).toBe(shorter);
});

test.for([
  ["more formal", "Professional & Brief"],
  ["firmer", "Confident & Direct"],
  ["Use the Strategic & Direct tone", "Strategic & Direct"],
  ["warmer", "Warm Confidence"],
  ["shorter", "Warm Confidence"],
  ["mention that I was direct with her", "Warm Confidence"],
] as const)("“%s” asks for the tone %s", ([request, tone]) => {
  expect(plan(request).material.tone).toBe(tone);
});

test.for([
  ["mention the Baldwin award", ["the Baldwin award"]],
  ["shorter, and mention that I start at 8 a.m. and make it firm", ["I start at 8 a.m."]],
  ["Firmer. Add the award. Include Dr. Osei too.", ["the award", "Dr. Osei"]],
  ["add my 12 years at Larkfield", ["my 12 years at Larkfield"]],
  ["shorter", []],
] as const)("“%s” names facts", ([request, facts]) => {
  expect(plan(request).facts).toEqual(facts);
});

test.for([
  ["1 minute", "shorter", "(60 seconds)", "30 seconds", false],
  ["1 minute", "shorter", "(30 seconds)", "15 seconds", false],
  ["15 seconds", "shorter", "(15 seconds)", "15 seconds", true],
  ["1 minute", "warmer", "(30 seconds)", "30 seconds", false],
] as const)(
  "a pitch of %s, asked “%s” at %s, has %s next",
  ([length, request, resultLength, next, shortest]) => {
    const pitch = { answers: { length, who: "A plant manager" }, tone: "Warm Confidence" };
    const refined = planRefine("elevatorPitch", pitch, {
      request,
      result: `## Classic\n\nHello.\n\n${resultLength}`,
    });
    expect(refined.material.answers["length"]).toBe(next);
    expect(refined.isShortestPitch).toBe(shortest);
  },
);

test("her request is answered for: what was done, and what could not be", () => {
  const before = "one two three four five six seven eight nine ten";
  const outcomeOf = (request: string, after: string) =>
    checkRefine("boundaryScript", plan(request, before), { request, result: before }, after).map(
      ({ ok, detail }) => [ok, detail],
    );
  expect(outcomeOf("shorter", "one two three")).toEqual([[true, "3 words instead of 10."]]);
  expect(outcomeOf("shorter", before)).toEqual([
    [false, expect.stringContaining("10 words instead of 10")],
  ]);
  expect(outcomeOf("mention the Baldwin award", "The Baldwin Award 2023.")).toEqual([
    [true, "Changed as you asked."],
  ]);
  expect(outcomeOf("mention the Baldwin award", "I do not.")).toEqual([
    [false, expect.stringContaining("“the Baldwin award” is not in")],
  ]);
  expect(outcomeOf("make it rhyme", before)).toEqual([
    [false, expect.stringContaining("needs AI")],
  ]);
  expect(outcomeOf("as a story", before)).toEqual([
    [false, expect.stringContaining("no tone for “story”")],
  ]);
});

test.for([
  ["she", "in the first person", [], "I"],
  ["she", "in the third person", ["in the first person"], "she"],
  ["he", "third person please", [], "he"],
  ["", "third person please", [], "they"],
  ["I", "third person please", [], "they"],
] as const)("a bio of %s, “%s”, speaks as %s", ([person, request, earlier, as]) => {
  const bio = { answers: { person, role: "Director" }, tone: "Warm Confidence" };
  const refined = planRefine("brandBio", bio, { request, result: "I am.", earlier });
  expect(refined.material.answers["person"]).toBe(as);
});
