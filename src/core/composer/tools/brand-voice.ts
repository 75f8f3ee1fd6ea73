import * as frames from "#core/composer/frames/brand-voice.ts";
import { ofTone } from "#core/composer/of-tone.ts";
import { asksFor, type Part, sectionsOf, text } from "#core/composer/parts.ts";
import { readerOf, type Reader } from "#core/composer/reader.ts";
import { put, say } from "#core/composer/say.ts";
import { itemsOfList, listed } from "#core/composer/say-items.ts";
import { closed, loweredQuality, raised, unclosed } from "#core/composer/words/letter-case.ts";
import { type Block, bullets, numbered, paragraph, type Result } from "#core/result/result.ts";
import type { Material } from "#core/tools/definition.ts";
import { passagesOf } from "./voice-passages.ts";

/** A guide to her voice made of her own words: nothing is explained that she did not say. */
export function composeBrandVoice(material: Material): Result {
  const hers = readerOf(material);
  const sample = hers.has("sample") ? passagesOf(material.answers) : [];
  const [use, lines] = shared(sample, hers.rows("beliefs"));
  const parts: readonly Part[] = [
    ["Voice essence", essence(hers)],
    ["Tone principles", list(numbered, principles(hers, lines))],
    ["Language to use", list(bullets, use.map(quoted))],
    ["Language to retire", retired(hers)],
    ["Sample lines", list(bullets, lines.map(quoted))],
  ];
  return { sections: sectionsOf(parts), missing: missing(hers) };
}

function essence(hers: Reader): readonly Block[] {
  if (!hers.has("words")) return [];
  const reader = hers.one("reader") ?? "";
  const several = hers.items("reader").length > 1;
  const readers = several
    ? put(frames.reader.neutral, reader)
    : reader && say(frames.reader, reader).text;
  const own = inSentence(hers) ?? put(frames.words.neutral, words(hers));
  return text(own, readers);
}

function words(hers: Reader): string {
  const typed = hers.rows("words").map(unclosed);
  const rows = [typed.map(loweredQuality), typed.map(raised), typed].find(inOneCase) ?? typed;
  const commas = rows.slice(0, -1).some((row) => withoutBrackets(row).includes(","));
  return rows.join(commas ? "; " : ", ");
}

const inOneCase = (rows: readonly string[]): boolean =>
  rows.every((row) => /^\p{Ll}/u.test(row)) || rows.every((row) => /^\p{Lu}/u.test(row));

const withoutBrackets = (row: string): string => row.replace(/\s*\([^)]*\)/g, "");

/** Where she answered in a sentence ("People say I am bold, warm and quick."), that sentence; else null. */
function inSentence(hers: Reader): string | null {
  const rows = hers.rows("words");
  const said = rows.map((row) => say(frames.words, withoutBrackets(row)));
  return said.some(({ how }) => how === "frame")
    ? rows.map((row) => closed(raised(row))).join(" ")
    : null;
}

/** One test with her words, one with her lines, and one for what she retires. */
function principles(hers: Reader, lines: readonly string[]): readonly string[] {
  if (!hers.has("words")) return [];
  const register = ofTone(frames.registers, hers.tone);
  const sentence = inSentence(hers);
  return [
    put(register.test, sentence === null ? words(hers) : `“${sentence}”`),
    ...(lines.length === 0 ? [] : [register.lines]),
    ...(hers.has("refuse") ? [register.strike] : []),
  ];
}

/** Sample lines that the page has room for. */
const most = 8;

/** Her passages are shared out, so that none is told twice: the last of them to use, the rest and her beliefs as samples. */
function shared(
  passages: readonly string[],
  beliefs: readonly string[],
): readonly [use: readonly string[], lines: readonly string[]] {
  const count = passages.length - Math.min(3, Math.ceil(passages.length / 3));
  const samples = passages.slice(0, Math.min(count, Math.max(0, most - beliefs.length)));
  return [passages.slice(count), [...samples, ...beliefs].slice(0, most)];
}

/** What she refuses, under one lead; a sentence of hers about it stands by itself. */
function retired(hers: Reader): readonly Block[] {
  const rows = listed(itemsOfList(hers.rows("refuse")));
  const own = rows.filter((row) => /^I(?:’\p{L}+)?\s/u.test(row));
  const others = rows.filter((row) => !own.includes(row));
  return [
    ...list(bullets, own),
    ...(others.length === 0 ? [] : [paragraph(frames.retired), bullets(others)]),
  ];
}

/** A line of hers in quotation marks; one that stands in brackets altogether stands without them. */
function quoted(line: string): string {
  const sentence = line.replace(/^\(([^()]+)\)\.?$/u, "$1");
  return `“${closed(raised(sentence)).replace(/[“”]/g, "")}”`;
}

function list(
  make: (items: readonly string[]) => Block,
  items: readonly string[],
): readonly Block[] {
  return items.length === 0 ? [] : [make(items)];
}

function missing(hers: Reader): readonly string[] {
  const ids = ["words", "refuse", "reader", "sample", "beliefs"] as const;
  return asksFor(hers, ids, frames.asks);
}
