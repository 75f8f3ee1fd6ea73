import type { WritingTask } from "#core/checks/writing-task.ts";
import type { WritingStep } from "#core/prompt/model-prompt.ts";

/** What one call of a model is for. */
export type ModelRequest = WritingTask & { readonly step: WritingStep };

/** A language model behind the operator's address. */
export type Model = {
  /**
   * Writes in pieces as they come. Throws AppError with a message for the user when it fails, in bounded time, and the
   * signal's reason once it is aborted. Leaving the loop early ends all work behind it.
   */
  readonly streamText: (request: ModelRequest, signal: AbortSignal) => AsyncGenerator<string, void>;
};
