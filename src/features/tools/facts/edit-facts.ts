import { replaceSentence } from "#core/result/edit-result.ts";
import type { FactMark } from "#core/result/fact-mark.ts";
import { formatResult, parseResult } from "#core/result/result-text.ts";
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
