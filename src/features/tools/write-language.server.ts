import { setImmediate } from "node:timers/promises";
import type { Model } from "#adapters/model/model.ts";
import {
  type Assignment,
  evidenceOf,
  failing,
  judge,
  type Judged,
  whyRefused,
} from "#core/checks/judge.ts";
import { compose } from "#core/composer/compose.ts";
import { refineComposed } from "#core/composer/refine/refine.ts";
import { AppError } from "#core/errors/app-error.ts";
import { receiptsOf } from "#core/grounding/check-grounding.ts";
import { keepsForm } from "#core/prompt/keeps-form.ts";
import type { Mark } from "#core/result/mark.ts";
import { missingLead } from "#core/result/result.ts";
import { formatResult, parseResult } from "#core/result/result-text.ts";
import type { Ticked } from "#core/shelf/shelf.ts";
import { toolOf } from "#core/tools/catalogue.ts";
import type { Log } from "#http/log.ts";
import type { GenerateAnswer, Origin } from "./contract.ts";

export type Writing = { readonly model: Model; readonly log: Log; readonly repair: RepairTimes };

/** A repair begins only this soon after the start, and takes no longer (milliseconds). */
export type RepairTimes = { readonly startWithinMs: number; readonly takesMs: number };

/**
 * Writes the draft in pieces, then returns the checked answer: a model's draft that fails a check goes back once, the
 * better of the two is kept, and text off the tool's form gives way to the composer's. Throws AppError.
 */
export async function* writeLanguage(
  { model, log, repair }: Writing,
  assignment: Assignment,
  signal: AbortSignal,
): AsyncGenerator<string, GenerateAnswer> {
  const startedAt = performance.now();
  let draft = "";
  for await (const piece of model.write(assignment, signal)) {
    draft += piece;
    yield piece;
  }
  // Lets the last pieces leave for her before the checks take the processor.
  await setImmediate();
  const first = judge(assignment, model.source, draft);
  const mend =
    model.source === "model" &&
    failing(first) > 0 &&
    performance.now() - startedAt < repair.startWithinMs;
  const second = mend ? await repaired({ model, log, repair }, assignment, first, signal) : null;
  const best = second && isBetter(assignment, second, first) ? second : first;
  const answer =
    model.source === "composer" || isHers(assignment, best)
      ? answerOf(assignment, model.source, best)
      : composedInstead(assignment, best);
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
async function repaired(
  { model, log, repair }: Writing,
  assignment: Assignment,
  first: Judged,
  signal: AbortSignal,
): Promise<Judged | null> {
  const faults = first.checks.filter((check) => !check.ok);
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(repair.takesMs)]);
  const request = { ...assignment, repair: { draft: formatResult(first.result), faults } };
  try {
    let text = "";
    for await (const piece of model.write(request, inTime)) text += piece;
    return judge(assignment, model.source, text);
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof AppError) && !inTime.aborted) throw error;
    log.warn("repair failed", { tool: assignment.tool });
    return null;
  }
}

function isBetter(assignment: Assignment, second: Judged, first: Judged): boolean {
  const hers = isHers(assignment, second);
  if (hers !== isHers(assignment, first)) return hers;
  const fewer = failing(first) - failing(second);
  return fewer > 0 || (fewer === 0 && open(assignment, second) < open(assignment, first));
}

/** How many facts of a text have no source: a check says only that there are some. */
function open(assignment: Assignment, { result }: Judged): number {
  const receipts = receiptsOf(assignment.tool, result, evidenceOf(assignment));
  return receipts.filter(({ problem }) => problem !== null).length;
}

/** In this tool’s form, with no figure but hers and no text of another kind. */
function isHers(assignment: Assignment, judged: Judged): boolean {
  return whyRefused(judged) === null && isInForm(assignment, judged);
}

function isInForm(assignment: Assignment, { result }: Judged): boolean {
  return keepsForm(toolOf(assignment.tool).contract, result, evidenceOf(assignment));
}

const instead = {
  form: "did not keep this tool’s form",
  "own-text": "held what is no language of yours",
  "own-figure": "did not keep to your figure",
} as const;

function composedInstead(assignment: Assignment, refused: Judged): GenerateAnswer {
  const { tool, material, refine } = assignment;
  const result = refine ? refineComposed(tool, material, refine) : compose(tool, material);
  const judged = judge(assignment, "composer", formatResult(result));
  const why = instead[whyRefused(refused) ?? "form"];
  const offForm = {
    rule: "form",
    ok: false,
    detail: `The AI’s text ${why}, so this is composed from your answers. No AI used.`,
  };
  return answerOf(assignment, "composer", { ...judged, checks: [offForm, ...judged.checks] });
}

function answerOf(
  assignment: Assignment,
  source: Model["source"],
  { result, checks }: Judged,
): GenerateAnswer {
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

function sourcesOf(ticked: readonly Ticked[]): Origin[] {
  return ticked.map(({ piece: { key, name, text } }) => ({ key, name, text }));
}

/** The facts as the page finds them: in the text as it is read back. */
function marksOf(assignment: Assignment, text: string): Mark[] {
  return receiptsOf(assignment.tool, parseResult(text), evidenceOf(assignment)).map(
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
