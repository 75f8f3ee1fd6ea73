import { type ChildProcess, spawn } from "node:child_process";
import type { DocumentErrorCode, ParseResult } from "./parsed-document.ts";
import type { MemoryMonitor } from "./memory-monitor.ts";
import { parseReaderReply } from "./parse-reader-reply.ts";
import type { ReaderCommand } from "./reader-command.ts";

/** A process that reads one file and is used once. */
export type ReaderProcess = {
  /** Sends the bytes and waits for what they say. Throws when the process never got ready, or what `signal` was aborted with. */
  readonly parse: (bytes: Uint8Array, signal: AbortSignal) => Promise<ParseResult>;
  /** Ends the process whatever it does; resolves when it is gone. */
  readonly kill: () => Promise<void>;
  /** False once it is gone, for whatever reason. */
  readonly isAlive: () => boolean;
};

export type ReaderTimeouts = { readonly startMs: number; readonly parseMs: number };

/** In milliseconds. */
export const defaultReaderTimeouts: ReaderTimeouts = { startMs: 20_000, parseMs: 10_000 };

const maxReplyBytes = 16 * 1024 * 1024;
const readyLine = "ready\n";

type ExitStatus = { readonly code: number | null; readonly signal: NodeJS.Signals | null };

export type ReaderProcessOptions = {
  readonly command: ReaderCommand;
  readonly memoryMonitor: MemoryMonitor;
  readonly timeouts?: ReaderTimeouts;
};

/** Starts a reader; it says when it is ready for its file. */
export function startReaderProcess({
  command,
  memoryMonitor,
  timeouts = defaultReaderTimeouts,
}: ReaderProcessOptions): ReaderProcess {
  const readiness = Promise.withResolvers<void>();
  const exited = Promise.withResolvers<ExitStatus>();
  const output: Buffer[] = [];
  let size = 0;
  let isReady = false;
  let isGone = false;
  let errorCode: DocumentErrorCode | undefined;

  const child = spawn(command.file, command.args, {
    // Its own process group, so that the end reaches all of it, and a key pressed in a terminal does not.
    detached: process.platform !== "win32",
    env: {},
    // What it prints about a file may quote the file's text.
    stdio: ["pipe", "pipe", "ignore"],
  });
  const { pid } = child;
  const stopWatching =
    pid === undefined ? () => {} : memoryMonitor.watch(pid, () => stop("too_complex"));
  child.once("error", () => onExit({ code: null, signal: null }));
  child.once("close", (code, signal) => onExit({ code, signal }));
  child.stdin.on("error", () => {});
  child.stdout.on("data", onOutput);
  readiness.promise.catch(() => {});

  function onOutput(chunk: Buffer) {
    output.push(chunk);
    size += chunk.byteLength;
    if (size > maxReplyBytes) stop("too_complex");
    if (isReady || !Buffer.concat(output).toString("latin1").startsWith(readyLine)) return;
    isReady = true;
    readiness.resolve();
  }

  function onExit(ending: ExitStatus) {
    isGone = true;
    stopWatching();
    const { code, signal } = ending;
    readiness.reject(new Error(`The document reader ended at its start: ${signal ?? code}.`));
    exited.resolve(ending);
  }

  function stop(why?: DocumentErrorCode) {
    errorCode ??= why;
    if (!isGone) killProcessGroup(child);
  }

  function cancel() {
    stop();
  }

  async function sendAndAwaitReply(bytes: Uint8Array): Promise<ParseResult> {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(bytes.byteLength);
    child.stdin.write(length);
    child.stdin.write(bytes);
    const { code, signal } = await exited.promise;
    if (errorCode) return { ok: false, code: errorCode };
    const parsed =
      code === 0 ? parseReaderReply(Buffer.concat(output).subarray(readyLine.length)) : null;
    // What the system ended wanted more than it may have; what ended itself met a file it could not read.
    return parsed ?? { ok: false, code: signal === null ? "damaged" : "too_complex" };
  }

  return {
    async parse(bytes, signal) {
      signal.throwIfAborted();
      signal.addEventListener("abort", cancel, { once: true });
      let timer = setTimeout(cancel, timeouts.startMs);
      try {
        await readiness.promise;
        clearTimeout(timer);
        timer = setTimeout(() => stop("timed_out"), timeouts.parseMs);
        return await sendAndAwaitReply(bytes);
      } finally {
        clearTimeout(timer);
        signal.removeEventListener("abort", cancel);
        signal.throwIfAborted();
      }
    },
    async kill() {
      stop();
      await exited.promise;
    },
    isAlive: () => !isGone,
  };
}

function killProcessGroup(child: ChildProcess) {
  try {
    if (process.platform === "win32" || child.pid === undefined) child.kill("SIGKILL");
    else process.kill(-child.pid, "SIGKILL");
  } catch {
    child.kill("SIGKILL");
  }
}
