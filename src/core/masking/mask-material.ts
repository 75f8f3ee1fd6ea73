import { isDocument } from "#core/prompt/limits.ts";
import type { Refine } from "#core/refine/refine.ts";
import type { Answers, Material, Question, ToolDefinition } from "#core/tools/definition.ts";
import type { TextKind } from "./find-names.ts";
import { createMask, type Mask, type MaskedText } from "./mask.ts";
import { namedKinds } from "./named-kinds.ts";
import type { WordList } from "./word-list.ts";

/** The mask for one piece of writing: made of her answers in their order, then of her requests and the text to change. */
export function maskMaterial(
  tool: ToolDefinition,
  { answers }: Material,
  refine: Refine | undefined,
  list: WordList,
): Mask {
  const texts = [
    ...answered(tool, answers),
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

/** What the houses and places are that stay in masked material. */
export function kindsFor(tool: ToolDefinition, { answers }: Material): string[] {
  return namedKinds(answered(tool, answers));
}

/** Her answers in the order of the questions. */
function answered({ questions }: ToolDefinition, answers: Answers): MaskedText[] {
  return questions.map((question) => ({
    text: answers[question.id] ?? "",
    kind: kindOf(question),
  }));
}

/** What the answers to these questions name; the others are her words. */
const named: Readonly<Record<string, TextKind>> = {
  name: "name",
  by: "person",
  decider: "person",
  people: "person",
  meet: "person",
  room: "person",
  where: "workplace",
  organization: "workplace",
};

function kindOf(question: Question): TextKind {
  return isDocument(question) ? "document" : (named[question.id] ?? "answer");
}
