import { expect, test } from "vitest";
import { readEvidence } from "#core/grounding/evidence.ts";
import { describeProblem } from "#core/grounding/describe-problem.ts";
import { groundText } from "#core/grounding/ground-text.ts";

const evidence = readEvidence({
  notice: "3 May 2027 (Mon), deposit paid back 26 Apr",
  protect: "shares vest 12 Apr\nmy locker",
  lastDay: "30 July 2027",
  limits: "exam 19 January, test is 4th Jan",
});

function marked(text: string): string[] {
  return groundText(text, evidence).flatMap(({ fact, problem }) =>
    problem === null ? [] : [`${fact.text}: ${problem}`],
  );
}

test.for([
  "The deposit is paid back on 26 April.",
  "My shares vested on 12 April.",
  "I give notice on 3 May 2027, and my last day is 30 July 2027.",
  "My exam is on January 19.",
  "From 3 May on, I empty the locker.",
  "Shares and deposit are in by 26 April.",
])("the day is its own: %s", (text) => {
  expect(marked(text)).toEqual([]);
});

test.for([
  ["The deposit is paid back on 12 April.", "12 April: noun"],
  ["The shares vested on 26 April.", "26 April: noun"],
  ["My exam is on January 4.", "January 4: noun"],
] as const)("the day is another’s: %s", ([text, mark]) => {
  expect(marked(text)).toEqual([mark]);
});

test("what is said of a day and of a figure", () => {
  expect(describeProblem("26 April", "noun")).toContain("belongs to something else");
  expect(describeProblem("26 marks", "noun")).toContain("counts something else");
});
