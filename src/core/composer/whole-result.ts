import type { Block, Result } from "#core/result/result.ts";

/** The last look at a composed result: doubled marks, stray spaces and arrows from her notes go, empty blocks too. */
export function wholeResult({ sections, missing }: Result): Result {
  return {
    sections: sections
      .map((section) => ({ ...section, blocks: section.blocks.flatMap(wholeBlock) }))
      .filter(({ blocks }) => blocks.length > 0),
    missing: missing.map(wholeText),
  };
}

function wholeBlock(block: Block): Block[] {
  if (block.kind === "list") {
    const items = block.items.map(wholeText).filter((item) => /[\p{L}\p{N}]/u.test(item));
    return items.length === 0 ? [] : [{ ...block, items }];
  }
  const text = wholeText(block.text);
  return /[\p{L}\p{N}]/u.test(text) ? [{ ...block, text }] : [];
}

/** A line without doubled marks and stray spaces. */
export function wholeText(text: string): string {
  return text
    .replaceAll(/\s*→\s*/g, " to ")
    .replaceAll(/(?<=\b\p{Lu})\.\.(?!\.)/gu, ".")
    .replaceAll(/\.{2,}|…/g, ".")
    .replaceAll(/!+(?=$|[\s”’)])/gm, ".")
    .replaceAll(/!+/g, "")
    .replaceAll(/\?[.,;]|[.,;]\?/g, "?")
    .replaceAll(/\(\s*\)|“\s*”/g, "")
    .replaceAll(/(?<=^|\s)(?!\.(?:NET\b|\d))[,.;:?]+(?=[^\s,.;:?])/gmu, "")
    .replaceAll(/[ \t]+(?=[,.;?](?:\s|$))/g, "")
    .replaceAll(/,(?=[.;:?])|;(?=[.,:?])|:(?=[.,;?])/g, "")
    .replaceAll(/(?<!\b(?:[ap]\.m|Inc|Jr|Sr|Dr|etc|Co|No|\p{Lu}))\.(?=[,;])/gu, "")
    .replaceAll(/([,;:])\1+/g, "$1")
    .replaceAll(/\.{2,}/g, ".")
    .replaceAll(/[ \t]{2,}/g, " ")
    .replaceAll(/^[\s,.;:]+/gm, "")
    .trim();
}
