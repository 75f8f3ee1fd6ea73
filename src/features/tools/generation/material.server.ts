import { lineKey } from "#core/composer/draft/line-key.ts";
import { AppError } from "#core/errors/app-error.ts";
import { visibleQuestions } from "#core/prompt/visible-questions.ts";
import { answerLimit, inputLimits } from "#core/prompt/input-limits.ts";
import { readPrompt } from "#core/prompt/read-prompt.ts";
import { isBlank } from "#core/tools/is-blank.ts";
import { type ToolId, toolOf } from "#core/tools/catalogue.ts";
import {
  type Answers,
  type Material,
  type Question,
  signatureTone,
} from "#core/tools/definition.ts";
import { migrateLegacyAnswers } from "#core/tools/legacy/legacy-answers.ts";
import type { GenerateRequest } from "#features/tools/requests.ts";

/** Answers and tone out of a request, held to their limits; throws AppError 400 with a message. */
export function readMaterial(tool: ToolId, request: GenerateRequest): Material {
  const { questions, tones, title } = toolOf(tool);
  const sent = request.answers
    ? { answers: migrateLegacyAnswers(tool, request.answers), tone: signatureTone }
    : materialFromPrompt(tool, request.prompt);
  const answers = pickAskedAnswers(questions, sent.answers);
  const tone = request.tone ?? sent.tone;
  if (!tones.includes(tone))
    throw new AppError("unknown_tone", `${title} has these tones: ${tones.join(", ")}.`);
  checkSizes(questions, answers);
  checkRefine(request);
  if (!request.refine && Object.values(answers).every(isBlank))
    throw new AppError("blank_answers", "Answer at least one question first.");
  return { answers, tone, ...(request.finished && { finished: readFinished(request.finished) }) };
}

const readFinished = (lines: NonNullable<GenerateRequest["finished"]>) =>
  Object.fromEntries(lines.map((line) => [lineKey(line), line.text.replace(/\s+/g, " ").trim()]));

function materialFromPrompt(tool: ToolId, prompt: string | undefined): Material {
  const material = prompt === undefined ? null : readPrompt(tool, prompt);
  if (material) return material;
  throw new AppError(
    "unreadable_prompt",
    "We could not find your answers in this request. Reload the page and try again.",
  );
}

/** Unknown ids are left out, as is what the form does not ask with these answers; what cannot be seen is no answer. */
function pickAskedAnswers(questions: readonly Question[], sent: Answers): Answers {
  const visible = visibleQuestions(questions, sent);
  const own = (question: Question) =>
    (visible.includes(question) && Object.hasOwn(sent, question.id) && sent[question.id]) || "";
  return Object.fromEntries(
    questions.map((question) => [question.id, isBlank(own(question)) ? "" : own(question)]),
  );
}

function checkSizes(questions: readonly Question[], answers: Answers) {
  for (const question of questions) {
    const { length } = answers[question.id] ?? "";
    const max = answerLimit(question);
    if (length > max) throw tooLongError(`Your answer to “${question.text}”`, length, max);
  }
  const total = Object.values(answers).reduce((sum, answer) => sum + answer.length, 0);
  if (total > inputLimits.allAnswers)
    throw tooLongError("All answers together", total, inputLimits.allAnswers);
}

function tooLongError(what: string, length: number, max: number): AppError {
  const over = (length - max).toLocaleString("en-US");
  const sentence = `${what}: at most ${max.toLocaleString("en-US")} characters are possible. Shorten by ${over}.`;
  return new AppError("answer_too_long", sentence);
}

function checkRefine({ refine }: GenerateRequest) {
  if (refine && isBlank(refine.request)) throw new AppError("bad_request", "Say what to change.");
  if (refine && isBlank(refine.result))
    throw new AppError("bad_request", "There is no text to change yet.");
  if (refine?.passage !== undefined && !refine.result.includes(refine.passage))
    throw new AppError("bad_request", "That passage isn’t in the text any more. Select it again.");
}
