import type { Check } from "#core/checks/check.ts";
import { countWords } from "#core/language/sentences.ts";
import type { FactMark } from "#core/result/fact-mark.ts";
import { missingLead, type Result, sectionText } from "#core/result/result.ts";
import type { GenerateResponse, ShelfSource } from "#features/tools/contract.ts";

/** What was done with a fact that the answers do not hold. */
export type FactDecision = {
  readonly text: string;
  readonly how: "kept" | "corrected" | "removed";
};

/** One result in a row of refinements. */
export type ResultVersion = {
  readonly result: string;
  /** Null for text that ended before it was checked. */
  readonly source: "composer" | "model" | null;
  readonly checks: readonly Check[];
  readonly incomplete: boolean;
  /** What was asked for, refinement by refinement, oldest first. */
  readonly requests?: readonly string[] | undefined;
  /** The facts of the language; absent where none were marked. */
  readonly marks?: readonly FactMark[] | undefined;
  /** What of the member's record it was written from. */
  readonly sources?: readonly ShelfSource[] | undefined;
  /** In the order they were settled. */
  readonly settled?: readonly FactDecision[] | undefined;
  /** The version that was changed by hand into this one. */
  readonly madeOf?: number | undefined;
};

export function versionFromResponse(answer: GenerateResponse): ResultVersion {
  return {
    result: answer.result,
    source: answer.source,
    checks: answer.checks,
    incomplete: answer.incomplete ?? false,
    marks: answer.receipts,
    sources: answer.sources,
  };
}

/** Text that was stopped or cut before its end. */
export function createUnfinishedVersion(text: string): ResultVersion {
  return { result: text, source: null, checks: [], incomplete: true };
}

/** The words of the language itself: no labels, no request line. */
export function countResultWords(result: Result): number {
  return countWords(result.sections.map(sectionText).join("\n"));
}

export function formatWordCount(count: number): string {
  return count === 1 ? "1 word" : `${count.toLocaleString("en-US")} words`;
}

/** A draft without a last line that is no more than the beginning of a mark. */
export function trimPartialLine(draft: string): string {
  const [, before = "", last = ""] = /^([^]*?)([^\n]*)$/.exec(draft) ?? [];
  const isMark = /^\s*(?:#{1,3}|[-*•]|\d{1,2}[.)]?)\s*$/.test(last);
  const isLead = last !== "" && missingLead.startsWith(last);
  return isMark || isLead ? before : draft;
}
