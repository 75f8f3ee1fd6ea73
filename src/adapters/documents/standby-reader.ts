import type { ReaderProcess } from "./reader-process.ts";

/** A reader that has started before there is a file for it. */
export type StandbyReader = {
  /** Starts one where none waits. Warm takes longer to start and reads sooner: for a file that is not on its way yet. */
  readonly prepare: (isWarm: boolean) => void;
  /** The one that waits, or a new one. */
  readonly take: () => ReaderProcess;
  readonly close: () => Promise<void>;
};

/** How long a reader waits for a file that does not come, in milliseconds: it holds some 100 MB. */
const idleTimeoutMs = 10 * 60_000;

export function createStandbyReader(start: (isWarm: boolean) => ReaderProcess): StandbyReader {
  let standby: ReaderProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  function remove(): ReaderProcess | undefined {
    const reader = standby;
    clearTimeout(timer);
    standby = undefined;
    return reader;
  }

  return {
    prepare(isWarm) {
      if (isClosed || standby?.isAlive()) return;
      standby = start(isWarm);
      clearTimeout(timer);
      timer = setTimeout(() => void remove()?.kill(), idleTimeoutMs).unref();
    },
    take() {
      const reader = remove();
      return reader?.isAlive() ? reader : start(false);
    },
    async close() {
      isClosed = true;
      await remove()?.kill();
    },
  };
}
