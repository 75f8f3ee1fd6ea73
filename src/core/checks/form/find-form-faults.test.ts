import { expect, test } from "vitest";
import { parseResult } from "#core/result/result-text.ts";
import type { ToolId } from "#core/tools/catalogue.ts";
import { findFormFaults } from "./find-form-faults.ts";

const words = (count: number) => `${"word ".repeat(count - 1)}word.`;
const script = (moment: string, writing: string, replies: string) =>
  `## In the moment\n\n${moment}\n\n## In writing\n\n${writing}\n\n## If they push back\n\n${replies}`;
const no = "I will not take calls.";
const three = "- One.\n- Two.\n- Three.";
const refusal = { refusal: "take calls" };
const bio = "I run a plant. I open in May.";

type Case = readonly [
  name: string,
  tool: ToolId,
  answers: Readonly<Record<string, string>>,
  text: string,
  says: readonly string[],
];

const cases: readonly Case[] = [
  ["in its form", "boundaryScript", refusal, script(no, no, three), []],
  [
    "too long in a section",
    "boundaryScript",
    refusal,
    script(`${no} ${words(71)}`, no, three),
    ["“In the moment” has 76 words; 60 is the most."],
  ],
  [
    "a little too long in a section",
    "boundaryScript",
    refusal,
    script(`${no} ${words(60)}`, no, three),
    [],
  ],
  [
    "with fewer items than were given for",
    "careerPositioning",
    { results: "Cut errors by 4%\nLed nine people\nMoved two plants\nOpened Leeds" },
    "## Proof points\n\n- One.\n- Two.",
    ["“Proof points” has 2 items; 3 is the least."],
  ],
  [
    "with as few items as were given",
    "careerPositioning",
    { results: "Cut errors by 4%\nLed nine people" },
    "## Proof points\n\n- One.\n- Two.",
    [],
  ],
  [
    "with a headline that is too long",
    "careerPositioning",
    {},
    `## Profile headline\n\n- ${"a".repeat(121)}`,
    [`“${"a".repeat(121)} …” has 121 characters; 120 is the most.`],
  ],
  [
    "without one of its sections",
    "boundaryScript",
    refusal,
    `## In the moment\n\n${no}\n\n## In writing\n\n${no}`,
    ["The section “If they push back” is missing."],
  ],
  [
    "without the no in what is sent",
    "boundaryScript",
    refusal,
    script(no, "Thank you for asking.", three),
    ["“In writing” doesn’t say the no itself."],
  ],
  [
    "without the sum in its opening",
    "payAsk",
    { sum: "$160,000" },
    "## Opening ask\n\nI ask for more.\n\n## If they say …\n\n- No: why?\n- Later: when?",
    ["The opening leaves out the sum you’re asking for."],
  ],
  [
    "with the sum written short",
    "payAsk",
    { sum: "$160,000" },
    "## Opening ask\n\nI ask for 160k.\n\n## If they say …\n\n- No: why?\n- Later: when?",
    [],
  ],
  [
    "longer than the chosen seconds",
    "elevatorPitch",
    { length: "15 seconds" },
    `## Classic\n\n${words(36)}`,
    ["“Classic” has 36 words; 15 seconds are 35."],
  ],
  ["in the chosen person", "brandBio", { person: "I" }, bio, []],
  ["in another person", "brandBio", { person: "she" }, bio, ["It should speak as “she”."]],
];

test.for(cases)("a text %s", ([, tool, answers, text, says]) => {
  const faults = findFormFaults(tool, parseResult(text), answers);
  expect(faults.map((fault) => fault.says)).toEqual(says);
  expect(faults.filter(({ isGrave }) => isGrave)).toEqual([]);
});

test.for([
  ["a poem", "boundaryScript", refusal, "Roses are red."],
  ["a third of the sections", "boundaryScript", refusal, `## In writing\n\n${no}`],
  ["a poem, with nothing answered that a section needs", "boundaryScript", { by: "Ana" }, "Roses."],
  ["headings where there are none", "brandBio", { person: "I" }, `## Bio\n\n${bio}`],
] as const)("another text is a grave fault: %s", ([, tool, answers, text]) => {
  const faults = findFormFaults(tool, parseResult(text), answers);
  expect(faults.some(({ isGrave }) => isGrave)).toBe(true);
});
