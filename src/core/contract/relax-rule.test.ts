import { expect, test } from "vitest";
import { parseResult } from "#core/result/result-text.ts";
import type { ToolId } from "#core/tools/catalogue.ts";
import type { Answers } from "#core/tools/definition.ts";
import { checkContract } from "./check-contract.ts";

const missingLine = "\n\nTo complete this, add: a second result.";

function failing(tool: ToolId, text: string, answers: Answers): string[] {
  return checkContract(tool, parseResult(text), answers)
    .filter(({ ok }) => !ok)
    .map(({ rule }) => rule);
}

function proof(points: readonly string[]): string {
  const items = points.map((point) => `- ${point}`).join("\n");
  return `## Positioning statement\n\nI am a manager.\n\n## Proof points\n\n${items}\n\n## Profile headline\n\nManager`;
}

const role = { role: "Manager" };

test.for([
  ["three of three", ["a 1", "b 2", "c 3"], "a 1\nb 2\nc 3", []],
  ["two of two", ["a 1", "b 2"], "a 1\nb 2", []],
  ["two where she gave three", ["a 1", "b 2"], "a 1\nb 2\nc 3", ["section: Proof points"]],
  [
    "two where she gave three in one row",
    ["a 1", "b 2"],
    "a 1; b 2; c 3",
    ["section: Proof points"],
  ],
  ["two where one of three says nothing", ["a 1", "b 2"], "a 1\nb 2\nI don’t know", []],
  ["four", ["a 1", "b 2", "c 3", "d 4"], "a 1\nb 2\nc 3\nd 4", ["section: Proof points"]],
] as const)("a list owes as many items as she gave: %s", ([, points, results, off]) => {
  expect(failing("careerPositioning", proof(points), { ...role, results })).toEqual(off);
  expect(failing("careerPositioning", proof(points) + missingLine, { ...role, results })).toEqual(
    off,
  );
});

test("a section that was asked for and not answered is not owed, also where she says that she does not know", () => {
  const text = "## Positioning statement\n\nI am a manager.\n\n## Profile headline\n\nManager";
  expect(failing("careerPositioning", text, { ...role, results: "none" })).toEqual([]);
  expect(failing("careerPositioning", text, { ...role, results: "Ran it." })).toEqual(["sections"]);
});

test("a bio of one sentence is whole where she told fewer than three facts", () => {
  const [name, where] = ["Ana Ruiz", "Northfold"];
  const one = "I’m Ana Ruiz, manager.";
  expect(failing("brandBio", one, { name, role: "manager" })).toEqual([]);
  expect(failing("brandBio", one, { name, role: "manager", where })).toEqual([]);
  const more = { name, role: "manager", known: "Cut errors by half", serves: "nurses" };
  expect(failing("brandBio", one, more)).toEqual(["section: The text"]);
});

function month(days: string, count: number): string {
  const actions = Array.from({ length: count }, (_, n) => `- Fill post ${n}`);
  return `## Days ${days}\n\n${actions.join("\n")}`;
}

function plan(count: number): string {
  return ["1–30", "31–60", "61–90"].map((days) => month(days, count)).join("\n\n");
}

test("actions are shared out among the months, and never more are owed than she gave", () => {
  const priority = { priority: "Fill the posts" };
  expect(failing("plan30_60_90", plan(1), priority)).toEqual([]);
  const people = { ...priority, people: "Carla\nBen\nAda\nMaria\nDana\nRuth" };
  expect(failing("plan30_60_90", plan(2), people)).toHaveLength(3);
  expect(failing("plan30_60_90", plan(3), people)).toEqual([]);
});

function pitch(words: number): string {
  const version = `${"word ".repeat(words)}\n\n30 seconds at 140 words a minute`;
  return `## Classic\n\n${version}\n\n## Casual\n\n${version}`;
}

test("a length binds where her own words reach it; its upper end always does", () => {
  const few = { role: "lawyer", setting: "word ".repeat(80), length: "30 seconds" };
  const many = { ...few, result: "word ".repeat(60) };
  expect(failing("elevatorPitch", pitch(20), few)).toEqual([]);
  expect(failing("elevatorPitch", pitch(20), many)).toEqual(["pitch-length"]);
  expect(failing("elevatorPitch", pitch(90), few)).toEqual(["pitch-length"]);
});

const star = ["Situation", "Task", "Action", "Result"];
function bank(stories: number, labels: readonly string[] = star, extra = ""): string {
  const items = labels.map((label) => `- **${label}:** Mine.`).join("\n");
  const questions = Array.from({ length: stories }, (_, n) => `### ${n + 1}. Tell me?\n\n${items}`);
  return `## Questions and your answers\n\n${questions.join("\n\n")}${extra}\n\n## Themes to return to\n\n- One\n- Two\n- Three`;
}
function answeredStories(count: number, fields = ["Was", "Task", "Did", "Now"]): Answers {
  const ids = Array.from({ length: count }, (_, n) =>
    fields.map((field) => `story${n + 1}${field}`),
  );
  return Object.fromEntries(ids.flat().map((id) => [id, "Told."]));
}

test.for([
  ["five from three", bank(5), answeredStories(3), []],
  ["three from three", bank(3), answeredStories(3), []],
  ["two from three", bank(2), answeredStories(3), ["star-parts"]],
  ["four from two", bank(4), answeredStories(2), []],
  ["one from two", bank(1), answeredStories(2), ["star-parts"]],
  ["seven", bank(7), answeredStories(4), ["star-parts"]],
  ["no result, and she gave one", bank(5, star.slice(0, 3)), answeredStories(3), ["star-parts"]],
  [
    "no result, and she gave none",
    bank(5, star.slice(0, 3)),
    answeredStories(3, ["Was", "Task", "Did"]),
    [],
  ],
  [
    "the question she dreads with her answer alone",
    bank(5, star, "\n\n### 6. Why the gap?\n\nMy mother was ill."),
    { ...answeredStories(3), dread: "Why the gap?", dreadAnswer: "My mother was ill." },
    [],
  ],
  [
    "the question she dreads as an employer would ask it",
    bank(5, star, "\n\n### 6. Tell us about 2021.\n\nMy mother was ill."),
    { ...answeredStories(3), dread: "the gap", dreadAnswer: "My mother was ill." },
    [],
  ],
  [
    "a last question without parts, and none that she dreads",
    bank(5, star, "\n\n### 6. Tell us about 2021.\n\nMy mother was ill."),
    answeredStories(3),
    ["star-parts"],
  ],
] as const)("questions from stories: %s", ([, text, answers, off]) => {
  expect(failing("interviewBank", text, answers)).toEqual(off);
});
