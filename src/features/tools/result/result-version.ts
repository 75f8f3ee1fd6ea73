import type { Check } from "#core/checks/check.ts";
import { countWords } from "#core/language/sentences.ts";
import type { FactMark } from "#core/result/fact-mark.ts";
import { missingLead, type Result, sectionText } from "#core/result/result.ts";
import { stripPartialMarkdown } from "#core/result/marks/strip-markdown.ts";
import { formatResult, parseResult } from "#core/result/result-text.ts";
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

/** Text that was stopped or cut before its end, without the marks that nobody has taken out of it yet. */
export function createUnfinishedVersion(text: string): ResultVersion {
  const result = formatResult(parseResult(trimPartialLine(text)));
  return { result, source: null, checks: [], incomplete: true };
}

/** The words of the language itself: no labels, no request line. */
export function countResultWords(result: Result): number {
  return countWords(result.sections.map(sectionText).join("\n"));
}

export function formatWordCount(count: number): string {
  return count === 1 ? "1 word" : `${count.toLocaleString("en-US")} words`;
}

/** The beginning of a mark that more has to follow: a heading, an item with its check box, a fence, a row of a table. */
const partialMark =
  /^\s*(?:#+|>+|(?:[-*•+]{1,2}|\d{1,2}[.)]?)(?:\s+\[[ xX]?\]?)?|[`~]{3}\w*|\|.*)\s*$/;

/** A draft without what its last line only begins: a mark, or the request line. */
export function trimPartialLine(draft: string): string {
  const [, before = "", last = ""] = /^([^]*?)([^\n]*)$/.exec(draft) ?? [];
  const isLead = last !== "" && missingLead.startsWith(last);
  return partialMark.test(last) || isLead ? before : before + stripPartialMarkdown(last);
}
