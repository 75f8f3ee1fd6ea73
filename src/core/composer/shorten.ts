import { checkContract } from "#core/contract/check-contract.ts";
import { isSpokenNote } from "#core/contract/spoken-note.ts";
import { findDates } from "#core/grounding/calendar.ts";
import { findQuantities } from "#core/grounding/quantities.ts";
import { cleanText } from "#core/language/clean.ts";
import { countWords, splitSentences } from "#core/language/sentences.ts";
import { mentions } from "#core/refine/mentions.ts";
import { type Block, type Result, type Section, wordsOf } from "#core/result/result.ts";
import { formatResult } from "#core/result/result-text.ts";
import type { ToolId } from "#core/tools/catalogue.ts";
import { type Answers, answerOf } from "#core/tools/definition.ts";

/** Where one sentence or item stands in a result, and how much is lost with it. */
type Place = {
  readonly section: number;
  readonly block: number;
  readonly unit: number;
  readonly value: number;
};

const mostTries = 90;

/**
 * Leaves out the sentences and items that carry least, as far as the contract allows, down to `target` words. The ask,
 * its figure and its dates stay in every part that has them, and no sentence loses the one it points back to.
 */
export function shorten(
  tool: ToolId,
  result: Result,
  answers: Answers,
  target: number,
  within: (section: Section) => boolean = () => true,
): Result {
  const failing = (candidate: Result) =>
    checkContract(tool, candidate, answers).filter((check) => !check.ok).length;
  if (countWords(formatResult(result)) <= target) return result;
  const allowed = failing(result);
  const gone: Place[] = [];
  let current = result;
  let tries = 0;
  // What one pass could not drop may go once the sentence after it has gone.
  for (let pass = 0; pass < 2; pass += 1) {
    for (const place of placesOf(result, within)) {
      if (countWords(formatResult(current)) <= target || tries >= mostTries) return current;
      if (gone.includes(place)) continue;
      const candidate = without(result, [...gone, place]);
      if (candidate === null || losesAsk(tool, answers, result, candidate)) continue;
      tries += 1;
      if (failing(candidate) > allowed) continue;
      gone.push(place);
      current = candidate;
    }
  }
  return current;
}

/** The answers whose figures, dates and names are the ask or the limit itself. */
const holders: Partial<Record<ToolId, readonly string[]>> = {
  careerPositioning: ["target"],
  payAsk: ["ask", "timing"],
  offerPower: ["price", "timing"],
  boundaryScript: ["refusal"],
  exitStrategy: ["timing"],
  networkingHub: ["ask"],
  strategyPrep: ["decision", "constraints"],
};

/** What the ask and its limit are made of: values of figures, days, and words with a capital. */
function askMarks(tool: ToolId, answers: Answers): ReadonlySet<string> {
  const ids = holders[tool] ?? [];
  return new Set(ids.flatMap((id) => marksIn(cleanText(answerOf(answers, id)))));
}

/** The answers that are the ask itself, in words. */
const wholes: Partial<Record<ToolId, string>> = { careerPositioning: "target" };

/** Whether a part of a result has lost a figure, a day or a name of the ask and its limit. */
export function losesAsk(tool: ToolId, answers: Answers, before: Result, after: Result): boolean {
  const kept = askMarks(tool, answers);
  const whole = cleanText(answerOf(answers, wholes[tool] ?? ""));
  return before.sections.some((section, n) => {
    const next = after.sections.find(({ label }) => label === section.label) ?? after.sections[n];
    const [was, is] = [wordsOf(section), next ? wordsOf(next) : ""];
    if (whole !== "" && mentions(was, whole) && !mentions(is, whole)) return true;
    const left = new Set(marksIn(is));
    return marksIn(was).some((mark) => kept.has(mark) && !left.has(mark));
  });
}

const read = new Map<string, readonly string[]>();
const mostRead = 500;

function marksIn(text: string): readonly string[] {
  const known = read.get(text);
  if (known) return known;
  const marks = [
    ...findQuantities(text).map(({ value }) => String(value)),
    ...findDates(text).map(({ key }) => key),
    ...(text.match(/(?<=[\p{L},] )\p{Lu}[\p{L}’-]+/gu) ?? []),
  ];
  if (read.size >= mostRead) read.clear();
  read.set(text, marks);
  return marks;
}

