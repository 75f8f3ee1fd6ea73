/** How long a writer may take, in milliseconds. */
export type Patience = {
  /** From the call to the first text, headers included. */
  readonly firstTextMs: number;
  /** Between two pieces of text. */
  readonly pauseMs: number;
  readonly totalMs: number;
  /** A failure this early is tried once more. */
  readonly retryWithinMs: number;
};

export const patience: Patience = {
  firstTextMs: 30_000,
  pauseMs: 15_000,
  totalMs: 90_000,
  retryWithinMs: 4_000,
};

export type Watch = {
  /** Aborted when time ran out or the watch was stopped. */
  readonly signal: AbortSignal;
  readonly ranOut: () => boolean;
  readonly elapsedMs: () => number;
  /** The writer is at it: the pause counts from `waiting` on. */
  readonly heard: () => void;
  readonly waiting: () => void;
  readonly stop: () => void;
};

/** Starts watching one call; stop it in every case, it ends what still runs behind its signal. */
export function startWatch({ firstTextMs, pauseMs, totalMs }: Patience): Watch {
  const controller = new AbortController();
  const startedAt = performance.now();
  let late = false;
  const giveUp = () => {
    late = true;
    controller.abort();
  };
  const total = setTimeout(giveUp, totalMs);
  let wait = setTimeout(giveUp, firstTextMs);
  return {
    signal: controller.signal,
    ranOut: () => late,
    elapsedMs: () => performance.now() - startedAt,
    heard: () => clearTimeout(wait),
    waiting: () => {
      clearTimeout(wait);
      wait = setTimeout(giveUp, pauseMs);
    },
    stop: () => {
      clearTimeout(total);
      clearTimeout(wait);
      controller.abort();
    },
  };
}
