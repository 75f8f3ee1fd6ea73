import { collectEvidence, type Evaluation, type WritingTask } from "#core/checks/evaluate-text.ts";
import { receiptsOf } from "#core/grounding/check-grounding.ts";

/** The facts of a text that the checks find in no answer, as they stand there; what a reader settled is none. */
export function findUnsourcedFacts(
  task: WritingTask,
  { result }: Pick<Evaluation, "result">,
  settled: readonly string[],
): readonly string[] {
  return receiptsOf(task.tool, result, collectEvidence(task), settled)
    .filter(({ problem }) => problem !== null)
    .map(({ fact }) => fact.text);
}
