import type { Model } from "#adapters/model/model.ts";
import type { WordList } from "#core/masking/words/word-list.ts";
import type { GenerateResponse } from "#features/tools/contract.ts";
import type { Log } from "#http/logging/log.ts";
import type { WritingEvent } from "./write-step.server.ts";

/** A further call begins only this soon after the start (milliseconds). */
export type CallWindow = { readonly startWithinMs: number };

export type WriteTextDeps = {
  readonly model: Model;
  readonly log: Log;
  /** Whether a second call makes each draft true. */
  readonly hasReview: boolean;
  readonly callWindow: CallWindow;
  /** A full list of English words. */
  readonly loadWords: () => Promise<WordList>;
};

export type Writing = AsyncGenerator<WritingEvent, GenerateResponse>;
