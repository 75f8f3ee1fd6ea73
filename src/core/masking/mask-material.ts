import { isDocumentQuestion } from "#core/prompt/input-limits.ts";
import type { RefineRequest } from "#core/refine/refine-request.ts";
import type { Answers, Material, Question, ToolDefinition } from "#core/tools/definition.ts";
import type { TextKind } from "#core/masking/names/name-search-text.ts";
import { createMask, type Mask, type TextToMask } from "./mask.ts";
import type { WordList } from "#core/masking/words/word-list.ts";

/**
 * The mask for one piece of writing: made of the answers in their order, then of the requests and the text to change.
 */
export function createMaterialMask(
  tool: ToolDefinition,
  { answers }: Material,
  refine: RefineRequest | undefined,
  list: WordList,
): Mask {
  const texts = [
    ...answersToMask(tool, answers),
    ...(refine ? [...(refine.earlier ?? []), refine.request] : []).map((text) => ({
      text,
      kind: "answer" as const,
    })),
    ...(refine ? [{ text: refine.result, kind: "document" as const }] : []),
  ];
  return createMask(texts, list);
}

/** The same material with stand-ins. */
export function hideMaterial(mask: Mask, { answers, tone }: Material): Material {
  const hidden = Object.entries(answers).map(([id, answer]) => [id, mask.hide(answer)] as const);
  return { answers: Object.fromEntries(hidden), tone };
}

/** The answers in the order of the questions. */
function answersToMask({ questions }: ToolDefinition, answers: Answers): TextToMask[] {
  return questions.map((question) => ({
    text: answers[question.id] ?? "",
    kind: textKindOf(question),
  }));
}

/** What the answers to these questions name; all others are ordinary answers. */
const kindByQuestion: Readonly<Record<string, TextKind>> = {
  name: "name",
  by: "person",
  decider: "person",
  people: "person",
  meet: "person",
  room: "person",
  where: "workplace",
  organization: "workplace",
};

function textKindOf(question: Question): TextKind {
  return isDocumentQuestion(question) ? "document" : (kindByQuestion[question.id] ?? "answer");
}
