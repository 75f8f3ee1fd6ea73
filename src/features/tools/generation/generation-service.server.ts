import { loadEnglishWords } from "#adapters/model/english-words.ts";
import type { Model } from "#adapters/model/model.ts";
import type { WritingTask } from "#core/checks/writing-task.ts";
import { AppError } from "#core/errors/app-error.ts";
import type { ToolId } from "#core/tools/catalogue.ts";
import { describeError } from "#http/errors/describe-error.ts";
import type { Log } from "#http/logging/log.ts";
import type { AiAllowance } from "#features/tools/limits/ai-allowance.server.ts";
import type { DailyAllowance, GenerateResponse } from "#features/tools/contract.ts";
import {
  createGenerationRateLimit,
  type GenerationRateLimit,
} from "#features/tools/limits/generation-rate-limit.server.ts";
import type { Caller } from "#features/tools/limits/caller.server.ts";
import type { SharedGenerationLimiter } from "#features/tools/limits/shared-generation-limiter.server.ts";
import {
  createGenerationLimiter,
  type GenerationConcurrency,
  defaultGenerationConcurrency,
} from "#features/tools/limits/generation-limiter.server.ts";
import { composeResponse } from "./composer-response.server.ts";
import type { WritingEvent } from "./write-step.server.ts";
import { writeText } from "./write-text.server.ts";
import type { CallWindow } from "./writing.server.ts";

export type GenerationServiceDeps = {
  /** Null where the composer writes alone. */
  readonly model: Model | null;
  readonly log: Log;
  readonly allowance: AiAllowance;
  /** Aborted when the process is about to end. */
  readonly shutdownSignal?: AbortSignal;
  readonly concurrency?: GenerationConcurrency;
  /** Where several processes share one database. */
  readonly sharedLimiter?: SharedGenerationLimiter | undefined;
  readonly rateLimit?: GenerationRateLimit;
  readonly callWindow?: CallWindow;
  /** Whether a second call makes each draft true. */
  readonly hasReview?: boolean;
  /** Told of each text that was written to its end, by an AI or the composer. */
  readonly onWritten?: ((tool: ToolId) => void) | undefined;
};

/** One text being written: its pieces, then its answer. `leave` ends it and all that runs behind it. */
export type Generation = {
  readonly stream: AsyncGenerator<WritingEvent, GenerateResponse>;
  readonly signal: AbortSignal;
  readonly cancel: () => void;
};

/** Where texts are written within everybody's limits. */
export type GenerationService = {
  /** Throws AppError 429 or 503 before anything is written. */
  readonly start: (
    assignment: WritingTask,
    caller: Caller,
    asStream: boolean,
  ) => Promise<Generation>;
  /** The AI generations that the person has today; null when the composer writes, which needs none. */
  readonly getRemainingAllowance: (caller: Caller) => Promise<DailyAllowance | null>;
};

/** A text's last call has to have time for its end. */
const defaultCallWindow: CallWindow = { startWithinMs: 75_000 };
/** No text takes longer than this, however slowly it is read. */
const generationTimeoutMs = 150_000;

export function createGenerationService(deps: GenerationServiceDeps): GenerationService {
  const {
    model,
    log,
    shutdownSignal,
    callWindow = defaultCallWindow,
    hasReview = false,
    rateLimit = createGenerationRateLimit(),
  } = deps;
  const limiter = createGenerationLimiter(deps.concurrency ?? defaultGenerationConcurrency);
  const isAi = model !== null;

  /** What fails too late for any response; the database's lease ends by itself. */
  async function logFailure(what: string, work: () => Promise<void>) {
    await work().catch((error: unknown) => log.warn(what, describeError(error)));
  }

  /** A place and a generation of an AI; leaves neither taken when it throws. */
  async function acquireAi(caller: Caller) {
    const releaseShared = await deps.sharedLimiter?.acquire(caller);
    const releasePlace = () =>
      releaseShared ? logFailure("not given back", releaseShared) : Promise.resolve();
    try {
      const { remaining: rest, refund, persist } = await deps.allowance.take(caller);
      return {
        rest,
        refund: () => logFailure("not given back", refund),
        /** Before the text ends its count is on the disk; its first word did not wait for that. */
        settle: () => Promise.all([releasePlace(), logFailure("not on the disk", persist)]),
      };
    } catch (error) {
      await releasePlace();
      throw error;
    }
  }

  return {
    getRemainingAllowance: async (caller) => (isAi ? deps.allowance.getRemaining(caller) : null),
    async start(assignment, person, asStream) {
      if (shutdownSignal?.aborted) throw restartingError();
      await rateLimit(person);
      const release = asStream || isAi ? limiter.acquire(person) : () => {};
      const ai = isAi ? await acquireAi(person).catch(releaseAndRethrow(release)) : null;
      const controller = new AbortController();
      const { signal } = controller;
      const stop = () => controller.abort(restartingError());
      const timer = setTimeout(() => controller.abort(timeoutError()), generationTimeoutMs);
      shutdownSignal?.addEventListener("abort", stop, { once: true });
      let ended: Promise<void> | undefined;
      const end = () => {
        ended ??= finish();
        return ended;
      };
      async function finish() {
        clearTimeout(timer);
        shutdownSignal?.removeEventListener("abort", stop);
        release();
        await ai?.settle();
      }
      signal.addEventListener("abort", () => void end(), { once: true });

      async function* runGeneration(): AsyncGenerator<WritingEvent, GenerateResponse> {
        try {
          const answer = model
            ? yield* writeText(
                { model, log, callWindow, hasReview, loadWords: loadEnglishWords },
                assignment,
                signal,
              )
            : composeResponse(assignment);
          deps.onWritten?.(assignment.tool);
          return ai ? { ...answer, allowance: ai.rest } : answer;
        } catch (error) {
          // Who leaves has used the model all the same; who got an error has not.
          const hasCallerLeft = signal.aborted && !(signal.reason instanceof AppError);
          if (!hasCallerLeft) await ai?.refund();
          throw error;
        } finally {
          // Before the caller gets the response: its next request finds the slot free.
          await end();
        }
      }

      return { stream: runGeneration(), signal, cancel: () => controller.abort() };
    },
  };
}

function releaseAndRethrow(release: () => void) {
  return (error: unknown): never => {
    release();
    throw error;
  };
}

function timeoutError(): AppError {
  return new AppError(
    "upstream_timeout",
    "The text took too long. Your answers are safe. Try again.",
  );
}

function restartingError(): AppError {
  return new AppError(
    "unavailable",
    "We are restarting. Your answers are safe. Try again in a moment.",
    5,
  );
}
