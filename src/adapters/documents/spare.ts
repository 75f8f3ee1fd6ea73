import type { Reader } from "./reader.ts";

/** A reader that has started before there is a file for it. */
export type Spare = {
  readonly prepare: () => void;
  /** The one that waits, or a new one. */
  readonly take: () => Reader;
  readonly close: () => Promise<void>;
};

/** How long a reader waits for a file that does not come, in milliseconds. */
const patience = 10 * 60_000;

export function createSpare(start: () => Reader): Spare {
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
    prepare() {
      if (isClosed || waiting?.isAlive()) return;
      waiting = start();
      clearTimeout(timer);
      timer = setTimeout(() => void remove()?.end(), patience).unref();
    },
    take() {
      const reader = remove();
      return reader?.isAlive() ? reader : start();
    },
    async close() {
      isClosed = true;
      await remove()?.end();
    },
  };
}
