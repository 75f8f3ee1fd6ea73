import { expect, test } from "vitest";
import type { WritingStep } from "#core/prompt/model-prompt.ts";
import { loadEnglishWords } from "./english-words.ts";
import { createMaskedPrompt } from "./masked-prompt.ts";

const list = await loadEnglishWords();

/** What leaves for a pitch of somebody with this name. */
function leaving(name: string, stepOf: (said: string) => WritingStep): string {
  const talk = "I ride along for a week and read the log books aloud. ".repeat(7).trim();
  const said = `I am ${name}, a ferry pilot. ${talk}`;
  const result = `## Classic\n\n44 seconds aloud · ${said.split(" ").length} words\n\n${said}`;
  const step = stepOf(result);
  const material = { answers: { name, role: "a ferry pilot" }, tone: "Diplomatic" };
  const refine = step.kind === "refine" ? { ...step, result } : undefined;
  const task = { tool: "elevatorPitch", material, refine, step } as const;
  const { prompt } = createMaskedPrompt(task, list);
  return prompt.instructions + prompt.prompt;
}

test.for<readonly [string, (said: string) => WritingStep]>([
  ["the draft for the editor", (draft) => ({ kind: "edit", draft })],
  [
    "a draft with the places of a check",
    (draft) => ({ kind: "edit", draft, places: [`${draft.split("\n").at(-1)}: too long.`] }),
  ],
  ["the text to change", (text) => ({ kind: "refine", text, request: "Shorter" })],
  [
    "a passage to change",
    (text) => ({
      kind: "refine",
      text,
      request: "Shorter",
      passage: text.split(", a ferry")[0]?.split("\n").at(-1) ?? "",
    }),
  ],
])("%s leaves without her name, and without our count of its seconds and words", ([, stepOf]) => {
  const sent = leaving("Ingrid Moe", stepOf);
  expect(sent).toContain("I am NAME_1");
  expect(sent).not.toMatch(/seconds aloud|Ingrid|Moe/);
  expect(leaving("Marie Louise van der Berg", stepOf)).toBe(sent);
});
