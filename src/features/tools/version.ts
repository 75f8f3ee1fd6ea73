import type { Check } from "#core/checks/check.ts";
import { countWords } from "#core/language/sentences.ts";
import type { Mark } from "#core/result/mark.ts";
import {
  type Block,
  missingLead,
  type Result,
  type Section,
  wordsOf,
} from "#core/result/result.ts";
import type { GenerateAnswer } from "./contract.ts";
import type { SectionChange } from "./version-changes.tsx";

/** What she did with a fact that her answers do not hold. */
export type Settled = {
  readonly text: string;
  readonly how: "kept" | "corrected" | "removed";
};

/** One result in a row of refinements. */
export type Version = {
  readonly result: string;
  /** Null for text that ended before it was checked. */
  readonly source: "composer" | "model" | null;
  readonly checks: readonly Check[];
  readonly incomplete: boolean;
  /** What she asked for, refinement by refinement, oldest first. */
  readonly requests?: readonly string[] | undefined;
  /** The facts of the language; absent where nobody told them. */
  readonly marks?: readonly Mark[] | undefined;
  /** In the order she settled them. */
  readonly settled?: readonly Settled[] | undefined;
  /** The version that she changed by hand into this one. */
  readonly madeOf?: number | undefined;
};

export function versionOf(answer: GenerateAnswer): Version {
  return {
    result: answer.result,
    source: answer.source,
    checks: answer.checks,
    incomplete: answer.incomplete ?? false,
    marks: answer.receipts,
  };
}

/** Text that was stopped or cut before its end. */
export function unfinishedVersion(text: string): Version {
  return { result: text, source: null, checks: [], incomplete: true };
}

/** The words of the language itself: no labels, no request line. */
export function wordCount(result: Result): number {
  return countWords(result.sections.map(wordsOf).join("\n"));
}

export function sayWords(count: number): string {
  return count === 1 ? "1 word" : `${count.toLocaleString("en-US")} words`;
}

/** A draft without a last line that is no more than the beginning of a mark. */
export function wholeLines(draft: string): string {
  const [, before = "", last = ""] = /^([^]*?)([^\n]*)$/.exec(draft) ?? [];
  const isMark = /^\s*(?:#{1,3}|[-*•]|\d{1,2}[.)]?)\s*$/.test(last);
  const isLead = last !== "" && missingLead.startsWith(last);
  return isMark || isLead ? before : draft;
}

/** The language as she pastes it: labels as lines of their own, without marks, without what is missing. */
export function plainText({ sections }: Result): string {
  return sections
    .flatMap(({ label, blocks }) => [...(label === null ? [] : [label]), ...blocks.map(plainBlock)])
    .join("\n\n");
}

/** One section as she pastes it, without its label. */
export function plainBlocks(blocks: readonly Block[]): string {
  return blocks.map(plainBlock).join("\n\n");
}

function plainBlock(block: Block): string {
  if (block.kind !== "list") return block.text;
  return block.items.map((item, n) => `${block.ordered ? `${n + 1}.` : "-"} ${item}`).join("\n");
}

/** The words of each section in two results: the sections of the later one, then those that only the earlier one has. */
export function sectionChanges(before: Result, after: Result): SectionChange[] {
  const gone = before.sections.filter(({ label }) => !labelled(after, label));
  return [...after.sections, ...gone].map(({ label }) => ({
    label,
    before: plainBlocks(labelled(before, label)?.blocks ?? []),
    after: plainBlocks(labelled(after, label)?.blocks ?? []),
  }));
}

function labelled({ sections }: Result, label: string | null): Section | undefined {
  return sections.find((section) => section.label === label);
}
