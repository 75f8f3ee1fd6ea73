import { expect, test } from "vitest";
import { toolIds, toolOf } from "#core/tools/catalogue.ts";
import { buildPrompt } from "./build-prompt.ts";
import { closingInstruction, culturalClause, systemVoice } from "./prompt-clauses.ts";

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
