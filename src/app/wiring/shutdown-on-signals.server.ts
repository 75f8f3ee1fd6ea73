import { setTimeout as wait } from "node:timers/promises";
import { describeError } from "#http/errors/describe-error.ts";
import type { Log } from "#http/logging/log.ts";
import type { LogOutput } from "#http/logging/log-output.ts";

/** A log that nobody reads any more must not hold up the end of the process. */
const lastLinesTimeoutMs = 1_000;

export type ShutdownOptions = {
  /** Aborted at the first signal: from now on the process is not ready for more. */
  readonly shutdownStart: AbortController;
  /** How long it serves on after SIGTERM. Nobody waits for that at a keyboard. */
  readonly delayMs: number;
  /** Ends what was begun; told how long was spent since the signal. */
  readonly close: (spentMs: number) => Promise<void>;
  readonly log: Log;
  readonly output: LogOutput;
};

/**
 * Ends the process when it is told to, and after an error that nothing caught; told twice, at once. Answers how to end it
 * for another reason, with this exit code.
 */
export function shutdownOnSignals({
  shutdownStart,
  delayMs,
  close,
  log,
  output,
}: ShutdownOptions): (code: number) => void {
  async function shutdown(code: number, readinessDelayMs: number) {
    if (shutdownStart.signal.aborted) process.exit(1);
    shutdownStart.abort();
    // Whoever sends us requests asks now and then whether we are ready, and needs the time to hear that we are not.
    await wait(readinessDelayMs);
    await close(readinessDelayMs);
    log.flush();
    await output.close(lastLinesTimeoutMs);
    process.exit(code);
  }

  process.on("SIGTERM", () => void shutdown(0, delayMs));
  for (const signal of ["SIGINT", "SIGHUP"]) process.on(signal, () => void shutdown(0, 0));
  process.on("uncaughtException", (error) => {
    log.error("crashed", describeError(error));
    void shutdown(1, 0);
  });
  return (code) => void shutdown(code, 0);
}
