import { setTimeout as wait } from "node:timers/promises";
import { describeError } from "#http/errors/describe-error.ts";
import type { Log } from "#http/logging/log.ts";

export type StopOptions = {
  /** Aborted at the first word of the end: from now on the process is not ready for more. */
  readonly stopping: AbortController;
  /** How long it serves on after SIGTERM. Nobody waits for that at a keyboard. */
  readonly delayMs: number;
  /** Ends what was begun; told how long was spent since the signal. */
  readonly close: (spentMs: number) => Promise<void>;
  readonly log: Log;
};

/**
 * Ends the process when it is told to, and after an error that nothing caught; told twice, at once. Answers how to end it
 * for another reason, with this exit code.
 */
export function stopOnSignals({
  stopping,
  delayMs,
  close,
  log,
}: StopOptions): (code: number) => void {
  async function stop(code: number, readinessDelayMs: number) {
    if (stopping.signal.aborted) process.exit(1);
    stopping.abort();
    // Whoever sends us requests asks now and then whether we are ready, and needs the time to hear that we are not.
    await wait(readinessDelayMs);
    await close(readinessDelayMs);
    log.flush();
    process.stdout.write("", () => process.exit(code));
  }

  process.on("SIGTERM", () => void stop(0, delayMs));
  for (const signal of ["SIGINT", "SIGHUP"]) process.on(signal, () => void stop(0, 0));
  process.on("uncaughtException", (error) => {
    log.error("crashed", describeError(error));
    void stop(1, 0);
  });
  return (code) => void stop(code, 0);
}
