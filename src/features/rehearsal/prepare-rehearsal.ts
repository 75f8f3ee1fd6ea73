import { parseResult } from "#core/result/result-text.ts";
import type { RehearsalText } from "#core/rehearsal/text/rehearsal-text.ts";
import { listInterviewQuestions } from "#core/rehearsal/text/interview-questions.ts";
import { listPushBackLines } from "#core/rehearsal/text/push-back-lines.ts";
import { listSpokenParts } from "#core/rehearsal/text/spoken-parts.ts";
import { spokenSections } from "#core/tools/lists/spoken-sections.ts";
import type { Answers } from "#core/tools/definition.ts";

/** A result as its page has it: the text form of the version shown, and the answers it was written from. */
export type SpokenResult = {
  readonly toolId: string;
  readonly title: string;
  readonly backPath: string;
  readonly result: string;
  readonly answers: Answers;
};

/** The text to be rehearsed; without parts where nothing of it is spoken. */
export function prepareRehearsal(spoken: SpokenResult): RehearsalText {
  const { toolId, title, backPath, result, answers } = spoken;
  const labels = spokenSections[toolId] ?? [];
  const read = parseResult(result);
  const parts = listSpokenParts(read, labels, answers);
  const questions = listInterviewQuestions(read, labels, answers);
  return {
    toolId,
    title,
    backPath,
    parts,
    pushBack: listPushBackLines(toolId, parts, answers),
    interview: questions.length === 0 ? undefined : questions,
  };
}
