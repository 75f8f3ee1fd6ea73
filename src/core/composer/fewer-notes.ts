import { checkContract } from "#core/contract/check-contract.ts";
import { countWords } from "#core/language/sentences.ts";
import type { Result } from "#core/result/result.ts";
import { formatResult } from "#core/result/result-text.ts";
import { type ToolId, toolOf } from "#core/tools/catalogue.ts";
import type { Answers, Material } from "#core/tools/definition.ts";
import { compose } from "./compose.ts";
import { losesAsk } from "./shorten.ts";

type Piece = { readonly id: string; readonly text: string; readonly value: number };

const mostTries = 14;

/**
 * The language written from fewer of her notes, where leaving out whole sentences is not enough: the pieces that carry
 * least go first, the first piece of every answer stays. Returns the shortest that keeps the form.
 */
export function withFewerNotes(tool: ToolId, material: Material, target: number): Result {
  let result = compose(tool, material);
  let { answers } = material;
  const failing = (candidate: Result, left: Answers) =>
    checkContract(tool, candidate, left).filter(({ ok }) => !ok).length;
  const allowed = failing(result, answers);
  for (const piece of piecesOf(tool, answers).slice(0, mostTries)) {
    if (countWords(formatResult(result)) <= target) break;
    const left = { ...answers, [piece.id]: without(answers[piece.id] ?? "", piece.text) };
    const candidate = compose(tool, { ...material, answers: left });
    const worse =
      barred(answers, piece) ||
      candidate.missing.length > result.missing.length ||
      candidate.sections.length < result.sections.length ||
      countWords(formatResult(candidate)) >= countWords(formatResult(result)) ||
      losesAsk(tool, material.answers, result, candidate) ||
      failing(candidate, material.answers) > allowed;
    if (worse) continue;
    result = candidate;
    answers = left;
  }
  return result;
}

/** The pieces of her notes that may be left out, the least first. */
function piecesOf(tool: ToolId, answers: Answers): Piece[] {
  return toolOf(tool)
    .questions.filter(
      ({ asks }) => !/person|length|where it will appear|job description/.test(asks),
    )
    .flatMap(({ id }) =>
      (answers[id] ?? "")
        .split(/(?<=[.!?;]\s|\n|,\s)/)
        .slice(1)
        .filter((text) => /\p{L}/u.test(text))
        .map((text) => ({ id, text, value: marksIn(text) * 20 - countWords(text) })),
    )
    .toSorted((a, b) => a.value - b.value);
}

/** An answer with figures keeps one. */
function barred(answers: Answers, { id, text }: Piece): boolean {
  const answer = answers[id] ?? "";
  return /\d/.test(text) && !/\d/.test(without(answer, text));
}

function without(answer: string, piece: string): string {
  return answer.replace(piece, "").replace(/[\s,;]+$/, "");
}

/** How many figures and names a piece holds. */
function marksIn(text: string): number {
  return (text.match(/\d[\d.,]*|\p{Lu}[\p{Ll}’-]+/gu) ?? []).length;
}
