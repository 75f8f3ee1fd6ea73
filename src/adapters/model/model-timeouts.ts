/** How long a writer may take, in milliseconds. */
export type ModelTimeouts = {
  /** From the call to the first text, headers included. */
  readonly firstTextMs: number;
  /** Between two pieces of text. */
  readonly pauseMs: number;
  readonly totalMs: number;
  /** A failure this early is tried once more. */
  readonly retryWithinMs: number;
};

export const defaultModelTimeouts: ModelTimeouts = {
  firstTextMs: 30_000,
  pauseMs: 15_000,
  totalMs: 90_000,
  retryWithinMs: 4_000,
};

export type CallTimer = {
  /** Aborted when time ran out or the watch was stopped. */
  readonly signal: AbortSignal;
  readonly isTimedOut: () => boolean;
  readonly elapsedMs: () => number;
  /** The writer is at it: the pause counts from `waiting` on. */
  readonly pauseTimer: () => void;
  readonly restartTimer: () => void;
  readonly stop: () => void;
};

/** Starts watching one call; stop it in every case, it ends what still runs behind its signal. */
export function startCallTimer({ firstTextMs, pauseMs, totalMs }: ModelTimeouts): CallTimer {
  const controller = new AbortController();
  const startedAt = performance.now();
  let timedOut = false;
  const onTimeout = () => {
    timedOut = true;
    controller.abort();
  };
  const totalTimeout = setTimeout(onTimeout, totalMs);
  let pauseTimeout = setTimeout(onTimeout, firstTextMs);
  return {
    signal: controller.signal,
    isTimedOut: () => timedOut,
    elapsedMs: () => performance.now() - startedAt,
    pauseTimer: () => clearTimeout(pauseTimeout),
    restartTimer: () => {
      clearTimeout(pauseTimeout);
      pauseTimeout = setTimeout(onTimeout, pauseMs);
    },
    stop: () => {
      clearTimeout(totalTimeout);
      clearTimeout(pauseTimeout);
      controller.abort();
    },
  };
}
