export const logLevels = ["debug", "info", "warn", "error", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];

/** The line's own fields stand before these: a fact of the same name would take their place. */
type LogFields = Readonly<Record<string, unknown>> & {
  readonly [own in "time" | "level" | "event"]?: never;
};

/** Structured lines, one JSON object each: what happened, never what anybody wrote. */
export type Log = {
  readonly info: (event: string, facts?: LogFields) => void;
  readonly warn: (event: string, facts?: LogFields) => void;
  readonly error: (event: string, facts?: LogFields) => void;
  /** The line of a request that took no time to speak of; its own time is exact to 20 ms. */
  readonly request: (method: string, route: string, status: number) => void;
  /** Writes what is still held back. */
  readonly flush: () => void;
};

const flushAfterMs = 20;
const flushAtLines = 500;
const maxCachedTails = 500;

/** Lines below the level are dropped. They are written in batches, an error at once. */
export function createLog(level: LogLevel, write: (text: string) => void): Log {
  const minLevel = logLevels.indexOf(level);
  const tails = new Map<string, string>();
  let buffered = "";
  let lines = 0;
  let batchTime = "";
  let timer: NodeJS.Timeout | undefined;

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    const text = buffered;
    buffered = "";
    lines = 0;
    if (text !== "") write(text);
  }

  function startBatch() {
    batchTime = new Date().toISOString();
    timer = setTimeout(flush, flushAfterMs).unref();
  }

  function append(text: string) {
    buffered += text;
    lines += 1;
    if (lines >= flushAtLines) flush();
  }

  function logAt(at: "info" | "warn" | "error") {
    if (logLevels.indexOf(at) < minLevel) return () => {};
    return (event: string, facts: LogFields = {}) => {
      if (timer === undefined) startBatch();
      const time = new Date().toISOString();
      append(`${JSON.stringify({ time, level: at, event, ...facts })}\n`);
      if (at === "error") flush();
    };
  }

  // Reading the clock and writing facts out cost more than all else a kept page needs.
  function request(method: string, route: string, status: number) {
    if (timer === undefined) startBatch();
    const key = `${method} ${status} ${route}`;
    const tail = tails.get(key) ?? requestLineTail(method, route, status);
    if (tails.size < maxCachedTails) tails.set(key, tail);
    append(`{"time":"${batchTime}"${tail}`);
  }

  const logsInfo = logLevels.indexOf("info") >= minLevel;
  return {
    info: logAt("info"),
    warn: logAt("warn"),
    error: logAt("error"),
    request: logsInfo ? request : () => {},
    flush,
  };
}

function requestLineTail(method: string, route: string, status: number): string {
  const facts = { level: "info", event: "request", method, route, status, ms: 0 };
  return `,${JSON.stringify(facts).slice(1)}\n`;
}

/** For parts and tests that have nothing to log. */
export const silentLog: Log = createLog("silent", () => {});
