import { AppError } from "#core/errors/app-error.ts";

export type PlaceCounts = { readonly atOnce: number; readonly waiting: number };

/** Places for work that is dear: few at once, a short queue, and no for the rest. */
export type Places = {
  /** Waits for a place; call the returned function once to leave it. Throws AppError 503, or what `signal` was aborted with. */
  readonly take: (signal: AbortSignal) => Promise<() => void>;
};

export function createPlaces({ atOnce, waiting }: PlaceCounts): Places {
  const queue = new Set<() => void>();
  let taken = 0;

  function leave() {
    const next = queue.values().next().value;
    if (next) next();
    else taken -= 1;
  }

  /** The place passes from who leaves to who waited longest. */
  function waitForPlace(signal: AbortSignal): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const enter = () => {
      queue.delete(enter);
      signal.removeEventListener("abort", giveUp);
      resolve();
    };
    const giveUp = () => {
      queue.delete(enter);
      reject(signal.reason);
    };
    queue.add(enter);
    signal.addEventListener("abort", giveUp, { once: true });
    return promise;
  }

  return {
    async take(signal) {
      signal.throwIfAborted();
      if (taken < atOnce) taken += 1;
      else if (queue.size < waiting) await waitForPlace(signal);
      else
        throw new AppError(
          "busy",
          "Many files are being read at this moment. Try again in a few seconds, or paste the text instead.",
          5,
        );
      return once(leave);
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
