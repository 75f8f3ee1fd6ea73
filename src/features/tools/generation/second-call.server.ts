import type { FaultyDraft, Model } from "#adapters/model/model.ts";
import type { Check } from "#core/checks/check.ts";
import {
  type Evaluation,
  evaluateText,
  findFaults,
  findUnmet,
  type WritingTask,
} from "#core/checks/evaluate-text.ts";
import { AppError } from "#core/errors/app-error.ts";
import { formatResult } from "#core/result/result-text.ts";
import { applyEdits } from "#core/review/apply-edits.ts";
import { parseReview } from "#core/review/text-edit.ts";
import type { Log } from "#http/logging/log.ts";

export type SecondCallDeps = {
  readonly model: Model;
  readonly log: Log;
  readonly repairTimeouts: RepairTimeouts;
};

/** A second call begins only this soon after the start, and takes no longer (milliseconds). */
export type RepairTimeouts = { readonly startWithinMs: number; readonly timeoutMs: number };

/** The draft sent back with what it fails; null when that fails too. The draft is good enough to keep then. */
export async function repairDraft(
  deps: SecondCallDeps,
  task: WritingTask,
  draft: Evaluation,
  signal: AbortSignal,
): Promise<Evaluation | null> {
  const text = await askAgain(
    deps,
    task,
    { repair: checkedDraft(draft, findFaults(draft)) },
    signal,
  );
  return text === null ? null : evaluateText(task, "model", text);
}

/** The draft read once more by the model, with the edits that the checks allow; null when that fails. */
export async function reviewDraft(
  deps: SecondCallDeps,
  task: WritingTask,
  draft: Evaluation,
  signal: AbortSignal,
): Promise<Evaluation | null> {
  const text = await askAgain(
    deps,
    task,
    { review: checkedDraft(draft, findUnmet(draft)) },
    signal,
  );
  return text === null ? null : applyEdits(task, draft, parseReview(text));
}

function checkedDraft({ result }: Evaluation, faults: readonly Check[]): FaultyDraft {
  return { draft: formatResult(result), faults };
}

async function askAgain(
  { model, log, repairTimeouts }: SecondCallDeps,
  task: WritingTask,
  about: { [kind in "repair" | "review"]?: FaultyDraft },
  signal: AbortSignal,
): Promise<string | null> {
  const timeoutSignal = AbortSignal.any([signal, AbortSignal.timeout(repairTimeouts.timeoutMs)]);
  try {
    let text = "";
    for await (const piece of model.streamText({ ...task, ...about }, timeoutSignal)) text += piece;
    return text;
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof AppError) && !timeoutSignal.aborted) throw error;
    log.warn(`${Object.keys(about).join()} failed`, { tool: task.tool });
    return null;
  }
}
