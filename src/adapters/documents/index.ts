import { AppError } from "#core/errors/app-error.ts";
import type { Documents } from "./documents.ts";
import { createMemoryWatch } from "./memory-watch.ts";
import { createPlaces, type PlaceCounts } from "./places.ts";
import { type Reader, type ReaderTimes, readerTimes, startReader } from "./reader.ts";
import { type Command, readerCode, readerCommand } from "./reader-command.ts";
import { createSpare } from "./spare.ts";

export type DocumentsOptions = {
  readonly places?: PlaceCounts;
  readonly times?: ReaderTimes;
  readonly command?: Command;
};

const usualPlaces: PlaceCounts = { atOnce: 2, waiting: 8 };

/** Reads each file in a process of its own; one waits ready for the next file while there is work. */
export function openDocuments(options: DocumentsOptions = {}): Documents {
  const { places: counts = usualPlaces, times = readerTimes } = options;
  const command = options.command ?? readerCommand(readerCode());
  const places = createPlaces(counts);
  const memory = createMemoryWatch();
  const working = new Set<Reader>();
  let isClosed = false;
  const spare = createSpare((isWarm) =>
    startReader({
      command: isWarm ? { ...command, args: [...command.args, "warm"] } : command,
      memory,
      times,
    }),
  );

  /** The place is free when the process is gone, so that never more run than there are places. */
  async function release(reader: Reader, leave: () => void) {
    await reader.end();
    working.delete(reader);
    leave();
    spare.prepare(true);
  }

  return {
    expect: () => spare.prepare(false),
    async read(bytes, signal) {
      const leave = await places.take(signal);
      if (isClosed)
        throw new AppError("unavailable", "We are starting anew. Try again in a minute.", 30);
      const reader = spare.take();
      working.add(reader);
      try {
        return await reader.read(bytes, signal);
      } finally {
        void release(reader, leave);
      }
    },
    async close() {
      isClosed = true;
      await Promise.all([spare.close(), ...[...working].map((reader) => reader.end())]);
    },
  };
}
