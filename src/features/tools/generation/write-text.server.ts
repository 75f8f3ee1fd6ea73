import { setImmediate } from "node:timers/promises";
import {
  findPlacesToMend,
  findReasonToRefuse,
  type JudgedText,
  judgeText,
} from "#core/checks/judge-text.ts";
import type { WritingTask } from "#core/checks/writing-task.ts";
import { AppError } from "#core/errors/app-error.ts";
import type { WordList } from "#core/masking/words/word-list.ts";
import type { WritingStep } from "#core/prompt/model-prompt.ts";
import { formatResult } from "#core/result/result-text.ts";
import { composeResponse } from "./composer-response.server.ts";
import { refineText } from "./refine-text.server.ts";
import { textResponse } from "./text-response.server.ts";
import { writeStep, type WritingEvent } from "./write-step.server.ts";
import type { WriteTextDeps, Writing } from "./writing.server.ts";

/**
 * Writes a text with a model: a free draft, then the truth editor, and where a false fact or another form is left, the
 * editor once more. What still can't be used gives way to the composer's. Throws AppError.
 */
export async function* writeText(
  deps: WriteTextDeps,
  task: WritingTask,
  signal: AbortSignal,
): Writing {
  const startedAt = performance.now();
  const ms = () => Math.round(performance.now() - startedAt);
  const isInTime = () => ms() < deps.callWindow.startWithinMs;
  if (task.refine) return yield* refineText(deps, task, task.refine, signal);
  const words = await deps.loadWords();
  const first = { kind: deps.hasReview ? "draft" : "one-pass" } as const;
  const draft = yield* writeStep(deps.model, task, first, signal);
  let judged = await judge(task, draft, words);
  let calls = 1;
  let isEdited = !deps.hasReview;
  if (deps.hasReview && isInTime()) {
    const edited = yield* tryAgain(deps, task, { kind: "edit", draft }, words, signal);
    calls += 1;
    // An editor that wrote something else leaves a draft that can be used.
    if (edited !== null && (isUsable(edited) || !isUsable(judged))) {
      judged = edited;
      isEdited = true;
    }
  }
  const places = findPlacesToMend(judged);
  if (places.length > 0 && isInTime()) {
    const isText = findReasonToRefuse(judged) === null || findReasonToRefuse(judged) === "facts";
    const step = { kind: "edit", draft: isText ? formatForEditor(judged) : draft, places } as const;
    const mended = yield* tryAgain(deps, task, step, words, signal);
    calls += 1;
    if (mended !== null && isBetter(mended, judged)) {
      judged = mended;
      isEdited = true;
    }
  }
  const refusal = findReasonToRefuse(judged);
  const response =
    refusal === null
      ? textResponse(task, "model", isEdited ? judged : withNote(judged, unedited))
      : composeResponse(task, isEdited ? refusal : "unfinished");
  deps.log.info("generated", {
    tool: task.tool,
    source: response.source,
    calls,
    refusal: refusal ?? "none",
    marks: [...new Set(judged.marks.map(({ rule }) => rule))],
    characters: response.result.length,
    ms: ms(),
  });
  return response;
}

const unedited =
  "We couldn’t check every fact in this text a second time. Read it against your answers before you use it.";

function withNote(judged: JudgedText, note: string): JudgedText {
  return { ...judged, notes: [note, ...judged.notes] };
}

/** Lets the last pieces be sent before the checks take the processor. */
async function judge(task: WritingTask, text: string, words: WordList): Promise<JudgedText> {
  await setImmediate();
  return judgeText(task, text, words);
}

/** A further call; null when it fails, for the text before it is still there. */
async function* tryAgain(
  deps: WriteTextDeps,
  task: WritingTask,
  step: WritingStep,
  words: WordList,
  signal: AbortSignal,
): AsyncGenerator<WritingEvent, JudgedText | null> {
  yield { kind: "rewrite" };
  try {
    return await judge(task, yield* writeStep(deps.model, task, step, signal), words);
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof AppError)) throw error;
    deps.log.warn("further call failed", { code: error.code });
    return null;
  }
}

/** The text as the editor gets it again, with the remarks it has. */
function formatForEditor({ result, notes }: JudgedText): string {
  const text = formatResult(result);
  if (text === "" || notes.length === 0) return text;
  return [text, "## Before you use it", notes.map((note) => `- ${note}`).join("\n")].join("\n\n");
}

const isUsable = (text: JudgedText): boolean => findReasonToRefuse(text) === null;

function isBetter(one: JudgedText, other: JudgedText): boolean {
  if (isUsable(one) !== isUsable(other)) return isUsable(one);
  return findPlacesToMend(one).length <= findPlacesToMend(other).length;
}
