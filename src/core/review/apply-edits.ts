import {
  collectEvidence,
  countFailures,
  type Evaluation,
  evaluateText,
  getRejection,
  type WritingTask,
} from "#core/checks/evaluate-text.ts";
import { withoutSpokenLines } from "#core/contract/spoken-note.ts";
import { receiptsOf } from "#core/grounding/check-grounding.ts";
import { formatResult } from "#core/result/result-text.ts";
import { applyEdit, findOnce } from "./apply-edit.ts";
import type { ReviewAnswer, TextEdit } from "./text-edit.ts";

type Edited = { readonly text: string; readonly evaluation: Evaluation };
/** The edited text, or null where the checks find more in it than before. */
type Attempt = (text: string, before: Edited) => Edited | null;

/**
 * Makes a second reader's edits in a model's draft: all at once where the checks find no more in the text than before,
 * else each that they allow. What the reader calls false and still stands is named in a check.
 */
export function applyEdits(
  task: WritingTask,
  draft: Evaluation,
  { edits, found }: ReviewAnswer,
): Evaluation {
  const evaluate = (text: string) => ({
    text,
    evaluation: evaluateText(task, "model", text, found),
  });
  const attempt: Attempt = (text, before) => {
    const after = evaluate(text);
    return isNoWorse(task, after.evaluation, before.evaluation) ? after : null;
  };
  const start = evaluate(withoutSpokenLines(formatResult(draft.result)));
  const { evaluation } = makeAll(start, edits, attempt) ?? makeEach(start, edits, attempt);
  return withDoubts(evaluation, edits);
}

function makeAll(start: Edited, edits: readonly TextEdit[], attempt: Attempt): Edited | null {
  const text = edits.reduce((before, edit) => applyEdit(before, edit) ?? before, start.text);
  return attempt(text, start);
}

function makeEach(start: Edited, edits: readonly TextEdit[], attempt: Attempt): Edited {
  return edits.reduce((before, edit) => {
    const text = applyEdit(before.text, edit);
    return (text !== null && attempt(text, before)) || before;
  }, start);
}

function isNoWorse(task: WritingTask, after: Evaluation, before: Evaluation): boolean {
  return (
    getRejection(after) === null &&
    after.result.sections.length >= before.result.sections.length &&
    countFailures(after) <= countFailures(before) &&
    countUnsourcedFacts(task, after) <= countUnsourcedFacts(task, before)
  );
}

/** How many facts of a text have no source: a check says only that there are some. */
export function countUnsourcedFacts(task: WritingTask, { result }: Evaluation): number {
  const receipts = receiptsOf(task.tool, result, collectEvidence(task));
  return receipts.filter(({ problem }) => problem !== null).length;
}

/** The words that a second reading calls false and that still stand, for the member to judge. */
function withDoubts({ result, checks }: Evaluation, edits: readonly TextEdit[]): Evaluation {
  const text = formatResult(result);
  const doubted = edits
    .filter(({ reason, find }) => reason === "false" && findOnce(text, find) !== null)
    .map(({ find }) => `“${find}”`);
  if (doubted.length === 0) return { result, checks };
  const detail = `A second reading did not find this in your answers: ${doubted.join("; ")}. Keep, correct or remove.`;
  const doubt = { rule: "second-reading", ok: false, detail, isForReader: true } as const;
  return { result, checks: [...checks, doubt] };
}
