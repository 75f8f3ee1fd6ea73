import { AppError } from "#core/errors/app-error.ts";

export type ConcurrencyLimits = { readonly maxRunning: number; readonly maxWaiting: number };

/** Places for work that is dear: few at once, a short queue, and no for the rest. */
export type ConcurrencyLimiter = {
  /** Waits for a place; call the returned function once to leave it. Throws AppError 503, or what `signal` was aborted with. */
  readonly acquire: (signal: AbortSignal) => Promise<() => void>;
};

export function createConcurrencyLimiter({
  maxRunning,
  maxWaiting,
}: ConcurrencyLimits): ConcurrencyLimiter {
  const queue = new Set<() => void>();
  let running = 0;

  function release() {
    const next = queue.values().next().value;
    if (next) next();
    else running -= 1;
  }

  /** The place passes from who leaves to who waited longest. */
  function waitForTurn(signal: AbortSignal): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const start = () => {
      queue.delete(start);
      signal.removeEventListener("abort", onAbort);
      resolve();
    };
    const onAbort = () => {
      queue.delete(start);
      reject(signal.reason);
    };
    queue.add(start);
    signal.addEventListener("abort", onAbort, { once: true });
    return promise;
  }

  return {
    async acquire(signal) {
      signal.throwIfAborted();
      if (running < maxRunning) running += 1;
      else if (queue.size < maxWaiting) await waitForTurn(signal);
      else
        throw new AppError(
          "busy",
          "Many files are being read at this moment. Try again in a few seconds, or paste the text instead.",
          5,
        );
      return once(release);
    },
  };
}

function once(act: () => void): () => void {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    act();
  };
}
