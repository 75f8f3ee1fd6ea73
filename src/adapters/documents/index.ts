import type { Documents } from "./documents.ts";
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
  const working = new Set<Reader>();
  const spare = createSpare(() => startReader(command, times));

  return {
    expect: spare.prepare,
    async read(bytes, signal) {
      const leave = await places.take(signal);
      const reader = spare.take();
      working.add(reader);
      try {
        return await reader.read(bytes, signal);
      } finally {
        void reader.end().then(() => {
          working.delete(reader);
          leave();
          spare.prepare();
        });
      }
    },
    async close() {
      await Promise.all([spare.close(), ...[...working].map((reader) => reader.end())]);
    },
  };
}
