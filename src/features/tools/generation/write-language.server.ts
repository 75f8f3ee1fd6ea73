import { setImmediate } from "node:timers/promises";
import type { Model } from "#adapters/model/model.ts";
import {
  type WritingTask,
  collectEvidence,
  countFailures,
  evaluateText,
  findFaults,
  type Evaluation,
  getRejection,
} from "#core/checks/evaluate-text.ts";
import { compose } from "#core/composer/compose.ts";
import { refineComposed } from "#core/composer/refine/refine-composed.ts";
import { findUsefulSuggestions } from "#core/composer/refine/useful-suggestions.ts";
import { receiptsOf } from "#core/grounding/check-grounding.ts";
import { hasContractForm } from "#core/prompt/has-contract-form.ts";
import type { FactMark } from "#core/result/fact-mark.ts";
import { missingLead } from "#core/result/result.ts";
import { formatResult, parseResult } from "#core/result/result-text.ts";
import type { TickedPiece } from "#core/shelf/shelf-piece.ts";
import { countUnsourcedFacts } from "#core/review/apply-edits.ts";
import { isUnreliable } from "#core/review/is-unreliable.ts";
import { toolOf } from "#core/tools/catalogue.ts";
import type { GenerateResponse, ShelfSource } from "#features/tools/contract.ts";
import { callAgain, type SecondCallDeps, type SecondCallKind } from "./second-call.server.ts";

export type WriteLanguageDeps = SecondCallDeps & {
  /** Whether the model reads each draft once more. */
  readonly hasReview: boolean;
};

/**
 * Writes the draft in pieces, then returns the checked answer: a model's draft is read once more or, off its form,
 * written again and the better of the two kept, and text off the tool's form gives way to the composer's. Throws AppError.
 */
export async function* writeLanguage(
  deps: WriteLanguageDeps,
  assignment: WritingTask,
  signal: AbortSignal,
): AsyncGenerator<string, GenerateResponse> {
  const { model, log, repairTimeouts, hasReview } = deps;
  const startedAt = performance.now();
  let draft = "";
  for await (const piece of model.streamText(assignment, signal)) {
    draft += piece;
    yield piece;
  }
  // Lets the last pieces be sent before the checks take the processor.
  await setImmediate();
  const first = evaluateText(assignment, model.source, draft);
  const isInTime = performance.now() - startedAt < repairTimeouts.startWithinMs;
  const kind =
    model.source === "model" && isInTime ? chooseSecondCall(hasReview, assignment, first) : null;
  const second = kind && (await callAgain(deps, kind, assignment, first, signal));
  const isKept = second && (kind === "review" || isBetter(assignment, second, first));
  const best = isKept ? second : first;
  const refusal =
    model.source === "model"
      ? findRefusal(assignment, kind === "review" ? first : best, best)
      : null;
  const written =
    refusal === null
      ? toResponse(assignment, model.source, best)
      : composeFallback(assignment, refusal);
  const answer = {
    ...written,
    ...(isUnchanged(assignment, written.result) && { unchanged: true }),
    ...(model.source === "composer" && { suggestions: suggestionsFor(assignment, written.result) }),
  };
  log.info("generated", {
    tool: assignment.tool,
    source: answer.source,
    refine: assignment.refine !== undefined,
    secondCall: (second && kind) ?? "none",
    isChanged: formatResult(best.result) !== formatResult(first.result),
    refusal: refusal ?? "none",
    failing: answer.checks.filter((check) => !check.ok).map((check) => check.rule),
    characters: answer.result.length,
    ms: Math.round(performance.now() - startedAt),
  });
  return answer;
}

/** A draft off its form is written again where it fails a check; any other is read once more, if drafts are. */
function chooseSecondCall(
  hasReview: boolean,
  task: WritingTask,
  draft: Evaluation,
): SecondCallKind | null {
  if (hasReview && task.refine === undefined && isWhole(task, draft)) return "review";
  return countFailures(draft) > 0 ? "repair" : null;
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

function isAcceptable(assignment: WritingTask, judged: Evaluation): boolean {
  return findFormRefusal(assignment, judged) === null;
}

/** Acceptable, with every section that it owes: edits bring no section. */
function isWhole(task: WritingTask, draft: Evaluation): boolean {
  const owesSections = findFaults(draft).some(({ rule }) => rule === "sections");
  return isAcceptable(task, draft) && !owesSections;
}

/** Why a model’s text does not reach the member; null when it does. `draft` is what the model wrote, `best` what became of it. */
function findRefusal(task: WritingTask, draft: Evaluation, best: Evaluation): Refusal | null {
  const isFirstText = task.refine === undefined;
  return (
    findFormRefusal(task, best) ??
    (isFirstText && isUnreliable(task, draft, best.reading) ? "unreliable" : null)
  );
}

/** What a text is off: its tool’s form, the figures of the answers, or their language; null where it is none of them. */
function findFormRefusal(task: WritingTask, judged: Evaluation): Refusal | null {
  const isInForm = () =>
    hasContractForm(toolOf(task.tool).contract, judged.result, collectEvidence(task));
  return getRejection(judged) ?? (isInForm() ? null : "form");
}

const refusalReasons = {
  form: "did not keep this tool’s form",
  "own-text": "held what is no language of yours",
  "own-figure": "did not keep to your figure",
  unreliable: "said several things that your answers do not",
} as const;

type Refusal = keyof typeof refusalReasons;

function composeFallback(assignment: WritingTask, refusal: Refusal): GenerateResponse {
  const { tool, material, refine } = assignment;
  const result = refine ? refineComposed(tool, material, refine) : compose(tool, material);
  const judged = evaluateText(assignment, "composer", formatResult(result));
  const formCheck = {
    rule: "form",
    ok: false,
    detail: `The AI’s text ${refusalReasons[refusal]}, so this is composed from your answers. No AI used.`,
  };
  return toResponse(assignment, "composer", { ...judged, checks: [formCheck, ...judged.checks] });
}

function toResponse(
  assignment: WritingTask,
  source: Model["source"],
  { result, checks, reading }: Evaluation,
): GenerateResponse {
  const missing = `${missingLead} ${result.missing.join("; ")}.`;
  const text = formatResult(result);
  return {
    result: text,
    source,
    checks: [...checks],
    feedback: toolOf(assignment.tool).feedback,
    ...(result.missing.length > 0 ? { missing } : {}),
    receipts: marksOf(assignment, text, reading.settled),
    ...(assignment.material.ticked && { sources: sourcesOf(assignment.material.ticked) }),
  };
}

function isUnchanged({ refine }: WritingTask, text: string): boolean {
  return refine !== undefined && formatResult(parseResult(refine.result)) === text;
}

function suggestionsFor({ tool, material, refine }: WritingTask, text: string): string[] {
  const earlier = refine ? [...(refine.earlier ?? []), refine.request] : [];
  return findUsefulSuggestions(tool, material, text, earlier);
}

function sourcesOf(ticked: readonly TickedPiece[]): ShelfSource[] {
  return ticked.map(({ piece: { key, name, text } }) => ({ key, name, text }));
}

/** The facts as the page finds them: in the text as it is read back. */
function marksOf(assignment: WritingTask, text: string, settled: readonly string[]): FactMark[] {
  const evidence = collectEvidence(assignment);
  return receiptsOf(assignment.tool, parseResult(text), evidence, settled).map(
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
