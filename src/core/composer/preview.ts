import { splitSentences } from "#core/language/sentences.ts";
import { withoutPartLabel } from "#core/rehearsal/text/answer-part.ts";
import type { ToolId } from "#core/tools/catalogue.ts";
import type { Answers, QuestionKind } from "#core/tools/definition.ts";
import { examples } from "#core/tools/lists/examples.ts";
import { createAnswerReader } from "./answer-reader.ts";
import { composeDraft } from "./compose.ts";
import { allLines, type CleanLine, type Draft } from "./draft/draft.ts";
import { stripEndMark } from "#core/composer/words/typing/letter-case.ts";

/** Rows of one answer that a preview shows. */
const maxShown = 6;

/**
 * How the answer to one question will read, found in the text itself; null when it adds no sentence. Open questions are
 * filled from the example, so that a first answer is shown too; a sentence that holds both is not.
 */
export function previewOf(
  tool: ToolId,
  question: string,
  answers: Answers,
  kind: QuestionKind,
): string | null {
  if (kind === "file" || kind === "choice" || kind === "long") return null;
  if ((answers[question] ?? "").trim() === "") return null;
  const own = sentencesOf(composeDraft(tool, { answers, tone: "" }), question, answers);
  const found = own.length > 0 ? own : sentencesBesideExample(tool, question, answers);
  const shown = [...new Set(found.map(withoutPartLabel))].slice(0, maxShown);
  return shown.length === 0 ? null : shown.join(kind === "list" ? "\n" : " ");
}

/** The same looked for beside the example's other answers; never a sentence with words of the made-up person. */
function sentencesBesideExample(
  tool: ToolId,
  question: string,
  answers: Answers,
): readonly string[] {
  const answered = Object.fromEntries(
    Object.entries(answers).filter(([, answer]) => answer.trim() !== ""),
  );
  const others = Object.entries(examples[tool] ?? {}).filter(
    ([id]) => id !== question && !(id in answered),
  );
  const together = { ...Object.fromEntries(others), ...answered };
  const draft = composeDraft(tool, { answers: together, tone: "" });
  return sentencesOf(draft, question, answers).filter((sentence) =>
    others.every(([, answer]) => !sentence.toLowerCase().includes(answer.trim().toLowerCase())),
  );
}

/** The clean sentences that hold an answer: by the field they come from, else by its words. */
function sentencesOf({ sections }: Draft, question: string, answers: Answers): readonly string[] {
  const clean = allLines(sections).filter((line): line is CleanLine => line.kind === "clean");
  const isSourced = clean.some(({ from }) => from.length > 0);
  if (isSourced) return clean.flatMap(({ text, from }) => (from.includes(question) ? [text] : []));
  const items = createAnswerReader({ answers, tone: "" }).rows(question).slice(0, maxShown);
  const units = clean.flatMap(({ text }) => splitSentences(text));
  return items.flatMap((item) => {
    const words = stripEndMark(item).toLowerCase();
    return units.find((unit) => unit.toLowerCase().includes(words)) ?? [];
  });
}
