import { expect, test } from "vitest";
import { checkResult } from "./check-result.ts";

const answers = { refusal: "take client calls on Sundays", by: "Renata" };
const version = "Renata, I will not take client calls on Sundays.";
const clean = `## In the moment\n\n${version}\n\n## In writing\n\n${version}\n\n## If they push back\n\n${version}`;

function failing(text: string) {
  return checkResult("boundaryScript", text, answers).filter(({ ok }) => !ok);
}

test("a text in form, in voice and on her facts passes every check", () => {
  expect(failing(clean)).toEqual([]);
  expect(checkResult("boundaryScript", clean, answers).length).toBeGreaterThanOrEqual(6);
});

test.for([
  ["a lost section", clean.slice(0, clean.indexOf("## If")), "sections"],
  [
    "a section too long",
    clean.replace(version, `${version} ${"Renata knows. ".repeat(30)}`),
    "section: In the moment",
  ],
  [
    "a hedge",
    clean.replace(version, `I just think that I will not take client calls on Sundays.`),
    "voice-hedging",
  ],
  ["an exclamation mark", clean.replace(version, `${version.slice(0, -1)}!`), "voice-slang"],
  [
    "a sentence that is none",
    clean.replace(version, "Renata, I will not take client calls on Sundays and."),
    "english",
  ],
  ["an answer that is lost", clean.replaceAll("Renata, ", ""), "coverage"],
  ["an invented figure", clean.replace(version, `${version} I took 14 last month.`), "grounding"],
] as const)("%s is found", ([, text, rule]) => {
  expect(failing(text).map((check) => check.rule)).toContain(rule);
});

test("a word for her voice is no hedge, in the middle of a sentence and without its aside", () => {
  const given = { words: "Direct\nA bit funny (when it is not about money)" };
  const text = "## Voice essence\n\nYou sound direct. You are a bit funny.";
  const hedging = checkResult("brandVoice", text, given).find(
    ({ rule }) => rule === "voice-hedging",
  );
  expect(hedging).toMatchObject({ ok: true });
});
