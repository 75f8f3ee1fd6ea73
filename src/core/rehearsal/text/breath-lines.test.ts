import * as fc from "fast-check";
import { expect, test } from "vitest";
import { compose } from "#core/composer/compose.ts";
import { countWords } from "#core/language/sentences.ts";
import { spokenSections } from "#core/tools/lists/spoken-sections.ts";
import { toolIds, toolOf } from "#core/tools/catalogue.ts";
import { splitIntoBreaths } from "./breath-lines.ts";
import type { RehearsalPart } from "./rehearsal-text.ts";
import { listSpokenParts } from "./spoken-parts.ts";

function linesOf(text: string): string[] {
  return splitIntoBreaths(text).map((line) => line.text);
}

test.for([
  [
    "Marguerite Osei-Lund is the director of clinical pharmacy at Fernbrook Children’s Hospital in Tacoma, and her work is for night-shift nurses and the parents who wait with them.",
    [
      "Marguerite Osei-Lund is the director of clinical pharmacy at Fernbrook Children’s Hospital",
      "in Tacoma, and her work is for night-shift nurses",
      "and the parents who wait with them.",
    ],
  ],
  [
    "Connection permits went from 14 months to 5. 23 towns are connected.",
    ["Connection permits went from 14 months to 5.", "23 towns are connected."],
  ],
  ["I’m asking for $160,000.", ["I’m asking for $160,000."]],
] as const)("%s", ([text, lines]) => {
  expect(linesOf(text)).toEqual(lines);
});

test("no breath parts a figure from what it counts, nor a name, nor leaves a word that leads on at the end", () => {
  const pieces = fc.constantFrom(
    "I moved",
    "$2.4M a year",
    "Maria de la Cruz",
    "Harrow Water",
    "from 14 months to 5",
    "the renewal",
    "on May 6",
    "with the team,",
    "because they asked",
    "at 8 a.m.",
    "twelve people",
  );
  fc.assert(
    fc.property(fc.array(pieces, { minLength: 1, maxLength: 14 }), (all) => {
      const text = `${all.join(" ")}.`;
      const lines = linesOf(text);
      expect(lines.join(" ")).toBe(text.replaceAll(/\s+/g, " "));
      for (const whole of [
        "$2.4M a year",
        "Maria de la Cruz",
        "Harrow Water",
        "May 6",
        "twelve people",
      ])
        expect(lines.join("\n").split(whole)).toHaveLength(text.split(whole).length);
      for (const line of lines.slice(0, -1))
        expect(line).not.toMatch(/\b(?:the|from|on|at|with|because)$/);
    }),
  );
});

function partsOf(id: (typeof toolIds)[number]): RehearsalPart[] {
  const { example: answers } = toolOf(id);
  const result = compose(id, { answers, tone: "Warm Confidence" });
  return listSpokenParts(result, spokenSections[id] ?? [], answers);
}

test("every spoken tool has parts, and hardly a line of them is longer than a breath", () => {
  const spoken = toolIds.filter((id) => spokenSections[id]);
  expect(spoken).toEqual(
    expect.arrayContaining([
      "boundaryScript",
      "payAsk",
      "elevatorPitch",
      "exitStrategy",
      "networkingHub",
      "interviewBank",
    ]),
  );
  for (const id of spoken) {
    const parts = partsOf(id);
    expect(parts.length, id).toBeGreaterThan(0);
    const lines = parts.flatMap((part) => part.lines);
    expect(Math.max(...lines.map(({ text }) => countWords(text))), id).toBeLessThanOrEqual(13);
    for (const { text } of lines) expect(text).not.toMatch(/\*\*|seconds aloud|^To complete/);
  }
});

test("in a pay ask the last sentence that asks for the sum is the one to be silent after", () => {
  const [first, second] = partsOf("payAsk");
  expect(first).toMatchObject({ label: "Spoken version", targetSeconds: 90 });
  expect(first?.lines[first.askLine ?? -1]?.text).toBe("I’m asking for $160,000.");
  expect(first?.lines.length).toBeGreaterThan(8);
  expect(second).toMatchObject({ label: "Opening ask", askLine: 2 });
});

test("an interview has a part for each question, with the question as what the other side says", () => {
  const parts = partsOf("interviewBank");
  expect(parts.map(({ label }) => label)).toEqual([
    "Question 1",
    "Question 2",
    "Question 3",
    "Question 4",
  ]);
  expect(parts[3]).toMatchObject({ otherSide: "Why is there a gap of two years?" });
  expect(parts[0]?.lines[0]?.text).toBe("On-time delivery at the Lodi plant was 78%.");
});

test("a pitch has the time that was chosen for it, and nothing to be silent after", () => {
  expect(partsOf("elevatorPitch")).toMatchObject([
    { label: "Classic", targetSeconds: 30, askLine: null },
    { label: "Casual", targetSeconds: 30, askLine: null },
  ]);
});

test("what is said to the speaker stands before the part; the title of an offer does not", () => {
  expect(partsOf("boundaryScript").map(({ otherSide }) => otherSide)).toEqual([
    null,
    "Just this once?",
    "Everybody else does it.",
    "I thought I could count on you.",
  ]);
  expect(partsOf("payAsk")[2]).toMatchObject({ otherSide: "We have no budget until next year." });
  expect(partsOf("offerPower").map(({ otherSide }) => otherSide)).toEqual([null, null, null]);
});
