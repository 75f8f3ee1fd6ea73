import { buildPrompt } from "#core/prompt/build-prompt.ts";
import type { GenerateRequest } from "./contract.ts";
import type { PagedTool } from "./queries.ts";
import { shownOf } from "./question-blocks.ts";
import type { Job, Session } from "./session.ts";

/** What is sent for this job: the answers to the questions she is asked, and no other. */
export function requestFor(
  tool: PagedTool,
  { tone, shelf, ...session }: Session,
  job: Job,
): GenerateRequest {
  const questions = shownOf(tool.questions, session.answers);
  const answers = Object.fromEntries(
    questions.flatMap(({ id }) => {
      const answer = session.answers[id];
      return answer === undefined ? [] : [[id, answer]];
    }),
  );
  return {
    prompt: buildPrompt({ ...tool, questions }, answers, tone),
    toolId: tool.toolId,
    answers,
    tone,
    ...(shelf.length > 0 && { shelf: [...shelf] }),
    ...(job.of !== null && {
      refine: {
        request: job.request,
        result: job.of,
        earlier: job.earlier ? [...job.earlier] : [],
      },
    }),
  };
}
