import { type JudgedText, judgeText, readModelText } from "#core/checks/judge-text.ts";
import type { WritingTask } from "#core/checks/writing-task.ts";
import type { RefineRequest } from "#core/refine/refine-request.ts";
import { normalizeModelText } from "#core/prompt/normalize-model-text.ts";
import { splitNotes } from "#core/prompt/notes.ts";
import type { Result } from "#core/result/result.ts";
import { formatResult } from "#core/result/result-text.ts";
import { withoutDiminishingAdvice } from "#core/voice/without-diminishing-advice.ts";
import { textResponse, unchangedResponse } from "./text-response.server.ts";
import { writeStep } from "./write-step.server.ts";
import type { WriteTextDeps, Writing } from "./writing.server.ts";

const unchangedAnswer = /^\W*unchanged\b\W*?(?:[:.—–-]\s*([^\n]*).*|$)/isu;
const nothingToChange = "Nothing needed to change.";
const notAText = "The AI’s answer wasn’t a text you could use, so this one stays as it was.";

/**
 * Changes a text as the member asks, the whole or the selected passage. Where nothing changes, the answer says why and
 * holds the text as it was. Throws AppError.
 */
export async function* refineText(
  { model, log, loadWords }: WriteTextDeps,
  task: WritingTask,
  { request, result, passage }: RefineRequest,
  signal: AbortSignal,
): Writing {
  const step = { kind: "refine", text: result, request, passage } as const;
  const answer = yield* writeStep(model, task, step, signal);
  const unchanged = unchangedAnswer.exec(answer.trim());
  if (unchanged) {
    const reason = withoutDiminishingAdvice(unchanged[1] ?? "").trim();
    return unchangedResponse(task, "model", result, reason || nothingToChange);
  }
  const replacement = passage === undefined ? undefined : readPassage(answer);
  const whole =
    passage === undefined || replacement === undefined
      ? answer
      : result.replace(passage, () => replacement);
  const judged = judgeText(task, whole, await loadWords());
  const before = readModelText(task, result);
  const labels = before.sections.flatMap(({ label }) => label ?? []);
  if (isAnotherText(judged, labels, result) || replacement === "")
    return unchangedResponse(task, "model", result, notAText);
  if (plain(judged.result) === plain(before))
    return unchangedResponse(task, "model", result, nothingToChange);
  log.info("refined", { tool: task.tool, isPassage: passage !== undefined });
  const response = textResponse(task, "model", judged);
  return replacement === undefined ? response : { ...response, passage: replacement };
}

/** What a model answers for a passage, without quotation marks and marks of form around it. */
function readPassage(answer: string): string {
  const text = withoutDiminishingAdvice(splitNotes(answer, []).text);
  return normalizeModelText({ sections: [] }, text)
    .replace(/^["“](.*)["”]$/su, "$1")
    .trim();
}

/** Whether a model wrote something else: none of the headings that the text has, or what belongs in nobody's text. */
function isAnotherText(
  { result: { sections }, marks }: JudgedText,
  labels: readonly string[],
  text: string,
): boolean {
  const isLost = labels.length > 0 && !sections.some(({ label }) => labels.includes(label ?? ""));
  const isForeign = marks.some((mark) => mark.rule === "foreign" && !text.includes(mark.text));
  return sections.length === 0 || isLost || isForeign;
}

function plain(result: Result): string {
  return formatResult(result).replace(/\s+/g, " ");
}
