import * as fc from "fast-check";
import { expect, test } from "vitest";
import { toolIds, toolOf } from "#core/tools/catalogue.ts";
import { buildPrompt } from "./build-prompt.ts";
import { closingInstruction, culturalClause, systemVoice } from "./prompt-clauses.ts";
import { buildModelPrompt } from "./model-prompt.ts";

test.for(toolIds)("%s: the prompt reads as reviewed", async (id) => {
  const tool = toolOf(id);
  const [first] = tool.questions;
  const answers = { [first?.id ?? ""]: "Two lines\nof her own words." };
  await expect(`${buildPrompt(tool, answers, "Warm Confidence")}\n`).toMatchFileSnapshot(
    `./snapshots/${tool.slug}.txt`,
  );
});

test.for(toolIds)(
  "%s: voice, intent, instructions, pairs, cultural clause and closing stand in order",
  (id) => {
    const tool = toolOf(id);
    const prompt = buildPrompt(tool, {}, "Warm Confidence");
    const parts = [
      systemVoice,
      tool.intent,
      tool.prompt,
      ...tool.questions.map(({ text }) => `Q: ${text}\nA: No response`),
      "Q: Preferred tone\nA: Warm Confidence",
      culturalClause,
      closingInstruction,
    ];
    let from = 0;
    for (const part of parts) {
      const place = prompt.indexOf(part, from);
      expect(place, part).not.toBe(-1);
      from = place + part.length;
    }
  },
);

test.for(toolIds)("%s: the model gets every section and count of the contract", (id) => {
  const tool = toolOf(id);
  const { instructions } = buildModelPrompt(tool, { answers: {}, tone: "Warm Confidence" });
  for (const { label, words, items } of tool.contract.sections) {
    expect(instructions).toContain(`“${label}”:`);
    for (const bound of [words, items].flatMap((range) => range?.[1] ?? []))
      expect(instructions).toContain(String(bound));
  }
  expect(instructions).toContain(culturalClause);
});

test("every answer reaches the model exactly once, inside a fence that it cannot close", () => {
  const tool = toolOf("boundaryScript");
  const ids = tool.questions.map(({ id }) => id);
  const words = fc.stringMatching(/^[a-z~\n ]{0,40}$/);
  fc.assert(
    fc.property(fc.array(words, { minLength: ids.length, maxLength: ids.length }), (texts) => {
      const answers = Object.fromEntries(ids.map((id, n) => [id, `<${n}>${texts[n]}</${n}>`]));
      const { prompt, instructions } = buildModelPrompt(tool, { answers, tone: "Diplomatic" });
      const [fence = ""] = /^~+$/m.exec(prompt) ?? [];
      for (const answer of Object.values(answers)) {
        expect(prompt.split(`\n${fence}\n${answer}\n${fence}`)).toHaveLength(2);
        expect(answer).not.toContain(fence);
        expect(instructions).not.toContain(answer);
      }
    }),
  );
});

test("a job description is marked as the employer's words", () => {
  const material = {
    answers: { description: "You will lead 25 people." },
    tone: "Warm Confidence",
  };
  expect(buildModelPrompt(toolOf("interviewBank"), material).prompt).toMatch(
    /the employer’s words about the job, never evidence about her\)\n~+\nYou will lead 25 people\./,
  );
});
