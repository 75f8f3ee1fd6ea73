import type { ShelfKind } from "#core/shelf/shelf-piece.ts";
import { toolIds, toolOf } from "#core/tools/catalogue.ts";

/** The question that each kind of the member’s record answers by itself, by tool. */
export const defaultQuestions: Readonly<
  Record<string, Readonly<Partial<Record<ShelfKind, string>>>>
> = Object.fromEntries(toolIds.map((id) => [id, toolOf(id).shelf]));
