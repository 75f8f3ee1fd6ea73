import {
  answerOf,
  type Material,
  type Question,
  type ToolDefinition,
} from "#core/tools/definition.ts";
import { visibleQuestions } from "./visible-questions.ts";
import { isEmployerDocument } from "./input-limits.ts";

/** One text of the member, or of an employer, under the words that say what it is. */
export type MaterialBlock = { readonly title: string; readonly text: string };

/** What the tool asks, as exhibits in the tool's order; unanswered questions keep their place. */
export function materialBlocks(
  { questions }: ToolDefinition,
  { answers }: Material,
): MaterialBlock[] {
  return visibleQuestions(questions, answers).map((question) => ({
    title: blockTitle(question, questions),
    text: answerOf(answers, question.id) || "No response",
  }));
}

/** The question with all that its answer leaves unsaid: the words it goes on from, whose it is, which story it belongs to. */
function blockTitle(question: Question, all: readonly Question[]): string {
  const { text, stem, asks } = question;
  const isAskedAgain = all.some((other) => other !== question && other.text === text);
  return [
    text,
    ...(isAskedAgain ? [`(${asks})`] : []),
    ...(stem ? [`(${stem} …)`] : []),
    ...(isEmployerDocument(question)
      ? ["(the employer’s words about the job, never evidence about her)"]
      : []),
  ].join(" ");
}

/** Sets exhibits apart with a fence that occurs in none of them, so that no text can close its own. */
export function formatFenced(exhibits: readonly MaterialBlock[]): string {
  const fence = createFence(exhibits.map((exhibit) => exhibit.text));
  return exhibits.map(({ title, text }) => `${title}\n${fence}\n${text}\n${fence}`).join("\n\n");
}

function createFence(texts: readonly string[]): string {
  const runs = texts.flatMap((text) => text.match(/~+/g) ?? []);
  return "~".repeat(runs.reduce((longest, run) => Math.max(longest, run.length), 3) + 1);
}
