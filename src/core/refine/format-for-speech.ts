import { isSpokenNote, formatSpokenNote } from "#core/contract/spoken-note.ts";
import { outsideQuotes } from "#core/language/quotes.ts";
import { splitSentences } from "#core/language/sentences.ts";
import { type Block, type Result, type Section } from "#core/result/result.ts";
import { type ToolId, toolOf } from "#core/tools/catalogue.ts";

/** Whether this tool's form holds language to be spoken. */
export function hasSpokenSections(tool: ToolId): boolean {
  return toolOf(tool).refine.spoken.length > 0;
}

/**
 * The spoken sections as they are spoken: one sentence to a line, contractions where they carry no refusal, the seconds
 * counted again.
 */
export function formatForSpeech(tool: ToolId, result: Result): Result {
  const labels = toolOf(tool).refine.spoken;
  return {
    ...result,
    sections: result.sections.map((section) =>
      labels.includes(section.label ?? "") ? sectionAloud(section) : section,
    ),
  };
}

function sectionAloud(section: Section): Section {
  const blocks = section.blocks.map(blockAloud);
  const speech = blocks
    .flatMap((block) =>
      block.kind === "paragraph" && !isSpokenNote(block.text) ? [block.text] : [],
    )
    .join("\n");
  return { ...section, blocks: blocks.map((block) => recountNote(block, speech)) };
}

function blockAloud(block: Block): Block {
  if (block.kind === "heading" || isSpokenNote(block.kind === "paragraph" ? block.text : ""))
    return block;
  if (block.kind === "list") return { ...block, items: block.items.map(contract) };
  return { ...block, text: splitSentences(contract(block.text)).join("\n") };
}

const contractions: readonly (readonly [RegExp, string])[] = [
  [/\bI am(?= \p{L})(?! not\b)/gu, "I’m"],
  [
    /\b(I|[Ww]e|[Yy]ou|[Tt]hey) have(?= (?:been|had|given|made|done|taken|worked|led|built|run|seen|written|asked|kept|held|brought|come|gone|spent|put|set|read|learned|found|moved|wanted|\p{Ll}{3,}ed)\b)/gu,
    "$1’ve",
  ],
  [/\b([Ww]e|[Yy]ou|[Tt]hey) are(?= \p{L})(?! not\b)/gu, "$1’re"],
  [/\b([Ii]t|[Tt]hat|[Tt]here|[Ww]hat) is(?= \p{L})(?! not\b)/gu, "$1’s"],
  [/\b(I|[Yy]ou|[Ww]e|[Tt]hey) will(?= \p{L})(?! not\b)/gu, "$1’ll"],
  [/\b([Ii]s|[Aa]re|[Dd]oes|[Dd]id|[Ww]as|[Ww]ere|[Hh]as|[Hh]ad) not(?= \p{L})/gu, "$1n’t"],
  [/\b([Ll]et) us(?= \p{Ll})/gu, "$1’s"],
];

/** "I will not" and "I do not" stay whole: a refusal is spoken in full. */
function contract(text: string): string {
  return outsideQuotes(text, (part) =>
    contractions.reduce((result, [pattern, write]) => result.replace(pattern, write), part),
  );
}

/** The note of a spoken length with its words and seconds as they are now. */
function recountNote(block: Block, speech: string): Block {
  if (block.kind !== "paragraph" || !isSpokenNote(block.text)) return block;
  return { ...block, text: formatSpokenNote(speech) };
}
