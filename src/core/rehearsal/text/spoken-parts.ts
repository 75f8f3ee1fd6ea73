import { secondsAloud, withoutSpokenLines } from "#core/contract/spoken-note.ts";
import { countWords } from "#core/language/sentences.ts";
import type { Block, Result, Section } from "#core/result/result.ts";
import { type Answers, answerOf } from "#core/tools/definition.ts";
import { withoutPartLabel } from "./answer-part.ts";
import { findAskLine } from "./ask-line.ts";
import { splitIntoBreaths } from "./breath-lines.ts";
import type { RehearsalPart } from "./rehearsal-text.ts";

/** What is said in one go, and the heading that it stands under. */
export type Speech = { readonly heading: string | null; readonly blocks: readonly Block[] };

/**
 * The parts of a result that are said aloud, in the order of `labels`. A section with headings has a part for each; where
 * the headings are questions, what stands above the first is there to be read.
 */
export function listSpokenParts(
  result: Result,
  labels: readonly string[],
  answers: Answers,
): RehearsalPart[] {
  return labels.flatMap((label) =>
    result.sections
      .filter((section) => (section.label ?? "") === label)
      .flatMap((section) => partsOfSection(section, answers)),
  );
}

function partsOfSection(section: Section, answers: Answers): RehearsalPart[] {
  const speeches = splitAtHeadings(section.blocks);
  const isInterview = speeches.some(({ heading }) => heading?.endsWith("?"));
  const said = speeches.filter(({ heading }) => !isInterview || heading !== null);
  return said.flatMap(({ heading, blocks }, place) => {
    const lines = blocks.flatMap(textsOf).flatMap(splitIntoBreaths);
    if (lines.length === 0) return [];
    const label = isInterview ? "Question" : (section.label ?? "The text");
    return {
      label: said.length > 1 ? `${label} ${place + 1}` : label,
      lines,
      targetSeconds: targetOf(section, lines, answers),
      askLine: findAskLine(lines, answers),
      otherSide: isSaid(heading, answers) ? withoutQuotes(heading) : objectionTo(section, answers),
    };
  });
}

const withoutQuotes = (heading: string | null): string | null =>
  heading?.replace(/^“(.+)”$/u, "$1") ?? null;

/** What stands under each heading; headings that follow each other are one. */
export function splitAtHeadings(blocks: readonly Block[]): Speech[] {
  const speeches: { heading: string | null; blocks: Block[] }[] = [];
  for (const block of blocks) {
    const last = speeches.at(-1);
    if (block.kind !== "heading") {
      if (last) last.blocks.push(block);
      else speeches.push({ heading: null, blocks: [block] });
    } else if (last?.heading && last.blocks.length === 0) last.heading += ` ${block.text}`;
    else speeches.push({ heading: block.text, blocks: [] });
  }
  return speeches;
}

/** The words of a block without the labels before an answer (“Situation:”) and without the note of its length. */
export function textsOf(block: Block): string[] {
  const texts = block.kind === "list" ? block.items : [block.text];
  return texts
    .map((text) => withoutSpokenLines(text).split("\n").map(withoutPartLabel).join("\n"))
    .filter((text) => text.trim() !== "");
}

/** The seconds that a pitch was asked for and a pay ask may take; elsewhere what the words take. */
function targetOf(
  { label }: Section,
  lines: readonly { readonly text: string }[],
  answers: Answers,
): number {
  const chosen = Number(/\b(?:15|30|60)\b/.exec(answerOf(answers, "length"))?.[0] ?? 0);
  if (chosen > 0) return chosen;
  if (label === "Spoken version") return 90;
  return secondsAloud(lines.reduce((sum, { text }) => sum + countWords(text), 0));
}

/** A question, or the request that a boundary answers; elsewhere a heading is a title. */
function isSaid(heading: string | null, answers: Answers): boolean {
  return heading !== null && (heading.endsWith("?") || answerOf(answers, "request") !== "");
}

function objectionTo({ label }: Section, answers: Answers): string | null {
  const objection = label === "Answer to the objection" ? answerOf(answers, "objection") : "";
  return objection === "" ? null : objection;
}
