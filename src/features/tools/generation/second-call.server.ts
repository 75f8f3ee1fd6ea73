import type { Model } from "#adapters/model/model.ts";
import {
  collectEvidence,
  type Evaluation,
  evaluateText,
  findNotes,
  type WritingTask,
} from "#core/checks/evaluate-text.ts";
import { AppError } from "#core/errors/app-error.ts";
import { formatResult } from "#core/result/result-text.ts";
import { applyEdits } from "#core/review/apply-edits.ts";
import { seedErrors, withoutSeeds } from "#core/review/seed-errors.ts";
import { parseReview } from "#core/review/text-edit.ts";
import type { Log } from "#http/logging/log.ts";

export type SecondCallDeps = {
  readonly model: Model;
  readonly log: Log;
  readonly repairTimeouts: RepairTimeouts;
};

/** A second call begins only this soon after the start, and takes no longer (milliseconds). */
export type RepairTimeouts = { readonly startWithinMs: number; readonly timeoutMs: number };

/** A draft is written again with what it fails, or read once more with the edits that the checks allow. */
export type SecondCallKind = "repair" | "review";

/** What the second call makes of a draft; null when that fails too. The draft is good enough to keep then. */
export async function callAgain(
  { model, log, repairTimeouts }: SecondCallDeps,
  kind: SecondCallKind,
  task: WritingTask,
  draft: Evaluation,
  signal: AbortSignal,
): Promise<Evaluation | null> {
  const timeoutSignal = AbortSignal.any([signal, AbortSignal.timeout(repairTimeouts.timeoutMs)]);
  const written = formatResult(draft.result);
  const checked = { draft: written, faults: findNotes[kind](draft) };
  const { text: seeded, seeds } =
    kind === "review" ? seedErrors(written, ownTextOf(task)) : { text: written, seeds: [] };
  const request = { ...task, [kind]: { ...checked, seeded } };
  let text = "";
  try {
    for await (const piece of model.streamText(request, timeoutSignal)) text += piece;
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof AppError) && !timeoutSignal.aborted) throw error;
    log.warn(`${kind} failed`, { tool: task.tool });
    return null;
  }
  return kind === "repair"
    ? evaluateText(task, "model", text)
    : applyEdits(task, draft, withoutSeeds(parseReview(text), written, seeds));
}

function ownTextOf(task: WritingTask): string {
  return Object.values(collectEvidence(task)).join("\n");
}
