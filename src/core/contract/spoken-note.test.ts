import { expect, test } from "vitest";
import { formatResult, parseResult } from "#core/result/result-text.ts";
import { toolOf } from "#core/tools/catalogue.ts";
import { withSpokenNotes } from "./spoken-note.ts";

const { contract } = toolOf("elevatorPitch");
const counted = (text: string) => formatResult(withSpokenNotes(contract, parseResult(text)));

test("what is said aloud has its time above it, counted by us and once", () => {
  const speech = `${"word ".repeat(69)}word.`;
  const text = `## Classic\n\n${speech}\n\n30 seconds at 140 words a minute\n\n## Casual\n\n60 seconds aloud · 5 words\n\n${speech}`;
  expect(counted(text)).toBe(
    `## Classic\n\n30 seconds aloud · 70 words\n\n${speech}\n\n## Casual\n\n30 seconds aloud · 70 words\n\n${speech}`,
  );
});

test("a count of hers inside a sentence stays, and other sections have none", () => {
  const text = "## Classic\n\nI answer within 30 seconds.\n\n## Notes\n\nAbout 2 words.";
  expect(counted(text)).toContain("I answer within 30 seconds.");
  expect(counted(text)).toContain("## Notes\n\nAbout 2 words.");
});
