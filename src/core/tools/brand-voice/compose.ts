import * as frames from "./frames.ts";
import { forTone } from "#core/composer/slots/for-tone.ts";
import {
  missingLabelsFor,
  type SectionPart,
  toSections,
  paragraphBlocks,
} from "#core/composer/slots/section-parts.ts";
import { createAnswerReader, type AnswerReader } from "#core/composer/answer-reader.ts";
import { fillTemplate, renderSlot } from "#core/composer/slots/render-slot.ts";
import { splitSingleRow, toListItems } from "#core/composer/slots/render-items.ts";
import {
  withEndMark,
  lowerFirstOfQuality,
  capitaliseFirst,
  stripEndMark,
} from "#core/composer/words/typing/letter-case.ts";
import { type Block, bullets, numbered, paragraph, type Result } from "#core/result/result.ts";
import type { Material } from "#core/tools/definition.ts";
import { splitVoicePassages } from "./voice-passages.ts";

/** A guide to a voice made of the member’s own words: nothing is explained that no answer says. */
export function composeBrandVoice(material: Material): Result {
  const reader = createAnswerReader(material);
  const sample = reader.has("sample") ? splitVoicePassages(material.answers) : [];
  const [use, lines] = splitPassages(sample, reader.rows("beliefs"));
  const parts: readonly SectionPart[] = [
    ["Voice essence", essence(reader)],
    ["Tone principles", listBlock(numbered, principles(reader, lines))],
    ["Language to use", listBlock(bullets, use.map(quoteLine))],
    ["Language to retire", retiredBlocks(reader)],
    ["Sample lines", listBlock(bullets, lines.map(quoteLine))],
  ];
  return { sections: toSections(parts), missing: missingLabels(reader) };
}

function essence(reader: AnswerReader): readonly Block[] {
  if (!reader.has("words")) return [];
  const audience = reader.oneLine("reader") ?? "";
  const several = reader.items("reader").length > 1;
  const readers = several
    ? fillTemplate(frames.brandVoiceReaderSlot.neutral, audience)
    : audience && renderSlot(frames.brandVoiceReaderSlot, audience).text;
  const own =
    voiceSentence(reader) ?? fillTemplate(frames.brandVoiceWordsSlot.neutral, voiceWords(reader));
  return paragraphBlocks(own, readers);
}

function voiceWords(reader: AnswerReader): string {
  const typed = reader.rows("words").map(stripEndMark);
  const rows =
    [typed.map(lowerFirstOfQuality), typed.map(capitaliseFirst), typed].find(inOneCase) ?? typed;
  const commas = rows.slice(0, -1).some((row) => withoutBrackets(row).includes(","));
  return rows.join(commas ? "; " : ", ");
}

const inOneCase = (rows: readonly string[]): boolean =>
  rows.every((row) => /^\p{Ll}/u.test(row)) || rows.every((row) => /^\p{Lu}/u.test(row));

const withoutBrackets = (row: string): string => row.replace(/\s*\([^)]*\)/g, "");

/** An answer that is a sentence ("People say I am bold, warm and quick."); else null. */
function voiceSentence(reader: AnswerReader): string | null {
  const rows = reader.rows("words");
  const rendered = rows.map((row) => renderSlot(frames.brandVoiceWordsSlot, withoutBrackets(row)));
  return rendered.some(({ how }) => how === "frame")
    ? rows.map((row) => withEndMark(capitaliseFirst(row))).join(" ")
    : null;
}

/** One test with the words for the voice, one with the sample lines, and one for what it retires. */
function principles(reader: AnswerReader, lines: readonly string[]): readonly string[] {
  if (!reader.has("words")) return [];
  const toneCopy = forTone(frames.brandVoiceCopyByTone, reader.tone);
  const sentence = voiceSentence(reader);
  return [
    fillTemplate(toneCopy.test, sentence === null ? voiceWords(reader) : `“${sentence}”`),
    ...(lines.length === 0 ? [] : [toneCopy.lines]),
    ...(reader.has("refuse") ? [toneCopy.strike] : []),
  ];
}

/** Sample lines that the page has room for. */
const maxSampleLines = 8;

/**
 * The passages are shared out, so that none stands twice: the last of them to use, the rest and the beliefs as samples.
 */
function splitPassages(
  passages: readonly string[],
  beliefs: readonly string[],
): readonly [use: readonly string[], lines: readonly string[]] {
  const count = passages.length - Math.min(3, Math.ceil(passages.length / 3));
  const samples = passages.slice(0, Math.min(count, Math.max(0, maxSampleLines - beliefs.length)));
  return [passages.slice(count), [...samples, ...beliefs].slice(0, maxSampleLines)];
}

/** What the voice refuses, under one lead; a full sentence about it stands by itself. */
function retiredBlocks(reader: AnswerReader): readonly Block[] {
  const rows = toListItems(splitSingleRow(reader.rows("refuse")));
  const own = rows.filter((row) => /^I(?:’\p{L}+)?\s/u.test(row));
  const others = rows.filter((row) => !own.includes(row));
  return [
    ...listBlock(bullets, own),
    ...(others.length === 0 ? [] : [paragraph(frames.brandVoiceRetiredLead), bullets(others)]),
  ];
}

/** A line in quotation marks; one that stands in brackets altogether stands without them. */
function quoteLine(line: string): string {
  const sentence = line.replace(/^\(([^()]+)\)\.?$/u, "$1");
  return `“${withEndMark(capitaliseFirst(sentence)).replace(/[“”]/g, "")}”`;
}

function listBlock(
  make: (items: readonly string[]) => Block,
  items: readonly string[],
): readonly Block[] {
  return items.length === 0 ? [] : [make(items)];
}

function missingLabels(reader: AnswerReader): readonly string[] {
  const ids = ["words", "refuse", "reader", "sample", "beliefs"] as const;
  return missingLabelsFor(reader, ids, frames.brandVoiceMissingLabels);
}
