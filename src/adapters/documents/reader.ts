import { type ChildProcess, spawn } from "node:child_process";
import type { DocumentRefusal, Parsed } from "./document.ts";
import type { MemoryWatch } from "./memory-watch.ts";
import { readAnswer } from "./read-answer.ts";
import type { Command } from "./reader-command.ts";

/** A process that reads one file and is used once. */
export type Reader = {
  /** Sends the bytes and waits for what they say. Throws when the process never got ready, or what `signal` was aborted with. */
  readonly read: (bytes: Uint8Array, signal: AbortSignal) => Promise<Parsed>;
  /** Ends the process whatever it does; resolves when it is gone. */
  readonly end: () => Promise<void>;
  /** False once it is gone, for whatever reason. */
  readonly isAlive: () => boolean;
};

export type ReaderTimes = { readonly start: number; readonly read: number };

/** In milliseconds. */
export const readerTimes: ReaderTimes = { start: 20_000, read: 10_000 };

const mostAnswerBytes = 16 * 1024 * 1024;
const readyLine = "ready\n";

type Ending = { readonly code: number | null; readonly signal: NodeJS.Signals | null };

export type ReaderParts = {
  readonly command: Command;
  readonly memory: MemoryWatch;
  readonly times?: ReaderTimes;
};

/** Starts a reader; it says when it is ready for its file. */
export function startReader({ command, memory, times = readerTimes }: ReaderParts): Reader {
  const ready = Promise.withResolvers<void>();
  const gone = Promise.withResolvers<Ending>();
  const said: Buffer[] = [];
  let size = 0;
  let isReady = false;
  let isGone = false;
  let refusal: DocumentRefusal | undefined;

  const child = spawn(command.file, command.args, {
    // Its own process group, so that the end reaches all of it, and a key pressed in a terminal does not.
    detached: process.platform !== "win32",
    env: {},
    // What it prints about a file may hold her words.
    stdio: ["pipe", "pipe", "ignore"],
  });
  const { pid } = child;
  const stopWatching = pid === undefined ? () => {} : memory.add(pid, () => stop("too_complex"));
  child.once("error", () => finish({ code: null, signal: null }));
  child.once("close", (code, signal) => finish({ code, signal }));
  child.stdin.on("error", () => {});
  child.stdout.on("data", hear);
  ready.promise.catch(() => {});

  function hear(piece: Buffer) {
    said.push(piece);
    size += piece.byteLength;
    if (size > mostAnswerBytes) stop("too_complex");
    if (isReady || !Buffer.concat(said).toString("latin1").startsWith(readyLine)) return;
    isReady = true;
    ready.resolve();
  }

  function finish(ending: Ending) {
    isGone = true;
    stopWatching();
    const { code, signal } = ending;
    ready.reject(new Error(`The document reader ended at its start: ${signal ?? code}.`));
    gone.resolve(ending);
  }

  function stop(why?: DocumentRefusal) {
    refusal ??= why;
    if (!isGone) killGroup(child);
  }

  function leave() {
    stop();
  }

  async function answer(bytes: Uint8Array): Promise<Parsed> {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(bytes.byteLength);
    child.stdin.write(length);
    child.stdin.write(bytes);
    const { code, signal } = await gone.promise;
    if (refusal) return { ok: false, code: refusal };
    const parsed = code === 0 ? readAnswer(Buffer.concat(said).subarray(readyLine.length)) : null;
    // What the system ended wanted more than it may have; what ended itself met a file it could not read.
    return parsed ?? { ok: false, code: signal === null ? "damaged" : "too_complex" };
  }

  return {
    async read(bytes, signal) {
      signal.throwIfAborted();
      signal.addEventListener("abort", leave, { once: true });
      let timer = setTimeout(leave, times.start);
      try {
        await ready.promise;
        clearTimeout(timer);
        timer = setTimeout(() => stop("timed_out"), times.read);
        return await answer(bytes);
      } finally {
        clearTimeout(timer);
        signal.removeEventListener("abort", leave);
        signal.throwIfAborted();
      }
    },
    async end() {
      stop();
      await gone.promise;
    },
    isAlive: () => !isGone,
  };
}

function killGroup(child: ChildProcess) {
  try {
    if (process.platform === "win32" || child.pid === undefined) child.kill("SIGKILL");
    else process.kill(-child.pid, "SIGKILL");
  } catch {
    child.kill("SIGKILL");
  }
}
