import { describeError } from "#http/errors/describe-error.ts";
import type { Log } from "#http/logging/log.ts";

const minuteMs = 60_000;

/** Does the work a minute from now and then each hour, until the answer is called. A failure is told and tried again. */
export function runHourly(what: string, work: () => Promise<void>, log: Log): () => void {
  const act = () => {
    work().catch((error: unknown) => log.warn(`${what} failed`, describeError(error)));
  };
  const timers = [setTimeout(act, minuteMs).unref(), setInterval(act, 60 * minuteMs).unref()];
  return () => {
    for (const timer of timers) clearTimeout(timer);
  };
}
