import type { Reader } from "./reader.ts";

/** A reader that has started before there is a file for it. */
export type Spare = {
  /** Starts one where none waits. Warm takes longer to start and reads sooner: for a file that is not on its way yet. */
  readonly prepare: (isWarm: boolean) => void;
  /** The one that waits, or a new one. */
  readonly take: () => Reader;
  readonly close: () => Promise<void>;
};

/** How long a reader waits for a file that does not come, in milliseconds: it holds some 100 MB. */
const patience = 10 * 60_000;

export function createSpare(start: (isWarm: boolean) => Reader): Spare {
  let waiting: Reader | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  function remove(): Reader | undefined {
    const reader = waiting;
    clearTimeout(timer);
    waiting = undefined;
    return reader;
  }

  return {
    prepare(isWarm) {
      if (isClosed || waiting?.isAlive()) return;
      waiting = start(isWarm);
      clearTimeout(timer);
      timer = setTimeout(() => void remove()?.end(), patience).unref();
    },
    take() {
      const reader = remove();
      return reader?.isAlive() ? reader : start(false);
    },
    async close() {
      isClosed = true;
      await remove()?.end();
    },
  };
}
