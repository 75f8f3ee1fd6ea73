import { expect, test } from "vitest";
import { evaluateText, findFaults } from "#core/checks/evaluate-text.ts";
import { formatResult } from "#core/result/result-text.ts";
import { loadEnglishWords } from "./english-words.ts";
import { createMaskedPrompt } from "./masked-prompt.ts";

const list = await loadEnglishWords();
const talk = "I ride along for a week and read the log books aloud. ".repeat(7).trim();

/** What leaves for a pitch of somebody with this name, sent back because it is too long. */
function repairOf(name: string): string {
  const answers = { name, role: "a ferry pilot", how: "I ride along", length: "30 seconds" };
  const assignment = { tool: "elevatorPitch", material: { answers, tone: "Diplomatic" } } as const;
  const said = `I am ${name}, a ferry pilot. ${talk}`;
  const first = evaluateText(assignment, "model", `## Classic\n\n${said}\n\n## Casual\n\n${said}`);
  const faults = findFaults(first);
  const draft = formatResult(first.result);
  expect(draft).toContain("seconds aloud");
  expect(faults.map(({ rule }) => rule)).toContain("pitch-length");
  const { prompt } = createMaskedPrompt({ ...assignment, repair: { draft, faults } }, list);
  return prompt.instructions + prompt.prompt;
}

test("how many words a name has is told by nothing that leaves for a repair", () => {
  const short = repairOf("Ingrid Moe");
  expect(short).toContain("NAME_1");
  expect(short).not.toContain("seconds aloud");
  expect(repairOf("Marie Louise van der Berg")).toBe(short);
});

/** What leaves with a pitch of somebody with this name, to be made shorter. */
function refineOf(name: string): string {
  const said = `I am ${name}, a ferry pilot. ${talk}`;
  const result = `## Classic\n\n44 seconds aloud · ${said.split(" ").length} words\n\n${said}`;
  const material = { answers: { name, role: "a ferry pilot" }, tone: "Diplomatic" };
  const refine = { request: "Shorter", result };
  const { prompt } = createMaskedPrompt({ tool: "elevatorPitch", material, refine }, list);
  return prompt.instructions + prompt.prompt;
}

test("the text to change leaves without our count of its seconds and words", () => {
  const sent = refineOf("Ingrid Moe");
  expect(sent).toContain("I am NAME_1, a ferry pilot.");
  expect(sent).not.toContain("seconds aloud");
  expect(refineOf("Marie Louise van der Berg")).toBe(sent);
});

test("a stand-in is neither a figure nor another person than the chosen one", () => {
  const answers = {
    name: "Ingrid Moe",
    person: "she",
    role: "a ferry pilot",
    serves: "the islands north of Bergen",
    proof:
      "Marta Lie and 2 others learned from me\n41 winters without a collision, but don't print that",
  };
  const assignment = { tool: "brandBio", material: { answers, tone: "Diplomatic" } } as const;
  const said =
    "Ingrid Moe, a ferry pilot, serves the islands north of Bergen. Marta Lie learned from her. 41 winters without a collision.";
  const first = evaluateText(assignment, "model", `## Bio\n\n${said}`);
  const { prompt } = createMaskedPrompt(
    { ...assignment, repair: { draft: formatResult(first.result), faults: findFaults(first) } },
    list,
  );
  const [, notes = ""] =
    /falls short in these points[^\n]*\n(.*?)\n\n/s.exec(prompt.instructions) ?? [];
  expect(notes).toContain("41 winters");
  expect(notes).not.toMatch(/first person|counts something else/);
});
