import { AppError } from "#core/errors/app-error.ts";
import { mergeTickedPieces } from "#core/shelf/shelf.ts";
import { type ShelfPiece, type TickedPiece } from "#core/shelf/shelf-piece.ts";
import { type ToolId, toolOf } from "#core/tools/catalogue.ts";
import type { Material } from "#core/tools/definition.ts";
import { currentQuestionId } from "#core/tools/legacy/legacy-answers.ts";
import type { GenerateRequest } from "#features/tools/requests.ts";

/** Characters of all ticked items together. */
const maxTickedCharacters = 8_000;

/**
 * The material with what was ticked, as the member's record has it at this moment: a browser sends keys, never the
 * words. Throws AppError 400 for a question that the tool does not ask, for too much, and for what is not there any
 * more.
 */
export async function addTickedPieces(
  tool: ToolId,
  { shelf = [] }: GenerateRequest,
  material: Material,
  readShelf: () => Promise<readonly ShelfPiece[]>,
): Promise<Material> {
  if (shelf.length === 0) return material;
  const definition = toolOf(tool);
  const items = await readShelf();
  const ticked = shelf.flatMap(({ key, question: sentQuestion }): TickedPiece[] => {
    const question = currentQuestionId(tool, sentQuestion);
    if (!definition.questions.some(({ id, kind }) => id === question && kind !== "choice"))
      throw new AppError("bad_request", "What you ticked has no question here. Choose one for it.");
    const piece = items.find((item) => item.key === key);
    return piece ? [{ piece, question }] : [];
  });
  if (ticked.length < shelf.length)
    throw new AppError(
      "shelf_changed",
      "Something you ticked is not in your record any more. Untick it, and generate again.",
    );
  if (ticked.reduce((sum, { piece }) => sum + piece.text.length, 0) > maxTickedCharacters)
    throw new AppError("answer_too_long", "What you ticked is too long together. Untick one.");
  return { ...material, answers: mergeTickedPieces(definition, material.answers, ticked), ticked };
}
