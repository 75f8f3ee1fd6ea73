import type { Check } from "#core/checks/check.ts";
import type { WritingTask } from "#core/checks/evaluate-text.ts";

/** What is to be written; with `repair`, a draft to be corrected where it fell short; with `review`, one to be read. */
export type ModelRequest = WritingTask & {
  readonly repair?: FaultyDraft | undefined;
  readonly review?: FaultyDraft | undefined;
};

/** A draft and the checks that it fails. */
export type FaultyDraft = {
  readonly draft: string;
  readonly faults: readonly Check[];
  /** What leaves in its place, where errors are put in for its reader. */
  readonly seeded?: string;
};

/** Who writes the language. */
export type Model = {
  readonly source: "composer" | "model";
  /**
   * Writes in pieces as they come. Throws AppError with a message for the user when it fails, in bounded time, and the
   * signal's reason once it is aborted. Leaving the loop early ends all work behind it.
   */
  readonly streamText: (request: ModelRequest, signal: AbortSignal) => AsyncGenerator<string, void>;
};
