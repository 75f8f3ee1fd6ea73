import type { ShelfKind, TickedPiece } from "./shelf-piece.ts";
import { isBlank } from "#core/tools/is-blank.ts";
import { defaultQuestions } from "#core/tools/lists/default-questions.ts";
import { type Answers, answerOf, type ToolDefinition } from "#core/tools/definition.ts";

/** How many pieces one text may be written from. */
export const maxTicked = 8;

/** The question that a kind answers by default in this tool; null where the member has to choose. */
export function getDefaultQuestion(tool: string, kind: ShelfKind): string | null {
  return Object.hasOwn(defaultQuestions, tool) ? (defaultQuestions[tool]?.[kind] ?? null) : null;
}

/**
 * The answers with ticked pieces: a row before those that were typed, a story for each win, and in a resume under the
 * latest post.
 */
export function mergeTickedPieces(
  { questions }: Pick<ToolDefinition, "questions">,
  answers: Answers,
  ticked: readonly TickedPiece[],
): Answers {
  const placed = assignStoryFields(answers, ticked);
  const targetQuestions = questions.filter(({ id }) =>
    placed.some(({ question }) => question === id),
  );
  const merged = targetQuestions.map(({ id, kind }) => {
    const texts = placed.flatMap(({ piece, question }) => (question === id ? [piece.text] : []));
    const own = answerOf(answers, id);
    if (id === "resume") return [id, insertIntoResume(own, texts)] as const;
    const pieces = kind === "long" ? texts : texts.map(toSingleLine);
    return [id, [...pieces, own].filter((part) => !isBlank(part)).join("\n")] as const;
  });
  return { ...answers, ...Object.fromEntries(merged) };
}

/** A story holds one thing: where it is written or taken, a ticked piece goes to the next that is free. */
function assignStoryFields(
  answers: Answers,
  ticked: readonly TickedPiece[],
): readonly TickedPiece[] {
  const filled = new Set(storyFields.filter((id) => answerOf(answers, id) !== ""));
  return ticked.map((one) => {
    const free = storyFields.find((id) => !filled.has(id));
    const moves = storyFields.includes(one.question) && filled.has(one.question);
    const question = moves ? (free ?? one.question) : one.question;
    filled.add(question);
    return { ...one, question };
  });
}

const storyFields = ["story1Did", "story2Did", "story3Did", "story4Did"];

function toSingleLine(text: string): string {
  return text.trim().replaceAll(/\s*\n\s*/g, " ");
}

/** A post stands on a line with the years it covers; the first such line is the latest post. */
const resumePostLine = /\b(?:19|20)\d{2}\b.*(?:\b(?:19|20)\d{2}\b|present|today|now|current)/i;

function insertIntoResume(resume: string, texts: readonly string[]): string {
  const lines = resume.split("\n");
  const at = lines.findIndex((line) => resumePostLine.test(line));
  if (at === -1) return resume;
  const bullets = texts.map((text) => `- ${toSingleLine(text)}`);
  return lines.toSpliced(at + 1, 0, ...bullets).join("\n");
}