/** Sentences and items, the least first; of equals the last. */
function placesOf(result: Result, within: (section: Section) => boolean): Place[] {
  const all = formatResult(result);
  return result.sections
    .flatMap((section, s) => (within(section) ? placesIn(section, s, all) : []))
    .toSorted((a, b) => a.value - b.value || later(a, b));
}

const places = new WeakMap<Section, Place[]>();

function placesIn(section: Section, s: number, all: string): Place[] {
  const known = places.get(section);
  if (known) return known;
  const found =
    wordsOf(section).split("\n").some(isSpokenNote) && section.label !== "Spoken version"
      ? []
      : section.blocks.flatMap((block, b) =>
          textsOf(block).map((text, unit) => ({
            section: s,
            block: b,
            unit,
            value: valueOf(text, all),
          })),
        );
  places.set(section, found);
  return found;
}

/** The sentences or items of a block that may be left out one by one. */
function textsOf(block: Block): readonly string[] {
  if (block.kind === "heading" || (block.kind === "paragraph" && isSpokenNote(block.text)))
    return [];
  if (block.kind === "list") return block.items;
  return splitSentences(block.text);
}

/** Figures and names that are said nowhere else weigh most, then length: a short sentence without either says least. */
function valueOf(text: string, all: string): number {
  const alone = (words: string) => all.split(words).length <= 2;
  const figures = (text.match(/\d[\d.,]*\d|\d/g) ?? []).filter(alone);
  const names = (text.match(/(?<=\s)\p{Lu}\p{L}+/gu) ?? []).filter(alone);
  return figures.length * 20 + names.length * 10 + countWords(text) / 4;
}

function later(a: Place, b: Place): number {
  return b.section - a.section || b.block - a.block || b.unit - a.unit;
}

/** The result without these units; null when a section, a heading or a lead would be left with nothing. */
function without(result: Result, gone: readonly Place[]): Result | null {
  let sound = true;
  const sections = result.sections.map((section, s) => ({
    ...section,
    blocks: section.blocks.flatMap((block, b) => {
      const units = gone
        .filter((place) => place.section === s && place.block === b)
        .map((place) => place.unit);
      if (units.length === 0) return [block];
      const left = withoutUnits(section, block, units);
      sound &&= left !== null;
      return left ?? [];
    }),
  }));
  const emptied = sections.some(({ blocks }) => blocks.length === 0 || blocks.some(leadsNowhere));
  return emptied || !sound ? null : { ...result, sections };
}

function leadsNowhere(block: Block, at: number, blocks: readonly Block[]): boolean {
  const next = blocks[at + 1]?.kind ?? "heading";
  if (block.kind === "paragraph") return block.text.endsWith(":") && next === "heading";
  return block.kind === "heading" && next === "heading";
}

const pointsBack =
  /^(?:That|This|These|Those|It|They|Not|Both|So|And|But|He|She|There|Then|The same|Neither|Nor|Or|Down|Up|From|Its|Their|One of)\b(?!’s why I)/;

/** What is left of a block; null when a sentence would lose the one before it that it needs. */
function withoutUnits(section: Section, block: Block, units: readonly number[]): Block[] | null {
  const all = textsOf(block);
  const left = all
    .map((text, unit) => ({ text, unit }))
    .filter(({ unit }) => !units.includes(unit));
  const torn =
    block.kind === "paragraph" &&
    (left.some(({ text, unit }) => units.includes(unit - 1) && pointsBack.test(text)) ||
      left.some(({ text, unit }) => units.includes(unit + 1) && /[?:]$/.test(text)) ||
      (section.label === null && units.includes(0)) ||
      units.some((unit) => (all[unit] ?? "").endsWith(":")) ||
      /^Subject:|,$/.test(block.text));
  if (torn) return null;
  if (left.length === 0) return [];
  const texts = left.map(({ text }) => text);
  if (block.kind === "list") return [{ ...block, items: texts }];
  return [{ kind: "paragraph", text: texts.join(block.text.includes("\n") ? "\n" : " ") }];
}
