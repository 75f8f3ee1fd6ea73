import { setImmediate } from "node:timers/promises";
import type { Model } from "#adapters/model/model.ts";
import {
  type WritingTask,
  collectEvidence,
  countFailures,
  evaluateText,
  type Evaluation,
  findFaults,
  getRejection,
} from "#core/checks/evaluate-text.ts";
import { compose } from "#core/composer/compose.ts";
import { refineComposed } from "#core/composer/refine/refine-composed.ts";
import { AppError } from "#core/errors/app-error.ts";
import { receiptsOf } from "#core/grounding/check-grounding.ts";
import { hasContractForm } from "#core/prompt/has-contract-form.ts";
import type { FactMark } from "#core/result/fact-mark.ts";
import { missingLead } from "#core/result/result.ts";
import { formatResult, parseResult } from "#core/result/result-text.ts";
import type { TickedPiece } from "#core/shelf/shelf-piece.ts";
import { toolOf } from "#core/tools/catalogue.ts";
import type { Log } from "#http/logging/log.ts";
import type { GenerateResponse, ShelfSource } from "#features/tools/contract.ts";

export type WriteLanguageDeps = {
  readonly model: Model;
  readonly log: Log;
  readonly repairTimeouts: RepairTimeouts;
};

/** A repair begins only this soon after the start, and takes no longer (milliseconds). */
export type RepairTimeouts = { readonly startWithinMs: number; readonly timeoutMs: number };

/**
 * Writes the draft in pieces, then returns the checked answer: a model's draft that fails a check goes back once, the
 * better of the two is kept, and text off the tool's form gives way to the composer's. Throws AppError.
 */
export async function* writeLanguage(
  { model, log, repairTimeouts }: WriteLanguageDeps,
  assignment: WritingTask,
  signal: AbortSignal,
): AsyncGenerator<string, GenerateResponse> {
  const startedAt = performance.now();
  let draft = "";
  for await (const piece of model.streamText(assignment, signal)) {
    draft += piece;
    yield piece;
  }
  // Lets the last pieces be sent before the checks take the processor.
  await setImmediate();
  const first = evaluateText(assignment, model.source, draft);
  const shouldRepair =
    model.source === "model" &&
    countFailures(first) > 0 &&
    performance.now() - startedAt < repairTimeouts.startWithinMs;
  const second = shouldRepair
    ? await repairDraft({ model, log, repairTimeouts }, assignment, first, signal)
    : null;
  const best = second && isBetter(assignment, second, first) ? second : first;
  const answer =
    model.source === "composer" || isAcceptable(assignment, best)
      ? toResponse(assignment, model.source, best)
      : composeFallback(assignment, best);
  log.info("generated", {
    tool: assignment.tool,
    source: answer.source,
    refine: assignment.refine !== undefined,
    repair: second ? (best === second ? "kept" : "dropped") : "none",
    failing: answer.checks.filter((check) => !check.ok).map((check) => check.rule),
    characters: answer.result.length,
    ms: Math.round(performance.now() - startedAt),
  });
  return answer;
}

/** The draft sent back with what it fails; null when that fails too. The draft is good enough to keep then. */
async function repairDraft(
  { model, log, repairTimeouts }: WriteLanguageDeps,
  assignment: WritingTask,
  first: Evaluation,
  signal: AbortSignal,
): Promise<Evaluation | null> {
  const timeoutSignal = AbortSignal.any([signal, AbortSignal.timeout(repairTimeouts.timeoutMs)]);
  const request = {
    ...assignment,
    repair: { draft: formatResult(first.result), faults: findFaults(first) },
  };
  try {
    let text = "";
    for await (const piece of model.streamText(request, timeoutSignal)) text += piece;
    return evaluateText(assignment, model.source, text);
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof AppError) && !timeoutSignal.aborted) throw error;
    log.warn("repair failed", { tool: assignment.tool });
    return null;
  }
}

function isBetter(assignment: WritingTask, second: Evaluation, first: Evaluation): boolean {
  const isSecondAcceptable = isAcceptable(assignment, second);
  if (isSecondAcceptable !== isAcceptable(assignment, first)) return isSecondAcceptable;
  const fewer = countFailures(first) - countFailures(second);
  return (
    fewer > 0 ||
    (fewer === 0 &&
      countUnsourcedFacts(assignment, second) < countUnsourcedFacts(assignment, first))
  );
}

/** How many facts of a text have no source: a check says only that there are some. */
function countUnsourcedFacts(assignment: WritingTask, { result }: Evaluation): number {
  const receipts = receiptsOf(assignment.tool, result, collectEvidence(assignment));
  return receipts.filter(({ problem }) => problem !== null).length;
}

/** In this tool’s form, with no figure but the answers' and no text of another kind. */
function isAcceptable(assignment: WritingTask, judged: Evaluation): boolean {
  return getRejection(judged) === null && isInForm(assignment, judged);
}

function isInForm(assignment: WritingTask, { result }: Evaluation): boolean {
  return hasContractForm(toolOf(assignment.tool).contract, result, collectEvidence(assignment));
}

const refusalReasons = {
  form: "did not keep this tool’s form",
  "own-text": "held what is no language of yours",
  "own-figure": "did not keep to your figure",
} as const;

function composeFallback(assignment: WritingTask, refused: Evaluation): GenerateResponse {
  const { tool, material, refine } = assignment;
  const result = refine ? refineComposed(tool, material, refine) : compose(tool, material);
  const judged = evaluateText(assignment, "composer", formatResult(result));
  const why = refusalReasons[getRejection(refused) ?? "form"];
  const formCheck = {
    rule: "form",
    ok: false,
    detail: `The AI’s text ${why}, so this is composed from your answers. No AI used.`,
  };
  return toResponse(assignment, "composer", { ...judged, checks: [formCheck, ...judged.checks] });
}

function toResponse(
  assignment: WritingTask,
  source: Model["source"],
  { result, checks }: Evaluation,
): GenerateResponse {
  const missing = `${missingLead} ${result.missing.join("; ")}.`;
  const text = formatResult(result);
  return {
    result: text,
    source,
    checks: [...checks],
    feedback: toolOf(assignment.tool).feedback,
    ...(result.missing.length > 0 ? { missing } : {}),
    receipts: marksOf(assignment, text),
    ...(assignment.material.ticked && { sources: sourcesOf(assignment.material.ticked) }),
  };
}

function sourcesOf(ticked: readonly TickedPiece[]): ShelfSource[] {
  return ticked.map(({ piece: { key, name, text } }) => ({ key, name, text }));
}

/** The facts as the page finds them: in the text as it is read back. */
function marksOf(assignment: WritingTask, text: string): FactMark[] {
  return receiptsOf(assignment.tool, parseResult(text), collectEvidence(assignment)).map(
    ({ section, fact: { text: words, start, end }, from, problem }) => ({
      section,
      text: words,
      start,
      end,
      from,
      problem,
    }),
  );
}
