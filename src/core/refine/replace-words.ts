import { findFigures, formatFigure } from "#core/language/figures.ts";
import type { Block, Result } from "#core/result/result.ts";
import type { Answers } from "#core/tools/definition.ts";
import type { ChangeOf } from "./change.ts";

type Replacement = Pick<ChangeOf<"exchange">, "from" | "to">;

/**
 * The answers with one thing replaced by another, also where a figure stands in another form: "184.5k" is "$184,500".
 */
export function replaceInAnswers(answers: Answers, exchange: Replacement): Answers {
  return Object.fromEntries(
    Object.entries(answers).map(([id, answer]) => [id, replaceInText(answer, exchange)]),
  );
}

/** The result with one thing replaced by another, wherever it stands. */
export function replaceInResult(result: Result, exchange: Replacement): Result {
  const say = (text: string) => replaceInText(text, exchange);
  const sayBlock = (block: Block): Block =>
    block.kind === "list"
      ? { ...block, items: block.items.map(say) }
      : { ...block, text: say(block.text) };
  return {
    ...result,
    sections: result.sections.map((section) => ({
      ...section,
      blocks: section.blocks.map(sayBlock),
    })),
  };
}

/** A text with one thing replaced by another; where the other stands already nothing changes. */
export function replaceInText(text: string, { from, to }: Replacement): string {
  const [figure, only] = findFigures(from);
  if (figure && only === undefined && figure.text.trim() === from.trim())
    return replaceFigure(text, figure.value, figure.kind, to);
  return text
    .split(to)
    .map((part) => part.replace(wordsOf(from), (found) => matchCase(found, from, to)))
    .join(to);
}

function wordsOf(from: string): RegExp {
  const escaped = from
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/\s+/g, String.raw`\s+`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped}(?![\p{L}\p{N}])`, "giu");
}

function replaceFigure(text: string, value: number, kind: string, to: string): string {
  const [replacement] = findFigures(to);
  let done = "";
  let at = 0;
  for (const figure of findFigures(text)) {
    if (figure.value !== value || (kind === "percent") !== (figure.kind === "percent")) continue;
    const other = replacement && figure.kind === "money" ? formatFigure(replacement, true) : to;
    const [before] = findFigures(other);
    if (before?.value === value) continue;
    const space = /^\s*/.exec(figure.text)?.[0] ?? "";
    done += text.slice(at, figure.start) + space + other;
    at = figure.end;
  }
  return done + text.slice(at);
}

/** A capital at the start of a sentence stays one. */
function matchCase(found: string, from: string, to: string): string {
  const raised = /^\p{Lu}/u.test(found) && /^\p{Ll}/u.test(from);
  return raised ? to.charAt(0).toUpperCase() + to.slice(1) : to;
}
