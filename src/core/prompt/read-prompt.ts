import { readPairs } from "./pairs.ts";
import type { Material, ToolDefinition } from "#core/tools/definition.ts";

/** Her answers and tone out of a prompt, and nothing else of it; null when the tool's questions are not there. */
export function readPrompt(tool: ToolDefinition, prompt: string): Material | null {
  return readPairs(tool.questions, prompt);
}
