import type { Model } from "#adapters/model/model.ts";
import { labelsOf } from "#core/checks/judge-text.ts";
import type { WritingTask } from "#core/checks/writing-task.ts";
import type { WritingStep } from "#core/prompt/model-prompt.ts";
import { holdBackAdvice } from "./stream/hold-back-advice.ts";
import { holdBackNotes } from "./stream/hold-back-notes.ts";

/** What is passed on while a text is written. After a rewrite, the pieces are of the text that takes the draft's place. */
export type WritingEvent =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "rewrite" };

/** One call: passes on what may be seen of the text while it comes, and returns the whole. Throws AppError. */
export async function* writeStep(
  model: Model,
  task: WritingTask,
  step: WritingStep,
  signal: AbortSignal,
): AsyncGenerator<WritingEvent, string> {
  let whole = "";
  const [notes, advice] = [holdBackNotes(labelsOf(task)), holdBackAdvice()];
  function* rest(): Generator<WritingEvent> {
    const text = advice.push(notes.end()) + advice.end();
    if (text !== "") yield { kind: "text", text };
  }
  try {
    for await (const piece of model.streamText({ ...task, step }, signal)) {
      whole += piece;
      const text = advice.push(notes.push(piece));
      if (text !== "") yield { kind: "text", text };
    }
  } catch (error) {
    // What came before a text broke off is kept.
    yield* rest();
    throw error;
  }
  yield* rest();
  return whole;
}
