import type { Evaluation, Reading, WritingTask } from "#core/checks/evaluate-text.ts";
import { findUnsourcedFacts } from "./unsourced-facts.ts";

/** Doubts that one text may raise; docs/decisions/0037 has what careful and careless writers raise. */
const mostDoubts = 2;
/** A reader who leaves an error that was put in lets others pass too. */
const doubtsOfMissedSeed = 2;

/**
 * Whether a model’s draft, as it came, raises so many doubts that its other words cannot be trusted either: facts that
 * the checks find in no answer and its reader did not settle, passages that the reader called false, and seeded errors
 * that the reader left.
 */
export function isUnreliable(
  task: WritingTask,
  draft: Pick<Evaluation, "result">,
  { settled, calledFalse, missedSeeds }: Reading,
): boolean {
  const facts = findUnsourcedFacts(task, draft, settled).map((fact) => fact.toLowerCase());
  const doubts = new Set([...facts, ...calledFalse]).size + missedSeeds * doubtsOfMissedSeed;
  return doubts > mostDoubts;
}
