export const logLevels = ["debug", "info", "warn", "error", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];

type Facts = Readonly<Record<string, unknown>>;

/** Structured lines, one JSON object each: what happened, never what she wrote. */
export type Log = {
  readonly info: (event: string, facts?: Facts) => void;
  readonly warn: (event: string, facts?: Facts) => void;
  readonly error: (event: string, facts?: Facts) => void;
  /** The line of a request that took no time to speak of; its own time is exact to 20 ms. */
  readonly request: (method: string, route: string, status: number) => void;
  /** Writes what is still held back. */
  readonly flush: () => void;
};

const flushAfterMs = 20;
const flushAtLines = 500;
const mostTails = 500;

/** Lines below the level are dropped. They are written in batches, an error at once. */
export function createLog(level: LogLevel, write: (text: string) => void): Log {
  const least = logLevels.indexOf(level);
  const tails = new Map<string, string>();
  let held = "";
  let lines = 0;
  let begun = "";
  let timer: NodeJS.Timeout | undefined;

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    const text = held;
    held = "";
    lines = 0;
    if (text !== "") write(text);
  }

  function begin() {
    begun = new Date().toISOString();
    timer = setTimeout(flush, flushAfterMs).unref();
  }

  function hold(text: string) {
    held += text;
    lines += 1;
    if (lines >= flushAtLines) flush();
  }

  function lineAt(at: "info" | "warn" | "error") {
    if (logLevels.indexOf(at) < least) return () => {};
    return (event: string, facts: Facts = {}) => {
      if (timer === undefined) begin();
      const time = new Date().toISOString();
      hold(`${JSON.stringify({ time, level: at, event, ...facts })}\n`);
      if (at === "error") flush();
    };
  }

  // Reading the clock and writing facts out cost more than all else a kept page needs.
  function request(method: string, route: string, status: number) {
    if (timer === undefined) begin();
    const key = `${method} ${status} ${route}`;
    const tail = tails.get(key) ?? tailOf(method, route, status);
    if (tails.size < mostTails) tails.set(key, tail);
    hold(`{"time":"${begun}"${tail}`);
  }

  const isInformed = logLevels.indexOf("info") >= least;
  return {
    info: lineAt("info"),
    warn: lineAt("warn"),
    error: lineAt("error"),
    request: isInformed ? request : () => {},
    flush,
  };
}

function tailOf(method: string, route: string, status: number): string {
  const facts = { level: "info", event: "request", method, route, status, ms: 0 };
  return `,${JSON.stringify(facts).slice(1)}\n`;
}

/** For parts and tests that have nothing to tell. */
export const silentLog: Log = createLog("silent", () => {});
