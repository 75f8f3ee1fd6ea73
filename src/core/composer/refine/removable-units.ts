import { contentWords } from "#core/language/words/content-words.ts";
import { isSpokenNote } from "#core/contract/spoken-note.ts";
import { countWords, splitSentences } from "#core/language/sentences.ts";
import type { Block, Result, Section } from "#core/result/result.ts";

/** Where one sentence or item stands in a result, and how much is lost with it. */
export type RemovableUnit = {
  readonly section: number;
  readonly block: number;
  readonly unit: number;
  readonly value: number;
};

/**
 * Sentences and items that may be left out, the least first; of equals the last. The second argument holds the roots of
 * the answers’ words.
 */
export function removableUnits(
  { sections }: Result,
  ownRoots: ReadonlySet<string>,
): readonly RemovableUnit[] {
  const places = sections.flatMap(({ blocks }, section) =>
    blocks.flatMap((block, at) =>
      blockUnits(block).map((text, unit) => ({
        section,
        block: at,
        unit,
        value: unitValue(text, ownRoots),
      })),
    ),
  );
  return places.toSorted(
    (a, b) => a.value - b.value || b.section - a.section || b.block - a.block || b.unit - a.unit,
  );
}

/** A sentence of ours weighs least; of the others, more words of the answers weigh more, figures most. */
function unitValue(text: string, ownRoots: ReadonlySet<string>): number {
  const own = contentWords(text).filter(({ root }) => ownRoots.has(root));
  return (
    own.length * 4 + own.filter(({ root }) => /\d/.test(root)).length * 20 + countWords(text) / 8
  );
}

/** The sentences or items of a block that may go one by one. */
function blockUnits(block: Block): readonly string[] {
  if (block.kind === "heading") return [];
  if (block.kind === "list") return block.items;
  return isSpokenNote(block.text) || /^(?:Subject|To):/u.test(block.text)
    ? []
    : splitSentences(block.text);
}

/** The result without these places; null when a section, a heading or a lead would be left with nothing. */
export function withoutRemovableUnits(
  { sections, missing }: Result,
  gone: readonly RemovableUnit[],
): Result | null {
  const remaining = sections.map((section, at) =>
    sectionWithoutUnits(
      section,
      gone.filter((place) => place.section === at),
    ),
  );
  return remaining.some(({ blocks }) => blocks.length === 0 || blocks.some(leadsNowhere))
    ? null
    : { sections: remaining, missing };
}

function sectionWithoutUnits(section: Section, gone: readonly RemovableUnit[]): Section {
  const blocks = section.blocks.flatMap((block, at): Block[] => {
    const units = gone.filter((place) => place.block === at).map(({ unit }) => unit);
    if (units.length === 0) return [block];
    const texts = blockUnits(block).filter((_, unit) => !units.includes(unit));
    if (texts.length === 0) return [];
    if (block.kind === "list") return [{ ...block, items: texts }];
    return [{ kind: "paragraph", text: texts.join(" ") }];
  });
  return { ...section, blocks };
}

function leadsNowhere(block: Block, at: number, blocks: readonly Block[]): boolean {
  const next = blocks[at + 1]?.kind ?? "heading";
  if (block.kind === "paragraph")
    return (
      (block.text.endsWith(":") && next !== "list") ||
      (isSpokenNote(block.text) && next === "heading")
    );
  return block.kind === "heading" && next === "heading" && !isQuestion(block, blocks[at + 1]);
}

/** Two questions may stand over one story. */
function isQuestion(block: Block, next: Block | undefined): boolean {
  return block.kind === "heading" && next?.kind === "heading" && block.text.endsWith("?");
}
