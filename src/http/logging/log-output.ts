import type { Writable } from "node:stream";
import type { LogFields } from "./log.ts";

/** Where log lines go. It never throws, never waits for its reader, and keeps only so much for a slow one. */
export type LogOutput = {
  readonly write: (lines: string) => void;
  /** Resolves once the reader has everything, or after `timeoutMs`. */
  readonly close: (timeoutMs: number) => Promise<void>;
};

export type LogOutputOptions = {
  /** What every line says, see `createLog`. */
  readonly fields?: LogFields;
  readonly maxPendingBytes?: number;
};

/**
 * Writes to stdout or another stream. A reader that stalls or goes away loses lines, never the process; once one reads
 * again, a line says how many are missing.
 */
export function createLogOutput(
  stream: Writable,
  { fields = {}, maxPendingBytes = 1024 * 1024 }: LogOutputOptions = {},
): LogOutput {
  let dropped = 0;

  function write(lines: string) {
    if (stream.writableLength + lines.length > maxPendingBytes) {
      dropped += countLines(lines);
      return;
    }
    const missing = dropped;
    const text = missing === 0 ? lines : describeDropped(missing) + lines;
    dropped = 0;
    stream.write(text, (error) => {
      if (error) dropped += missing + countLines(lines);
      else if (dropped > 0) write("");
    });
  }

  function describeDropped(lines: number): string {
    const time = new Date().toISOString();
    const facts = { time, level: "warn", event: "log lines dropped", ...fields, lines };
    return `${JSON.stringify(facts)}\n`;
  }

  // Without a listener, the error of a reader that is gone would end the process.
  stream.on("error", () => {});
  return {
    write,
    close(timeoutMs) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, timeoutMs);
      stream.write("", () => resolve());
      return promise.finally(() => clearTimeout(timer));
    },
  };
}

function countLines(text: string): number {
  return text.split("\n").length - 1;
}
