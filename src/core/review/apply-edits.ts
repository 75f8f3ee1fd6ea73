import type { Check } from "#core/checks/check.ts";
import {
  countFailures,
  type Evaluation,
  evaluateText,
  getRejection,
  type WritingTask,
} from "#core/checks/evaluate-text.ts";
import { withoutSpokenLines } from "#core/contract/spoken-note.ts";
import { formatResult } from "#core/result/result-text.ts";
import { applyEdit, findWords } from "./apply-edit.ts";
import type { JudgedAnswer } from "./seed-errors.ts";
import type { TextEdit } from "./text-edit.ts";
import { findUnsourcedFacts } from "./unsourced-facts.ts";

type Edited = { readonly text: string; readonly evaluation: Evaluation; readonly made: number };
/** The edited text, or null where the checks find more in it than before. */
type Attempt = (edit: Pick<Edited, "text" | "made">, before: Edited) => Edited | null;

/**
 * Makes a second reader's edits in a model's draft: all at once where the checks find no more in the text than before,
 * else each that they allow. A check says how many were made, and names what the reader calls false and still stands.
 */
export function applyEdits(
  task: WritingTask,
  draft: Evaluation,
  { edits, settled, missedSeeds }: JudgedAnswer,
): Evaluation {
  const text = withoutSpokenLines(formatResult(draft.result));
  const reading = { settled, missedSeeds, calledFalse: findCalledFalse(text, edits) };
  const evaluate = (edited: string) => evaluateText(task, "model", edited, reading);
  const attempt: Attempt = ({ text: edited, made }, before) => {
    const after = evaluate(edited);
    return isNoWorse(task, after, before.evaluation)
      ? { text: edited, made, evaluation: after }
      : null;
  };
  // Only what a reader settled makes the draft another to the checks.
  const evaluation = settled.length === 0 ? { ...draft, reading } : evaluate(text);
  const start: Edited = { text, evaluation, made: 0 };
  const best = makeAll(start, edits, attempt) ?? makeEach(start, edits, attempt);
  return withReadingCheck(best, edits);
}

function makeAll(start: Edited, edits: readonly TextEdit[], attempt: Attempt): Edited | null {
  let { text, made } = start;
  for (const edit of edits) {
    const edited = applyEdit(text, edit);
    if (edited === null) continue;
    text = edited;
    made += 1;
  }
  return made === 0 ? start : attempt({ text, made }, start);
}

function makeEach(start: Edited, edits: readonly TextEdit[], attempt: Attempt): Edited {
  return edits.reduce((before, edit) => {
    const text = applyEdit(before.text, edit);
    return (text !== null && attempt({ text, made: before.made + 1 }, before)) || before;
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
export function countUnsourcedFacts(task: WritingTask, evaluation: Evaluation): number {
  return findUnsourcedFacts(task, evaluation, evaluation.reading.settled).length;
}

function withReadingCheck({ evaluation, made }: Edited, edits: readonly TextEdit[]): Evaluation {
  const text = formatResult(evaluation.result);
  const doubted = findCalledFalse(text, edits).map((words) => `“${words}”`);
  const rule = "second-reading";
  const check: Check =
    doubted.length === 0
      ? { rule, ok: true, detail: `Read a second time by the AI: ${describeCount(made)}.` }
      : {
          rule,
          ok: false,
          detail: `A second reading did not find this in your answers: ${doubted.join("; ")}. Keep, correct or remove.`,
          isForReader: true,
        };
  return { ...evaluation, checks: [...evaluation.checks, check] };
}

/** What a reader calls false, of the words that stand in a text. */
function findCalledFalse(text: string, edits: readonly TextEdit[]): string[] {
  return edits
    .filter(({ reason, find }) => reason === "false" && findWords(text, find).length > 0)
    .map(({ find }) => find);
}

function describeCount(made: number): string {
  if (made === 0) return "nothing was changed";
  return made === 1 ? "one edit was made" : `${made} edits were made`;
}
