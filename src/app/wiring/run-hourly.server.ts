import { describeError } from "#http/errors/describe-error.ts";
import type { Log } from "#http/logging/log.ts";

const minuteMs = 60_000;

/** Runs the work in a minute and then each hour, until the returned function is called. Logs and retries failures. */
export function runHourly(what: string, work: () => Promise<void>, log: Log): () => void {
  const act = () => {
    work().catch((error: unknown) => log.warn(`${what} failed`, describeError(error)));
  };
  const timers = [setTimeout(act, minuteMs).unref(), setInterval(act, 60 * minuteMs).unref()];
  return () => {
    for (const timer of timers) clearTimeout(timer);
  };
}
