import type { Check } from "#core/checks/check.ts";
import { describeProblem } from "#core/grounding/describe-problem.ts";
import { replaceSentence } from "#core/result/edit-result.ts";
import type { FactMark } from "#core/result/fact-mark.ts";
import { formatResult, parseResult } from "#core/result/result-text.ts";
import { findUnsettledMarks, formatDecision } from "./fact-decisions.ts";
import type { FactDecision, ResultVersion } from "#features/tools/result/result-version.ts";

/** The version with these words in place of the sentence that holds a fact; "" removes it. */
export function replaceFactSentence(
  version: ResultVersion,
  mark: FactMark,
  words: string,
): ResultVersion {
  const line = toSingleLine(words);
  const { result, marks } = replaceSentence(
    { result: parseResult(version.result), marks: version.marks ?? [] },
    mark,
    line,
  );
  return {
    ...version,
    result: formatResult(result),
    marks,
    settled: [...(version.settled ?? []), { text: mark.text, how: decisionFor(line, mark) }],
  };
}

function decisionFor(line: string, { text }: FactMark): FactDecision["how"] {
  if (line === "") return "removed";
  return line.includes(text) ? "kept" : "corrected";
}

/** One line without a mark at its start that would make another part of it. */
function toSingleLine(words: string): string {
  return words
    .trim()
    .replace(/\s*\n\s*/g, " ")
    .replace(/^(?:#+|[-*•]|\d{1,2}[.)])\s+/, "");
}

/** True when the words are not those that were checked any more. */
export function isEditedByHand({ settled = [] }: ResultVersion): boolean {
  return settled.some(({ how }) => how !== "kept");
}

/** The checks as they stand after the decisions about facts. */
export function updatedChecks(version: ResultVersion): readonly Check[] {
  if (!version.settled || version.settled.length === 0) return version.checks;
  return version.checks.map((check) =>
    check.rule === "grounding" ? groundingCheck(version) : check,
  );
}

function groundingCheck(version: ResultVersion): Check {
  const open = findUnsettledMarks(version).map(({ text, problem }) =>
    describeProblem(text, problem),
  );
  const decisions = (version.settled ?? []).map(formatDecision);
  const ok = open.length === 0;
  return { rule: "grounding", ok, detail: [...new Set(ok ? decisions : open)].join(" ") };
}
