import { type ToolId, toolOf } from "#core/tools/catalogue.ts";
import type { Material } from "#core/tools/definition.ts";
import { fromFormer } from "#core/tools/former-ids.ts";
import { formerQuestions } from "./former-questions.ts";
import { countPairs, readPairs } from "./pairs.ts";

/**
 * Her answers and tone out of a prompt, and nothing else of it; null when the tool's questions are not there. A page
 * that was opened before the questions changed sends the former ones.
 */
export function readPrompt(tool: ToolId, prompt: string): Material | null {
  const { questions } = toolOf(tool);
  const former = Object.entries(formerQuestions[tool]).map(([id, text]) => ({ id, text }));
  if (countPairs(former, prompt) <= countPairs(questions, prompt))
    return readPairs(questions, prompt);
  const read = readPairs(former, prompt);
  return read && { ...read, answers: fromFormer(tool, read.answers) };
}
