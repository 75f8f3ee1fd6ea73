import type { FactMark } from "./fact-mark.ts";
import { type Block, type Result, type Section, sectionText } from "#core/result/result.ts";
import { findSentenceAround, type TextRange, type TextUnit, textUnitsOf } from "./text-units.ts";

/** A result and the facts marked in it. */
export type MarkedResult = { readonly result: Result; readonly marks: readonly FactMark[] };

/** Where a marked fact stands: its section, its paragraph or item, and the sentence around it (places in the unit). */
export type MarkLocation = {
  readonly sectionIndex: number;
  readonly unit: TextUnit;
  readonly sentence: TextRange;
};

/** The place of a mark, or null when its words are not there any more. */
export function locateMark({ sections }: Result, mark: FactMark): MarkLocation | null {
  for (const [section, content] of sections.entries()) {
    if (content.label !== mark.section) continue;
    const unit = textUnitsOf(content).find(
      ({ start, end }) => mark.start >= start && mark.end <= end,
    );
    if (unit === undefined) continue;
    const inUnit = { start: mark.start - unit.start, end: mark.end - unit.start };
    if (unit.text.slice(inUnit.start, inUnit.end) !== mark.text) continue;
    return { sectionIndex: section, unit, sentence: findSentenceAround(unit.text, inUnit) };
  }
  return null;
}

/** The sentence that holds a mark, "" when it is gone. */
export function getMarkedSentence(result: Result, mark: FactMark): string {
  const place = locateMark(result, mark);
  return place ? place.unit.text.slice(place.sentence.start, place.sentence.end) : "";
}

/**
 * The result with other words in place of the sentence that holds a mark; "" removes the sentence, and the paragraph,
 * item or section that it was all of. Marks move with their words; those whose words went are gone.
 */
export function replaceSentence(
  { result, marks }: MarkedResult,
  mark: FactMark,
  words: string,
): MarkedResult {
  const place = locateMark(result, mark);
  const before = place && result.sections[place.sectionIndex];
  if (!place || !before) return { result, marks };
  const text = replaceSpan(place.unit.text, place.sentence, words.trim());
  const after = replaceUnit(before, place.unit, text);
  const sections = result.sections.flatMap((section) => {
    if (section !== before) return [section];
    return sectionText(after) === "" ? [] : [after];
  });
  return {
    result: { ...result, sections },
    marks: marks.flatMap((one) =>
      one.section === before.label ? moveMark(one, place, words.trim(), before, after) : [one],
    ),
  };
}

function replaceSpan(text: string, { start, end }: TextRange, words: string): string {
  const before = text.slice(0, start);
  const after = text.slice(end);
  if (words !== "") return before + words + after;
  return after.trim() === "" ? before.trimEnd() : before + after.trimStart();
}

function replaceUnit(section: Section, unit: TextUnit, text: string): Section {
  return {
    ...section,
    blocks: section.blocks.flatMap((block, place) =>
      place === unit.blockIndex ? replaceBlockText(block, unit.itemIndex, text) : [block],
    ),
  };
}

function replaceBlockText(block: Block, place: number, text: string): Block[] {
  if (block.kind !== "list") return text === "" ? [] : [{ ...block, text }];
  const items = block.items.flatMap((item, n) => {
    if (n !== place) return [item];
    return text === "" ? [] : [text];
  });
  return items.length === 0 ? [] : [{ ...block, items }];
}

function moveMark(
  mark: FactMark,
  place: MarkLocation,
  words: string,
  before: Section,
  after: Section,
): FactMark[] {
  const start = place.unit.start + place.sentence.start;
  const end = place.unit.start + place.sentence.end;
  if (mark.end <= start) return [mark];
  if (mark.start >= end) {
    const by = sectionText(after).length - sectionText(before).length;
    return [{ ...mark, start: mark.start + by, end: mark.end + by }];
  }
  const at = words.indexOf(mark.text);
  return at === -1 ? [] : [{ ...mark, start: start + at, end: start + at + mark.text.length }];
}
