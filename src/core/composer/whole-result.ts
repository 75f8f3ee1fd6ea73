import type { Block, Result } from "#core/result/result.ts";

/** The last look at a composed result: doubled marks, stray spaces and arrows from her notes go, empty blocks too. */
export function wholeResult(result: Result): Result {
  return { ...eachText(result, wholeText), missing: result.missing.map(wholeText) };
}

/** A result with every paragraph, heading and item said another way; what holds no words then is left out. */
export function eachText(result: Result, say: (text: string) => string): Result {
  return {
    ...result,
    sections: result.sections
      .map((section) => ({
        ...section,
        blocks: section.blocks.flatMap((block) => sayBlock(block, say)),
      }))
      .filter(({ blocks }) => blocks.length > 0),
  };
}

function sayBlock(block: Block, say: (text: string) => string): Block[] {
  if (block.kind === "list") {
    const items = block.items.map(say).filter(hasWords);
    return items.length === 0 ? [] : [{ ...block, items }];
  }
  const text = say(block.text);
  return hasWords(text) ? [{ ...block, text }] : [];
}

function hasWords(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
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
