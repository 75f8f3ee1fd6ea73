import {
  answerOf,
  type Material,
  type Question,
  type ToolDefinition,
} from "#core/tools/definition.ts";
import { askedOf } from "./asked.ts";
import { isEmployersText } from "./limits.ts";

/** One text of hers, or of an employer, under the words that say what it is. */
export type Exhibit = { readonly title: string; readonly text: string };

/** What the tool asks, as exhibits in the tool's order; unanswered questions keep their place. */
export function exhibitsOf({ questions }: ToolDefinition, { answers }: Material): Exhibit[] {
  return askedOf(questions, answers).map((question) => ({
    title: titleOf(question, questions),
    text: answerOf(answers, question.id) || "No response",
  }));
}

/** The question with all that its answer leaves unsaid: the words it goes on from, whose it is, which story it belongs to. */
function titleOf(question: Question, all: readonly Question[]): string {
  const { text, stem, asks } = question;
  const isAskedAgain = all.some((other) => other !== question && other.text === text);
  return [
    text,
    ...(isAskedAgain ? [`(${asks})`] : []),
    ...(stem ? [`(${stem} …)`] : []),
    ...(isEmployersText(question)
      ? ["(the employer’s words about the job, never evidence about her)"]
      : []),
  ].join(" ");
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
