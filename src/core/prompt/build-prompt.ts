import {
  closingInstruction,
  culturalClause,
  factsClause,
  readingClause,
  systemVoice,
} from "./prompt-clauses.ts";
import { describeContract } from "./describe-contract.ts";
import { formatPairs } from "./question-answer-pairs.ts";
import type { Answers, PublicDefinition } from "#core/tools/definition.ts";

/**
 * The prompt as a client sends it: voice, intent, instructions, question-and-answer pairs, the cultural clause, the
 * closing instruction.
 */
export function buildPrompt(tool: PublicDefinition, answers: Answers, tone: string): string {
  return [
    systemVoice,
    toolInstructions(tool),
    formatPairs(tool.questions, answers, tone),
    culturalClause,
    closingInstruction,
  ].join("\n\n");
}

/** What this tool is for and what it has to hand over. */
export function toolInstructions(tool: PublicDefinition): string {
  return [
    `${tool.title}. ${tool.intent}`,
    tool.prompt,
    describeContract(tool.contract),
    factsClause,
    readingClause,
  ]
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .join("\n\n");
}
