import { type ToolId, toolOf } from "#core/tools/catalogue.ts";
import type { Material } from "#core/tools/definition.ts";
import { migrateLegacyAnswers } from "#core/tools/legacy/legacy-answers.ts";
import { legacyQuestionsOf } from "#core/tools/legacy/legacy-questions.ts";
import { countPairs, parsePairs } from "./question-answer-pairs.ts";

/**
 * The answers and the tone of a prompt, and nothing else of it; null when the tool's questions are not there. A page
 * that was opened before the questions changed sends the former ones.
 */
export function readPrompt(tool: ToolId, prompt: string): Material | null {
  const { questions } = toolOf(tool);
  const former = Object.entries(legacyQuestionsOf(tool)).map(([id, text]) => ({ id, text }));
  if (countPairs(former, prompt) <= countPairs(questions, prompt))
    return parsePairs(questions, prompt);
  const read = parsePairs(former, prompt);
  return read && { ...read, answers: migrateLegacyAnswers(tool, read.answers) };
}
