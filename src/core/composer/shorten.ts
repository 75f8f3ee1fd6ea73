import { checkContract } from "#core/contract/check-contract.ts";
import { isSpokenNote } from "#core/contract/spoken-note.ts";
import { countWords, splitSentences } from "#core/language/sentences.ts";
import { type Block, type Result, wordsOf } from "#core/result/result.ts";
import { formatResult } from "#core/result/result-text.ts";
import type { ToolId } from "#core/tools/catalogue.ts";
import type { Answers } from "#core/tools/definition.ts";

/** Where one sentence or item stands in a result. */
type Place = {
  readonly section: number;
  readonly block: number;
  readonly unit: number;
  readonly value: number;
};

const mostTries = 60;

/** Leaves out the sentences and items that carry least, as far as the contract allows, down to `target` words. */
export function shorten(tool: ToolId, result: Result, answers: Answers, target: number): Result {
  const failing = (candidate: Result) =>
    checkContract(tool, candidate, answers).filter((check) => !check.ok).length;
  const allowed = failing(result);
  const places = unitsOf(result)
    .toSorted((a, b) => a.value - b.value || later(a, b))
    .slice(0, mostTries);
  const gone: Place[] = [];
  let current = result;
  for (const place of places) {
    if (countWords(formatResult(current)) <= target) break;
    const candidate = without(result, [...gone, place]);
    if (candidate === null || failing(candidate) > allowed) continue;
    gone.push(place);
    current = candidate;
  }
  return current;
}

function unitsOf({ sections }: Result): Place[] {
  return sections.flatMap((section, s) =>
    wordsOf(section).split("\n").some(isSpokenNote)
      ? []
      : section.blocks.flatMap((block, b) =>
          textsOf(block).map((text, unit) => ({
            section: s,
            block: b,
            unit,
            value: valueOf(text),
          })),
        ),
  );
}

/** The sentences or items of a block that may be left out one by one. */
function textsOf(block: Block): readonly string[] {
  if (block.kind === "heading") return [];
  if (block.kind === "list") return block.items;
  return block.text.includes("\n") ? [] : splitSentences(block.text);
}

/** Figures and names weigh most, then length: a short sentence without either says least. */
function valueOf(text: string): number {
  const figures = text.match(/\d[\d.,]*/g) ?? [];
  const names = text.match(/(?<=\s)\p{Lu}\p{L}+/gu) ?? [];
  return figures.length * 20 + names.length * 10 + countWords(text);
}

function later(a: Place, b: Place): number {
  return b.section - a.section || b.block - a.block || b.unit - a.unit;
}

/** The result without these units; null when a section or a heading would be left empty. */
function without(result: Result, gone: readonly Place[]): Result | null {
  const sections = result.sections.map((section, s) => ({
    ...section,
    blocks: section.blocks.flatMap((block, b) => {
      const units = gone
        .filter((place) => place.section === s && place.block === b)
        .map((place) => place.unit);
      return units.length === 0 ? [block] : withoutUnits(block, units);
    }),
  }));
  const emptied = sections.some(({ blocks }) => blocks.length === 0 || blocks.some(leadsNowhere));
  return emptied ? null : { ...result, sections };
}

function leadsNowhere(block: Block, at: number, blocks: readonly Block[]): boolean {
  return block.kind === "heading" && (blocks[at + 1]?.kind ?? "heading") === "heading";
}

function withoutUnits(block: Block, units: readonly number[]): Block[] {
  const texts = textsOf(block).filter((_, unit) => !units.includes(unit));
  if (texts.length === 0) return [];
  if (block.kind === "list") return [{ ...block, items: texts }];
  return [{ kind: "paragraph", text: texts.join(" ") }];
}
