import { contentWords } from "#core/language/words/content-words.ts";
import { findFormFaults } from "#core/checks/form/find-form-faults.ts";
import { isSpokenNote, formatSpokenNote } from "#core/contract/spoken-note.ts";
import { countWords } from "#core/language/sentences.ts";
import type { Block, Result, Section } from "#core/result/result.ts";
import { formatResult } from "#core/result/result-text.ts";
import { type ToolId, toolOf } from "#core/tools/catalogue.ts";
import { type Answers, answerOf } from "#core/tools/definition.ts";
import { removableUnits, withoutRemovableUnits } from "./removable-units.ts";

const maxTries = 90;

/**
 * Leaves out whole sentences and items down to `target` words, ours before the member’s, as far as the contract allows.
 * The ask, its figure and its dates stay in every part that has them.
 */
export function shortenResult(
  tool: ToolId,
  result: Result,
  answers: Answers,
  target: number,
): Result {
  if (countWords(formatResult(result)) <= target) return result;
  const countFaults = (one: Result) => findFormFaults(tool, one, answers).length;
  const allowed = countFaults(result);
  const ask = new Set(
    toolOf(tool).refine.protectedQuestions.flatMap((id) => wordRoots(answerOf(answers, id))),
  );
  const gone: ReturnType<typeof removableUnits>[number][] = [];
  let current = result;
  let tries = 0;
  for (const place of removableUnits(result, new Set(Object.values(answers).flatMap(wordRoots)))) {
    if (countWords(formatResult(current)) <= target || tries >= maxTries) break;
    const shortened = withoutRemovableUnits(result, [...gone, place]);
    const candidate = shortened === null ? null : withSecondsUpdated(shortened);
    if (candidate === null || losesAsk(result, candidate, ask)) continue;
    tries += 1;
    if (countFaults(candidate) > allowed) continue;
    gone.push(place);
    current = candidate;
  }
  return current;
}

function wordRoots(text: string): readonly string[] {
  return contentWords(text).map(({ root }) => root);
}

function losesAsk(before: Result, after: Result, ask: ReadonlySet<string>): boolean {
  return before.sections.some(({ blocks }, at) => {
    const remainingRoots = new Set(wordRoots(blocksText(after.sections[at]?.blocks ?? [])));
    return wordRoots(blocksText(blocks)).some((root) => ask.has(root) && !remainingRoots.has(root));
  });
}

function blocksText(blocks: readonly Block[]): string {
  return blocks.flatMap((block) => (block.kind === "list" ? block.items : [block.text])).join("\n");
}

/** With the seconds of a spoken text counted again. */
function withSecondsUpdated(result: Result): Result {
  return { ...result, sections: result.sections.map(sectionWithSecondsUpdated) };
}

function sectionWithSecondsUpdated(section: Section): Section {
  const spoken = section.blocks.flatMap((block) =>
    block.kind === "paragraph" && !isSpokenNoteBlock(block) ? [block.text] : [],
  );
  return {
    ...section,
    blocks: section.blocks.map((block) =>
      isSpokenNoteBlock(block)
        ? { kind: "paragraph", text: formatSpokenNote(spoken.join("\n")) }
        : block,
    ),
  };
}

function isSpokenNoteBlock(block: Block): boolean {
  return block.kind === "paragraph" && isSpokenNote(block.text);
}
