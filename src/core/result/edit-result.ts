import type { Mark } from "#core/result/mark.ts";
import { type Block, type Result, type Section, wordsOf } from "#core/result/result.ts";
import { sentenceAround, type Span, type Unit, unitsOf } from "#core/result/units.ts";

/** A result and the facts marked in it. */
export type Marked = { readonly result: Result; readonly marks: readonly Mark[] };

/** Where a marked fact stands: its section, its paragraph or item, and the sentence around it (places in the unit). */
export type Place = {
  readonly section: number;
  readonly unit: Unit;
  readonly sentence: Span;
};

/** The place of a mark, or null when its words are not there any more. */
export function placeOf({ sections }: Result, mark: Mark): Place | null {
  for (const [section, content] of sections.entries()) {
    if (content.label !== mark.section) continue;
    const unit = unitsOf(content).find(({ start, end }) => mark.start >= start && mark.end <= end);
    if (unit === undefined) continue;
    const inUnit = { start: mark.start - unit.start, end: mark.end - unit.start };
    if (unit.text.slice(inUnit.start, inUnit.end) !== mark.text) continue;
    return { section, unit, sentence: sentenceAround(unit.text, inUnit) };
  }
  return null;
}

/** The sentence that holds a mark, "" when it is gone. */
export function sentenceOf(result: Result, mark: Mark): string {
  const place = placeOf(result, mark);
  return place ? place.unit.text.slice(place.sentence.start, place.sentence.end) : "";
}

/**
 * The result with other words in place of the sentence that holds a mark; "" removes the sentence, and the paragraph,
 * item or section that it was all of. Marks move with their words; those whose words went are gone.
 */
export function replaceSentence({ result, marks }: Marked, mark: Mark, words: string): Marked {
  const place = placeOf(result, mark);
  const before = place && result.sections[place.section];
  if (!place || !before) return { result, marks };
  const text = withSpan(place.unit.text, place.sentence, words.trim());
  const after = withUnit(before, place.unit, text);
  const sections = result.sections.flatMap((section) => {
    if (section !== before) return [section];
    return wordsOf(after) === "" ? [] : [after];
  });
  return {
    result: { ...result, sections },
    marks: marks.flatMap((one) =>
      one.section === before.label ? moved(one, place, words.trim(), before, after) : [one],
    ),
  };
}

function withSpan(text: string, { start, end }: Span, words: string): string {
  const before = text.slice(0, start);
  const after = text.slice(end);
  if (words !== "") return before + words + after;
  return after.trim() === "" ? before.trimEnd() : before + after.trimStart();
}

function withUnit(section: Section, unit: Unit, text: string): Section {
  return {
    ...section,
    blocks: section.blocks.flatMap((block, place) =>
      place === unit.block ? withText(block, unit.item, text) : [block],
    ),
  };
}

function withText(block: Block, place: number, text: string): Block[] {
  if (block.kind !== "list") return text === "" ? [] : [{ ...block, text }];
  const items = block.items.flatMap((item, n) => {
    if (n !== place) return [item];
    return text === "" ? [] : [text];
  });
  return items.length === 0 ? [] : [{ ...block, items }];
}

function moved(mark: Mark, place: Place, words: string, before: Section, after: Section): Mark[] {
  const start = place.unit.start + place.sentence.start;
  const end = place.unit.start + place.sentence.end;
  if (mark.end <= start) return [mark];
  if (mark.start >= end) {
    const by = wordsOf(after).length - wordsOf(before).length;
    return [{ ...mark, start: mark.start + by, end: mark.end + by }];
  }
  const at = words.indexOf(mark.text);
  return at === -1 ? [] : [{ ...mark, start: start + at, end: start + at + mark.text.length }];
}
