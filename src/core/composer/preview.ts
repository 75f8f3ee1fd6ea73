import { splitSentences } from "#core/language/sentences.ts";
import { withoutPartLabel } from "#core/rehearsal/text/answer-part.ts";
import type { Result } from "#core/result/result.ts";
import type { ToolId } from "#core/tools/catalogue.ts";
import type { Answers, QuestionKind } from "#core/tools/definition.ts";
import { examples } from "#core/tools/lists/examples.ts";
import { compose } from "./compose.ts";
import { createAnswerReader } from "./answer-reader.ts";
import { stripEndMark } from "#core/composer/words/typing/letter-case.ts";
import { parseRoleParts } from "#core/composer/introduction/role-parts.ts";

/**
 * How the answer to one question will read, found in the result itself; null when it adds no sentence. Open questions
 * are filled from the example, so that a first answer is shown too; a sentence that holds both is not.
 */
export function previewOf(
  tool: ToolId,
  question: string,
  answers: Answers,
  kind: QuestionKind,
): string | null {
  if (kind === "file" || kind === "choice" || kind === "long") return null;
  const reader = createAnswerReader({ answers, tone: "" });
  const items = kind === "list" ? reader.rows(question) : reader.items(question);
  if (items.length === 0) return null;
  const own = previewUnits(compose(tool, { answers, tone: "" }));
  const found = items.flatMap((item) => {
    const ownUnit = findUnitWith(own, item);
    if (ownUnit !== null) return [ownUnit];
    const { head, time } = parseRoleParts(item);
    const parts = [head, time ?? ""].filter((part) => part !== "" && part !== item);
    const units = parts.map((part) => findUnitWith(own, part));
    return units.includes(null) || units.length === 0
      ? [previewBesideExample(tool, question, answers, item)]
      : units;
  });
  const visible = found.filter((unit) => unit !== null).map(withoutPartLabel);
  return visible.length === 0 ? null : [...new Set(visible)].join(kind === "list" ? "\n" : " ");
}

/** The same looked for beside the example's other answers; never a sentence that holds words of the made-up person. */
function previewBesideExample(
  tool: ToolId,
  question: string,
  answers: Answers,
  item: string,
): string | null {
  const answered = Object.fromEntries(
    Object.entries(answers).filter(([, answer]) => answer.trim() !== ""),
  );
  const others = Object.entries(examples[tool] ?? {}).filter(
    ([id]) => id !== question && !(id in answered),
  );
  const unit = findUnitWith(
    previewUnits(
      compose(tool, { answers: { ...Object.fromEntries(others), ...answered }, tone: "" }),
    ),
    item,
  );
  const foreign = others.some(
    ([, answer]) => unit !== null && unit.toLowerCase().includes(answer.trim().toLowerCase()),
  );
  return foreign ? null : unit;
}

/** Headings, items and sentences, as they are shown. */
function previewUnits({ sections }: Result): readonly string[] {
  return sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      block.kind === "list"
        ? block.items
        : block.kind === "heading"
          ? [block.text]
          : splitSentences(block.text),
    ),
  );
}

/** The first unit that says the item in a sentence of ours, else the first that holds it, up to three first words apart. */
function findUnitWith(units: readonly string[], item: string): string | null {
  const words = stripEndMark(item).toLowerCase();
  const tails = [1, 2, 3].map((count) => words.split(/\s+/).slice(count).join(" "));
  const forms = [words, ...tails.filter((tail) => tail.length >= 8)];
  const holding = forms.map((form) => units.filter((unit) => unit.toLowerCase().includes(form)));
  const all = holding.find((found) => found.length > 0) ?? [];
  return all.find((unit) => stripEndMark(unit).toLowerCase() !== words) ?? all[0] ?? null;
}
