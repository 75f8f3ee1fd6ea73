import type { Check } from "#core/checks/check.ts";
import { sayProblem } from "#core/grounding/say-problem.ts";
import { replaceSentence } from "#core/result/edit-result.ts";
import type { Mark } from "#core/result/mark.ts";
import { formatResult, parseResult } from "#core/result/result-text.ts";
import { openMarks, saySettled } from "./facts.ts";
import type { Settled, Version } from "./version.ts";

/** The version with her words in place of the sentence that holds a fact; "" removes it. */
export function edited(version: Version, mark: Mark, words: string): Version {
  const line = oneLine(words);
  const { result, marks } = replaceSentence(
    { result: parseResult(version.result), marks: version.marks ?? [] },
    mark,
    line,
  );
  return {
    ...version,
    result: formatResult(result),
    marks,
    settled: [...(version.settled ?? []), { text: mark.text, how: settledBy(line, mark) }],
  };
}

function settledBy(line: string, { text }: Mark): Settled["how"] {
  if (line === "") return "removed";
  return line.includes(text) ? "kept" : "corrected";
}

/** One line without a mark at its start that would make another part of it. */
function oneLine(words: string): string {
  return words
    .trim()
    .replace(/\s*\n\s*/g, " ")
    .replace(/^(?:#+|[-*•]|\d{1,2}[.)])\s+/, "");
}

/** True when the words are not those that were checked any more. */
export function isEdited({ settled = [] }: Version): boolean {
  return settled.some(({ how }) => how !== "kept");
}

/** The checks as they stand after what she settled. */
export function checksOf(version: Version): readonly Check[] {
  if (!version.settled || version.settled.length === 0) return version.checks;
  return version.checks.map((check) => (check.rule === "grounding" ? grounding(version) : check));
}

function grounding(version: Version): Check {
  const open = openMarks(version).map(({ text, problem }) => sayProblem(text, problem));
  const said = (version.settled ?? []).map(saySettled);
  const ok = open.length === 0;
  return { rule: "grounding", ok, detail: [...new Set(ok ? said : open)].join(" ") };
}
