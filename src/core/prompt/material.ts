import type { Material, ToolDefinition } from "#core/tools/definition.ts";
import { isEmployersText } from "./limits.ts";

/** One text of hers, or of an employer, under the words that say what it is. */
export type Exhibit = { readonly title: string; readonly text: string };

/** What the tool asks, as exhibits in the tool's order; unanswered questions keep their place. */
export function exhibitsOf(tool: ToolDefinition, { answers }: Material): Exhibit[] {
  return tool.questions.map((question) => ({
    title: `${question.text}${isEmployersText(question) ? " (the employer’s words about the job, never evidence about her)" : ""}`,
    text: (answers[question.id] ?? "").trim() || "No response",
  }));
}

/** Sets exhibits apart with a fence that occurs in none of them, so that no text can close its own. */
export function fenced(exhibits: readonly Exhibit[]): string {
  const fence = fenceFor(exhibits.map((exhibit) => exhibit.text));
  return exhibits.map(({ title, text }) => `${title}\n${fence}\n${text}\n${fence}`).join("\n\n");
}

function fenceFor(texts: readonly string[]): string {
  const runs = texts.flatMap((text) => text.match(/~+/g) ?? []);
  return "~".repeat(runs.reduce((longest, run) => Math.max(longest, run.length), 3) + 1);
}
