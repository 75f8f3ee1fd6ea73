import { expect, test } from "vitest";
import { evaluateText, findFaults } from "./evaluate-text.ts";

const deeds = Array.from(
  { length: 40 },
  (_, n) => `- Served table ${n + 2} of the long hall on feast days`,
);
const answers = {
  resume: ["Experience", "Waiter, Fenwick Hall, 2019 to now", ...deeds].join("\n"),
  target: "Head waiter",
};
const assignment = { tool: "resumeRewrite", material: { answers, tone: "Diplomatic" } } as const;

function statementFaults(statement: string): readonly string[] {
  const text = `## Headline\n\nWaiter\n\n## Personal statement\n\n${statement}`;
  return findFaults(evaluateText(assignment, "model", text))
    .filter(({ rule }) => rule === "section: Personal statement")
    .map(({ detail }) => detail);
}

test("a text that is shorter than its form is shown as that, and never sent back to be padded", () => {
  const short = "I serve at Fenwick Hall.\n\nThe role I want next is head waiter.";
  expect(statementFaults(short)).toEqual([]);
  const { checks } = evaluateText(assignment, "model", `## Personal statement\n\n${short}`);
  expect(checks.find(({ rule }) => rule === "section: Personal statement")?.ok).toBe(false);
});

test("a part that is missing, or in another person, goes back", () => {
  expect(statementFaults("")).toHaveLength(1);
  expect(statementFaults("She serves. ".repeat(130).trim())).toHaveLength(1);
});
