import type { Result } from "#core/result/result.ts";
import type { ToolId } from "#core/tools/catalogue.ts";
import type { Material } from "#core/tools/definition.ts";
import { composers } from "#core/tools/generated/composers.ts";
import { withheldPassages } from "./answer-reader.ts";
import { findTextWishes } from "#core/composer/words/privacy/author-notes.ts";
import { stripEndMark } from "#core/composer/words/typing/letter-case.ts";

/** Whether this is a tool; for pages, which have no catalogue. */
export function isComposed(id: string): id is ToolId {
  return Object.hasOwn(composers, id);
}

/**
 * Writes a tool's language from the answers alone, and names the wishes about the text among them. Pure: the same
 * material gives the same result.
 */
export function compose(tool: ToolId, material: Material): Result {
  const result = composers[tool](material);
  const { description: _, ...ownAnswers } = material.answers;
  const wishes = Object.values(ownAnswers).flatMap(findTextWishes);
  const notes = [
    ...wishes.map((wish) => `what you wish for the text: “${wish}”`),
    ...withheldPassages(ownAnswers).map(
      (words) => `by hand, if you want it said after all: “${stripEndMark(words)}”`,
    ),
  ];
  return { ...result, missing: [...result.missing, ...notes] };
}
