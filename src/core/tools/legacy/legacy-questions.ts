import type { ToolId } from "#core/tools/catalogue.ts";
import { legacyQuestions } from "#core/tools/generated/legacy-questions.ts";

/** A tool's questions as they were put before each fact had a field of its own: a page opened then still sends them. */
export function legacyQuestionsOf(tool: ToolId): Readonly<Record<string, string>> {
  return legacyQuestions[tool] ?? {};
}
