import {
  answerOf,
  type Material,
  type Question,
  type ToolDefinition,
} from "#core/tools/definition.ts";
import { visibleQuestions } from "./visible-questions.ts";
import { isEmployerDocument } from "./input-limits.ts";

/** A text under the words that say what it is. */
export type MaterialBlock = { readonly title: string; readonly text: string };

/** The answers under their questions, in the form's order; blank ones are left out. */
export function formatNotes({ questions }: ToolDefinition, { answers }: Material): string {
  return visibleQuestions(questions, answers)
    .filter(({ id }) => answerOf(answers, id) !== "")
    .map((question) => `${noteTitle(question, questions)}\n${answerOf(answers, question.id)}`)
    .join("\n\n");
}

/** The question with all that its answer leaves unsaid: the words it goes on from, whose it is, which story it belongs to. */
function noteTitle(question: Question, all: readonly Question[]): string {
  const { text, stem, asks } = question;
  const isAskedAgain = all.some((other) => other !== question && other.text === text);
  return [
    text,
    ...(isAskedAgain ? [`(${asks})`] : []),
    ...(stem ? [`(${stem} …)`] : []),
    ...(isEmployerDocument(question) ? ["(the employer’s words, not hers)"] : []),
  ].join(" ");
}

/** Sets texts apart with a fence that occurs in none of them, so that no text can close its own. */
export function formatFenced(blocks: readonly MaterialBlock[]): string {
  const fence = createFence(blocks.map(({ text }) => text));
  return blocks.map(({ title, text }) => `${title}\n${fence}\n${text}\n${fence}`).join("\n\n");
}

function createFence(texts: readonly string[]): string {
  const runs = texts.flatMap((text) => text.match(/~+/g) ?? []);
  return "~".repeat(runs.reduce((longest, run) => Math.max(longest, run.length), 3) + 1);
}
