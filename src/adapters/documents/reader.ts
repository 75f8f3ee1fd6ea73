import { spawn } from "node:child_process";
import { constants, setPriority } from "node:os";
import type { DocumentRefusal, Parsed } from "./document.ts";
import { readAnswer } from "./read-answer.ts";
import type { Command } from "./reader-command.ts";
import { watchMemory } from "./watch-memory.ts";

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

export function startReader({ file, args }: Command, times: ReaderTimes = readerTimes): Reader {
  const started = Promise.withResolvers<void>();
  const gone = Promise.withResolvers<Ending>();
  const chunks: Buffer[] = [];
  let size = 0;
  let isReady = false;
  let early: DocumentRefusal | undefined;

  const child = spawn(file, args, {
    // Its own process group, so that the end reaches all of it, and a key pressed in a terminal does not.
    detached: process.platform !== "win32",
    env: {},
    // What it prints about a file may hold her words.
    stdio: ["pipe", "pipe", "ignore"],
  });
  const stopWatching = watchMemory(child, () => stop("too_complex"));
  if (child.pid !== undefined) giveWay(child.pid);
  child.once("error", () => finish({ code: null, signal: null }));
  child.once("close", (code, signal) => finish({ code, signal }));
  child.stdin.on("error", () => {});
  child.stdout.on("data", (chunk: Buffer) => {
    chunks.push(chunk);
    size += chunk.byteLength;
    if (size > mostAnswerBytes) stop("too_complex");
    if (isReady || !Buffer.concat(chunks).toString("latin1").startsWith(readyLine)) return;
    isReady = true;
    started.resolve();
  });
  started.promise.catch(() => {});

  function finish(ending: Ending) {
    stopWatching();
    started.reject(new Error(`The document reader ended at its start: ${JSON.stringify(ending)}`));
    gone.resolve(ending);
  }

  function stop(why?: DocumentRefusal) {
    early ??= why;
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
    try {
      if (process.platform === "win32") child.kill("SIGKILL");
      else process.kill(-child.pid, "SIGKILL");
    } catch {
      child.kill("SIGKILL");
    }
  }

  return {
    async read(bytes, signal) {
      signal.throwIfAborted();
      const leave = () => stop();
      signal.addEventListener("abort", leave, { once: true });
      let timer = setTimeout(stop, times.start);
      try {
        await started.promise;
        clearTimeout(timer);
        timer = setTimeout(() => stop("timed_out"), times.read);
        const length = Buffer.alloc(4);
        length.writeUInt32BE(bytes.byteLength);
        child.stdin.write(length);
        child.stdin.write(bytes);
        const ending = await gone.promise;
        signal.throwIfAborted();
        if (early) return { ok: false, code: early };
        const said = Buffer.concat(chunks).subarray(readyLine.length);
        return (ending.code === 0 && readAnswer(said)) || { ok: false, code: refusalOf(ending) };
      } finally {
        clearTimeout(timer);
        signal.removeEventListener("abort", leave);
      }
    },
    async end() {
      stop();
      await gone.promise;
    },
    isAlive: () => child.exitCode === null && child.signalCode === null && child.pid !== undefined,
  };
}

type Ending = { readonly code: number | null; readonly signal: NodeJS.Signals | null };

/** A process that was ended by the system wanted more than it may have; one that ended itself met a file it could not read. */
function refusalOf({ signal }: Ending): DocumentRefusal {
  return signal === null ? "damaged" : "too_complex";
}

/** Reading a file never takes the processor from who is waiting for a page. */
function giveWay(pid: number) {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Ended already, which the reading will tell.
  }
}
