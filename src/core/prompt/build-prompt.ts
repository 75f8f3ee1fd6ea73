import { closingInstruction, culturalClause, systemVoice } from "./prompt-clauses.ts";
import { formatPairs } from "./question-answer-pairs.ts";
import type { Answers, PublicDefinition } from "#core/tools/definition.ts";

/**
 * The prompt as a client sends it: voice, intent, instructions, question-and-answer pairs, the cultural clause, the
 * closing instruction.
 */
export function buildPrompt(tool: PublicDefinition, answers: Answers, tone: string): string {
  return [
    systemVoice,
    `${tool.title}. ${tool.intent}`,
    tool.prompt,
    formatPairs(tool.questions, answers, tone),
    culturalClause,
    closingInstruction,
  ].join("\n\n");
}
