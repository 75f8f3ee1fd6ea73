import { AppError } from "#core/errors/app-error.ts";
import type { DocumentParser } from "./document-parser.ts";
import { createMemoryMonitor } from "./memory-monitor.ts";
import { createConcurrencyLimiter, type ConcurrencyLimits } from "./concurrency-limiter.ts";
import {
  type ReaderProcess,
  type ReaderTimeouts,
  defaultReaderTimeouts,
  startReaderProcess,
} from "./reader-process.ts";
import { type ReaderCommand, findReaderScript, createReaderCommand } from "./reader-command.ts";
import { createStandbyReader } from "./standby-reader.ts";

export type DocumentParserOptions = {
  readonly concurrency?: ConcurrencyLimits;
  readonly timeouts?: ReaderTimeouts;
  readonly command?: ReaderCommand;
};

const defaultConcurrency: ConcurrencyLimits = { maxRunning: 2, maxWaiting: 8 };

/** Reads each file in a process of its own; one waits ready for the next file while there is work. */
export function openDocumentParser(options: DocumentParserOptions = {}): DocumentParser {
  const { concurrency = defaultConcurrency, timeouts = defaultReaderTimeouts } = options;
  const command = options.command ?? createReaderCommand(findReaderScript());
  const limiter = createConcurrencyLimiter(concurrency);
  const memoryMonitor = createMemoryMonitor();
  const activeReaders = new Set<ReaderProcess>();
  let isClosed = false;
  const standby = createStandbyReader((isWarm) =>
    startReaderProcess({
      command: isWarm ? { ...command, args: [...command.args, "warm"] } : command,
      memoryMonitor,
      timeouts,
    }),
  );

  /** The place is free when the process is gone, so that never more run than there are places. */
  async function release(reader: ReaderProcess, leave: () => void) {
    await reader.kill();
    activeReaders.delete(reader);
    leave();
    standby.prepare(true);
  }

  return {
    prewarm: () => standby.prepare(false),
    async parse(bytes, signal) {
      const leave = await limiter.acquire(signal);
      if (isClosed)
        throw new AppError("unavailable", "We are starting anew. Try again in a minute.", 30);
      const reader = standby.take();
      activeReaders.add(reader);
      try {
        return await reader.parse(bytes, signal);
      } finally {
        void release(reader, leave);
      }
    },
    async close() {
      isClosed = true;
      await Promise.all([standby.close(), ...[...activeReaders].map((reader) => reader.kill())]);
    },
  };
}
