import { expect, test } from "vitest";
import { parseReview } from "./text-edit.ts";

test("each edit is read with its reason, whatever stands around it", () => {
  const answer = [
    "Here are my edits:",
    "",
    "Find: led the harbor redesign",
    "Replace: contributed to the harbor redesign",
    "Why: false",
    "",
    "- **Find: a trusted voice",
    "- Replace: (nothing)",
    "- Why: False, she never said so",
    "",
    "Find: “on 4 May”",
    "Replace: ?",
    "Why: false",
    "",
    "Find: I keep the yard.",
    "Replace: I keep the yard.",
    "- I answer the radio.",
    "Why: lost",
    "",
    "Stands: “Salario, 410.000”",
    "Out: “maybe leave this off”, as she asks",
    "Stands: 58",
    "Stands: so",
  ].join("\r\n");
  expect(parseReview(answer.replaceAll("**", ""))).toEqual({
    edits: [
      {
        find: "led the harbor redesign",
        replacement: "contributed to the harbor redesign",
        reason: "false",
      },
      { find: "a trusted voice", replacement: "", reason: "false" },
      { find: "on 4 May", replacement: null, reason: "false" },
      {
        find: "I keep the yard.",
        replacement: "I keep the yard.\n- I answer the radio.",
        reason: "lost",
      },
    ],
    settled: ["Salario, 410.000", "maybe leave this off", "58"],
  });
});

test.for([
  "Nothing to mend.",
  "",
  "Find: a\nWhy: false",
  "Find: a\nReplace: b\nWhy: it sounds better",
  "Find:\nReplace: b\nWhy: lost",
  "Find: the same\nReplace: the same\nWhy: reading",
])("%j asks for nothing", (answer) => {
  expect(parseReview(answer).edits).toEqual([]);
});

test("no more than sixteen edits are taken", () => {
  const answer = Array.from(
    { length: 40 },
    (_, n) => `Find: part ${n}\nReplace: part\nWhy: reading\n`,
  ).join("\n");
  expect(parseReview(answer).edits).toHaveLength(16);
});
