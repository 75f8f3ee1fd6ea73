import type { ToolId } from "#core/tools/catalogue.ts";
import type { Material } from "#core/tools/definition.ts";
import { composers } from "#core/tools/generated/composers.ts";
import type { Result } from "#core/result/result.ts";
import { findTextWishes } from "#core/composer/words/privacy/author-notes.ts";
import { stripEndMark } from "#core/composer/words/typing/letter-case.ts";
import { withheldPassages } from "./answer-reader.ts";
import type { Draft, DraftBlock } from "./draft/draft.ts";
import { cleanResult } from "./draft/draft-result.ts";

/** Whether this is a tool; for pages, which have no catalogue. */
export function isComposed(id: string): id is ToolId {
  return Object.hasOwn(composers, id);
}

/**
 * Writes a tool's text from the answers alone: clean sentences, and open lines for what can't be said well. Pure: the
 * same material gives the same draft.
 */
export function composeDraft(tool: ToolId, material: Material): Draft {
  const written = composers[tool](material);
  return "notes" in written ? written : toDraft(withWishes(written, material));
}

/** The clean sentences of a draft alone. */
export function compose(tool: ToolId, material: Material): Result {
  return cleanResult(composeDraft(tool, material));
}

function withWishes(result: Result, { answers }: Material): Result {
  const { description: _, ...ownAnswers } = answers;
  const wishes = Object.values(ownAnswers).flatMap(findTextWishes);
  const notes = [
    ...wishes.map((wish) => `what you wish for the text: “${wish}”`),
    ...withheldPassages(ownAnswers).map(
      (words) => `by hand, if you want it said after all: “${stripEndMark(words)}”`,
    ),
  ];
  return { ...result, missing: [...result.missing, ...notes] };
}

const wholeLine = (text: string) => ({ kind: "clean" as const, text, from: [] });

function toDraft({ sections, missing }: Result): Draft {
  return {
    sections: sections.map(({ label, blocks }) => ({
      label,
      blocks: blocks.map((block): DraftBlock => {
        if (block.kind === "heading") return block;
        if (block.kind === "paragraph")
          return { kind: "paragraph", lines: [wholeLine(block.text)] };
        return { ...block, items: block.items.map(wholeLine) };
      }),
    })),
    notes: [],
    missing,
  };
}
