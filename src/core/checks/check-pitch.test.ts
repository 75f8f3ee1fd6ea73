import { expect, test } from "vitest";
import { parseResult } from "#core/result/result-text.ts";
import { withSpokenNotes } from "#core/contract/spoken-note.ts";
import { toolOf } from "#core/tools/catalogue.ts";
import { checkCoverage } from "./coverage/check-coverage.ts";
import { findUncoveredParts } from "./coverage/find-uncovered-parts.ts";
import { checkPitch } from "./check-pitch.ts";
import { evaluateText, findFaults } from "./evaluate-text.ts";

const answers = {
  name: "Ragnhild Moe",
  role: "a ferry pilot",
  where: "in Bergen",
  help: "captains new to the fjord",
  result: "Groundings went from 9 to 2",
  proof: "The coast office counted them, log books too",
  how: "I ride along for a week, unpaid",
  next: "two more harbors",
  length: "15 seconds",
};

const said = {
  who: "I am Ragnhild Moe, a ferry pilot in Bergen.",
  help: "I help captains new to the fjord.",
  result: "Groundings went from 9 to 2.",
  next: "I am looking for two more harbors.",
};
const proof = "The coast office counted them, in log books too.";
const how = "I ride along for a week, unpaid.";

function pitchOf(...sentences: readonly string[]) {
  const text = sentences.join(" ");
  return withSpokenNotes(
    toolOf("elevatorPitch").contract,
    parseResult(`## Classic\n\n${text}\n\n## Casual\n\n${text}`),
  );
}

function marksOf(given: Record<string, string>, ...sentences: readonly string[]): string[] {
  const result = pitchOf(...sentences);
  const uncovered = findUncoveredParts("elevatorPitch", result, given, "model");
  const coverage = checkCoverage("elevatorPitch", result, given, uncovered);
  return [coverage, ...checkPitch("elevatorPitch", result, given, uncovered.leftOut)]
    .filter(({ ok }) => !ok)
    .map(({ rule, detail }) => `${rule}: ${detail}`);
}

const short = [said.who, said.help, said.result, said.next];

test("what the time has no room for is named, and owed by nobody", () => {
  expect(marksOf(answers, ...short)).toEqual([
    "left-out: Not used, for want of time: “The coast office counted them”; “log books too”; “I ride along for a week”; “unpaid”.",
  ]);
  const material = { answers, tone: "Warm Confidence" };
  const text = `## Classic\n\n${short.join(" ")}\n\n## Casual\n\n${short.join(" ")}`;
  const evaluation = evaluateText({ tool: "elevatorPitch", material }, "model", text);
  expect(evaluation.checks.map(({ rule }) => rule)).toContain("left-out");
  expect(findFaults(evaluation).map(({ rule }) => rule)).not.toContain("left-out");
});

test("with room for it the same answer is owed", () => {
  expect(marksOf({ ...answers, length: "30 seconds" }, ...short)).toEqual([
    "coverage: Not used: “The coast office counted them”; “log books too”; “I ride along for a week”; “unpaid”.",
  ]);
});

test("the answer that goes last may not go first", () => {
  const [mark = ""] = marksOf(answers, said.who, said.help, said.result, how, said.next);
  expect(mark).toMatch(/^coverage: Not used: “The coast office/);
});

test("what stays is owed however short the time is", () => {
  expect(marksOf(answers, said.who, said.help, proof, how, said.next)).toContainEqual(
    "coverage: Not used: “Groundings went from 9 to 2”.",
  );
});

test("an answer given before the time was shortened is named", () => {
  const given = { ...answers, length: "30 seconds", why: "My father sank at the third buoy" };
  expect(marksOf(given, ...short, proof, how)).toEqual([
    "left-out: Not used, for want of time: “My father sank at the third buoy”.",
  ]);
  expect(marksOf({ ...given, length: "1 minute" }, ...short, proof, how)).toEqual([
    "coverage: Not used: “My father sank at the third buoy”.",
  ]);
});

function secondsMarks(words: number): string[] {
  const text = `${Array.from({ length: words }, () => "word").join(" ")}.`;
  return checkPitch("elevatorPitch", pitchOf(text), { length: "30 seconds" }, []).map(
    ({ detail }) => detail,
  );
}

test("a second over the time is marked, the time itself is not", () => {
  expect(secondsMarks(70)).toEqual([]);
  expect(secondsMarks(79)).toEqual([
    "Longer than the 30 seconds you chose, which is 70 words: Classic, Casual.",
  ]);
});
