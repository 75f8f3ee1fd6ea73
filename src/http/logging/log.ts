export const logLevels = ["debug", "info", "warn", "error", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];
type LineLevel = Exclude<LogLevel, "silent">;

export type LogFields = Readonly<Record<string, unknown>>;

/** A request that was answered; `ms` is the time from its head to the end of the answer. */
export type ServedRequest = {
  readonly method: string;
  /** The route's pattern: an address may hold a token. */
  readonly route: string;
  readonly status: number;
  readonly ms: number;
};

/** Whose a request was, in signs that may stand in a line as they are: letters, digits, `_`, `.` and `-`. */
export type RequestOrigin = {
  readonly requestId?: string | undefined;
  readonly client?: string | undefined;
};

/** Hears of everything, whatever level is written. */
export type LogObserver = {
  readonly request: (served: ServedRequest) => void;
  readonly event: (level: LineLevel, event: string, facts: LogFields) => void;
};

type LogEvent = (event: string, facts?: LogFields) => void;

/** Structured lines, one JSON object each: what happened, never what anybody wrote. */
export type Log = {
  readonly debug: LogEvent;
  readonly info: LogEvent;
  readonly warn: LogEvent;
  readonly error: LogEvent;
  readonly request: (level: "debug" | "info", served: ServedRequest, facts: LogFields) => void;
  /** The line of a request that took no time to speak of; its own time is exact to 20 ms. */
  readonly cachedRequest: (
    method: string,
    route: string,
    status: number,
    origin: RequestOrigin,
  ) => void;
  /** Writes what is still held back. */
  readonly flush: () => void;
};

export type LogOptions = {
  /** Stand in every line: which process, which release. */
  readonly fields?: LogFields;
  readonly observer?: LogObserver;
};

const flushAfterMs = 20;
const flushAtLines = 500;
const maxCachedTails = 500;

/** Lines below the level are dropped. They are written in batches, an error at once. */
export function createLog(
  level: LogLevel,
  write: (text: string) => void,
  { fields = {}, observer }: LogOptions = {},
): Log {
  const minLevel = logLevels.indexOf(level);
  const isWritten = (at: LogLevel) => logLevels.indexOf(at) >= minLevel;
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

  function writeLine(at: LineLevel, event: string, facts: LogFields) {
    if (timer === undefined) startBatch();
    const time = new Date().toISOString();
    append(`${JSON.stringify({ time, level: at, event, ...fields, ...facts })}\n`);
    if (at === "error") flush();
  }

  function logAt(at: LineLevel): LogEvent {
    return (event, facts = {}) => {
      observer?.event(at, event, facts);
      if (isWritten(at)) writeLine(at, event, facts);
    };
  }

  // Reading the clock and writing facts out cost more than all else a cached page needs.
  function writeCached(method: string, route: string, status: number, origin: RequestOrigin) {
    if (timer === undefined) startBatch();
    const key = `${method} ${status} ${route}`;
    const tail = tails.get(key) ?? cachedLineTail({ method, route, status, ms: 0 }, fields);
    if (tails.size < maxCachedTails) tails.set(key, tail);
    append(`{"time":"${batchTime}"${originText(origin)}${tail}`);
  }

  return {
    debug: logAt("debug"),
    info: logAt("info"),
    warn: logAt("warn"),
    error: logAt("error"),
    request(at, served, facts) {
      observer?.request(served);
      if (isWritten(at)) writeLine(at, "request", { ...served, ...facts });
    },
    cachedRequest(method, route, status, origin) {
      observer?.request({ method, route, status, ms: 0 });
      if (isWritten("info")) writeCached(method, route, status, origin);
    },
    flush,
  };
}

function originText({ requestId, client }: RequestOrigin): string {
  const id = requestId === undefined ? "" : `,"requestId":"${requestId}"`;
  return client === undefined ? id : `${id},"client":"${client}"`;
}

function cachedLineTail(served: ServedRequest, fields: LogFields): string {
  const facts = { level: "info", event: "request", ...fields, ...served };
  return `,${JSON.stringify(facts).slice(1)}\n`;
}

/** For parts and tests that have nothing to log. */
export const silentLog: Log = createLog("silent", () => {});
