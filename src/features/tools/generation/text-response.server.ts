import type { JudgedText } from "#core/checks/judge-text.ts";
import type { WritingTask } from "#core/checks/writing-task.ts";
import type { FactMark } from "#core/result/fact-mark.ts";
import { formatResult } from "#core/result/result-text.ts";
import { toolOf } from "#core/tools/catalogue.ts";
import type { GenerateResponse } from "#features/tools/contract.ts";

const fine = "Every figure, date and name comes from your answers.";

/** A text as it is answered: its form, its facts with their sources, what is wrong in it, remarks to the member. */
export function textResponse(
  { tool, material }: WritingTask,
  source: GenerateResponse["source"],
  { result, notes, marks, faults, receipts }: JudgedText,
): GenerateResponse {
  const problems: FactMark[] = marks.map(({ section, text, start, end, says }) => ({
    section,
    text,
    start,
    end,
    from: null,
    problem: says,
  }));
  const sourced = receipts.flatMap(({ section, fact: { text, start, end }, from, problem }) =>
    from === null || problem !== null ? [] : [{ section, text, start, end, from, problem: null }],
  );
  return {
    result: formatResult(result),
    source,
    notes: [...notes],
    checks: [
      ...faults.map(({ says }) => ({ rule: "form", ok: false, detail: says })),
      ...(problems.length === 0 && sourced.length > 0
        ? [{ rule: "facts", ok: true, detail: fine }]
        : []),
    ],
    feedback: toolOf(tool).feedback,
    receipts: [...problems, ...sourced],
    ...(material.ticked && {
      sources: material.ticked.map(({ piece: { key, name, text } }) => ({ key, name, text })),
    }),
  };
}

/** The answer to a change that was not made: the text as it was, and why. */
export function unchangedResponse(
  { tool }: WritingTask,
  source: GenerateResponse["source"],
  result: string,
  reason: string,
): GenerateResponse {
  return {
    result,
    source,
    notes: [],
    checks: [],
    feedback: toolOf(tool).feedback,
    unchanged: reason,
  };
}
