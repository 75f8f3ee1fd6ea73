export const logLevels = ["debug", "info", "warn", "error", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];

type Facts = Readonly<Record<string, unknown>>;

/** Structured lines, one JSON object each: what happened, never what she wrote. */
export type Log = {
  readonly info: (event: string, facts?: Facts) => void;
  readonly warn: (event: string, facts?: Facts) => void;
  readonly error: (event: string, facts?: Facts) => void;
  /** Writes what is still held back. */
  readonly flush: () => void;
};

const flushAfterMs = 50;
const flushAtLines = 500;

/** Lines below the level are dropped. Information is written in batches, trouble at once. */
export function createLog(level: LogLevel, write: (text: string) => void): Log {
  const least = logLevels.indexOf(level);
  let held: string[] = [];
  let timer: NodeJS.Timeout | undefined;

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    if (held.length === 0) return;
    const text = held.join("");
    held = [];
    write(text);
  }

  function line(at: Exclude<LogLevel, "silent" | "debug">) {
    if (logLevels.indexOf(at) < least) return () => {};
    return (event: string, facts: Facts = {}) => {
      held.push(
        `${JSON.stringify({ time: new Date().toISOString(), level: at, event, ...facts })}\n`,
      );
      if (at === "error" || held.length >= flushAtLines) return flush();
      timer ??= setTimeout(flush, flushAfterMs).unref();
    };
  }

  return { info: line("info"), warn: line("warn"), error: line("error"), flush };
}

/** For parts and tests that have nothing to tell. */
export const silentLog: Log = createLog("silent", () => {});
