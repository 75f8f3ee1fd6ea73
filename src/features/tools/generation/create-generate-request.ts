import { readLineKey } from "#core/composer/draft/line-key.ts";
import { buildPrompt } from "#core/prompt/build-prompt.ts";
import type { GenerateRequest } from "#features/tools/requests.ts";
import type { ToolPageData } from "#features/tools/tool-page-contract.ts";
import { askedQuestions } from "#features/tools/form/question-blocks.ts";
import type {
  FinishedLines,
  GenerationJob,
  WorkspaceState,
} from "#features/tools/workspace/workspace-state.ts";

/** What is sent for this job: the answers to the questions that are asked, and no other. */
export function createGenerateRequest(
  tool: ToolPageData,
  { tone, shelf, ...state }: WorkspaceState,
  job: GenerationJob,
): GenerateRequest {
  const questions = askedQuestions(tool.questions, state.answers);
  const answers = Object.fromEntries(
    questions.flatMap(({ id }) => {
      const answer = state.answers[id];
      return answer === undefined ? [] : [[id, answer]];
    }),
  );
  return {
    prompt: buildPrompt({ ...tool, questions }, answers, tone),
    toolId: tool.toolId,
    answers,
    tone,
    ...finishedOf(job.baseResult === null ? (job.finished ?? state.finished) : state.finished),
    ...(shelf.length > 0 && { shelf: [...shelf] }),
    ...(job.baseResult !== null && {
      refine: {
        request: job.request,
        result: job.baseResult,
        ...(job.passage !== undefined && { passage: job.passage }),
        earlier: job.earlierRequests ? [...job.earlierRequests] : [],
      },
    }),
  };
}

function finishedOf(lines: FinishedLines): Pick<GenerateRequest, "finished"> {
  const finished = Object.entries(lines).map(([key, text]) => ({ ...readLineKey(key), text }));
  return finished.length > 0 ? { finished } : {};
}
