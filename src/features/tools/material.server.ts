import { AppError } from "#core/errors/app-error.ts";
import { answerLimit, limits } from "#core/prompt/limits.ts";
import { readPrompt } from "#core/prompt/read-prompt.ts";
import {
  type Answers,
  type Material,
  type Question,
  signatureTone,
  type ToolDefinition,
} from "#core/tools/definition.ts";
import type { GenerateRequest } from "./contract.ts";

/** Her answers and tone out of a request, held to their limits; throws AppError 400 with a sentence. */
export function readMaterial(tool: ToolDefinition, request: GenerateRequest): Material {
  const sent = request.answers
    ? { answers: request.answers, tone: signatureTone }
    : fromPrompt(tool, request.prompt);
  const answers = known(tool, sent.answers);
  const tone = request.tone ?? sent.tone;
  if (!tool.tones.includes(tone))
    throw new AppError("unknown_tone", `${tool.title} has these tones: ${tool.tones.join(", ")}.`);
  checkSizes(tool.questions, answers);
  checkRefine(request);
  if (!request.refine && Object.values(answers).every((answer) => answer.trim() === ""))
    throw new AppError("blank_answers", "Answer at least one question first.");
  return { answers, tone };
}

function fromPrompt(tool: ToolDefinition, prompt: string | undefined): Material {
  const material = prompt === undefined ? null : readPrompt(tool, prompt);
  if (material) return material;
  throw new AppError(
    "unreadable_prompt",
    "We could not find your answers in this request. Reload the page and try again.",
  );
}

/** Unknown ids are left out; nothing but the tool's own questions is ever read. */
function known({ questions }: ToolDefinition, sent: Answers): Answers {
  return Object.fromEntries(
    questions.map(({ id }) => [id, Object.hasOwn(sent, id) ? (sent[id] ?? "") : ""]),
  );
}

function checkSizes(questions: readonly Question[], answers: Answers) {
  for (const question of questions) {
    const { length } = answers[question.id] ?? "";
    const most = answerLimit(question);
    if (length > most) throw tooLong(`Your answer to “${question.text}”`, length, most);
  }
  const total = Object.values(answers).reduce((sum, answer) => sum + answer.length, 0);
  if (total > limits.allAnswers) throw tooLong("All answers together", total, limits.allAnswers);
}

function tooLong(what: string, length: number, most: number): AppError {
  const over = (length - most).toLocaleString("en-US");
  const sentence = `${what}: at most ${most.toLocaleString("en-US")} characters are possible. Shorten by ${over}.`;
  return new AppError("answer_too_long", sentence);
}

function checkRefine({ refine }: GenerateRequest) {
  if (refine?.request.trim() === "") throw new AppError("bad_request", "Say what to change.");
  if (refine?.result.trim() === "")
    throw new AppError("bad_request", "There is no language to change yet.");
}
