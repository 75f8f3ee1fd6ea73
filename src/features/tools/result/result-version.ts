import type { Check } from "#core/checks/check.ts";
import type { FactMark } from "#core/result/fact-mark.ts";
import type { GenerateResponse, OpenLine, ShelfSource } from "#features/tools/contract.ts";

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
  /** Remarks to the member, which stand nowhere in the text. */
  readonly notes?: readonly string[] | undefined;
  /** What was asked for, refinement by refinement, oldest first. */
  readonly requests?: readonly string[] | undefined;
  /** The facts of the language; absent where none were marked. */
  readonly marks?: readonly FactMark[] | undefined;
  /** What of the member's record it was written from. */
  readonly sources?: readonly ShelfSource[] | undefined;
  /** The suggestions that change it; absent where each may. */
  readonly suggestions?: readonly string[] | undefined;
  /** What the composer left open. */
  readonly open?: readonly OpenLine[] | undefined;
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
    ...(answer.notes.length > 0 && { notes: answer.notes }),
    marks: answer.receipts,
    sources: answer.sources,
    suggestions: answer.suggestions,
    open: answer.open,
  };
}

/** Text that was stopped or cut before its end. */
export function createUnfinishedVersion(text: string): ResultVersion {
  return { result: text, source: null, checks: [], incomplete: true };
}

export function formatWordCount(count: number): string {
  return count === 1 ? "1 word" : `${count.toLocaleString("en-US")} words`;
}
