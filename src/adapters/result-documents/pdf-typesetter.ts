import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { projectRoot } from "#adapters/project-root.ts";
import { TypesetResponse, type TypesetResult } from "#adapters/result-documents/child/messages.ts";

/** Milliseconds: for a start with all faces, for one document, and how long it waits for the next one. */
const timeouts = { startMs: 15_000, typesetMs: 10_000, idleMs: 60_000 };

export type PdfTypesetter = {
  /** Sets one document, given as JSON. Null when the process cannot start, or ended at it. */
  readonly typeset: (language: string) => Promise<TypesetResult | null>;
  /** Ends the process; resolves when it is gone. */
  readonly kill: () => Promise<void>;
};

type PendingRequest = {
  readonly resolve: (answer: TypesetResult | null) => void;
  readonly timer: NodeJS.Timeout;
};

/** Typesets in a process of its own: its native code can neither stop nor end the service. */
export function createPdfTypesetter(): PdfTypesetter {
  const pending = new Map<number, PendingRequest>();
  let child: ChildProcess | undefined;
  let ready: Promise<boolean> | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  let lastId = 0;

  function start(): Promise<boolean> {
    const started = fork(childScript(), { serialization: "advanced", env: {}, stdio: "ignore" });
    child = started;
    started.once("error", () => onExit(started));
    started.once("exit", () => onExit(started));
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => started.kill("SIGKILL"), timeouts.startMs);
    started.once("exit", () => resolve(false));
    started.once("error", () => resolve(false));
    started.once("message", () => {
      clearTimeout(timer);
      started.on("message", onMessage);
      resolve(true);
    });
    return promise;
  }

  function onExit(ended: ChildProcess) {
    if (child !== ended) return;
    child = undefined;
    ready = undefined;
    for (const id of pending.keys()) settleRequest(id, null);
  }

  function onMessage(message: unknown) {
    const answer = TypesetResponse.parse(message);
    settleRequest(answer.id, answer);
    scheduleIdleStop();
  }

  function settleRequest(id: number, answer: TypesetResult | null) {
    const request = pending.get(id);
    pending.delete(id);
    if (!request) return;
    clearTimeout(request.timer);
    request.resolve(answer);
  }

  function scheduleIdleStop() {
    clearTimeout(idleTimer);
    if (pending.size === 0) idleTimer = setTimeout(() => child?.kill(), timeouts.idleMs).unref();
  }

  return {
    async typeset(language) {
      clearTimeout(idleTimer);
      ready ??= start();
      if (!(await ready) || !child) return null;
      const activeChild = child;
      lastId += 1;
      const id = lastId;
      const { promise, resolve } = Promise.withResolvers<TypesetResult | null>();
      const timer = setTimeout(() => activeChild.kill("SIGKILL"), timeouts.typesetMs);
      pending.set(id, { resolve, timer });
      activeChild.send({ id, language });
      return promise;
    },
    async kill() {
      clearTimeout(idleTimer);
      const ending = child;
      if (!ending) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      ending.once("exit", () => resolve());
      ending.kill("SIGKILL");
      await promise;
    },
  };
}

/** The process's code as it lies here: in the sources, or in the built server. */
function childScript(): string {
  const root = projectRoot();
  return import.meta.filename.endsWith(".ts")
    ? join(root, "src/adapters/result-documents/child/typeset-results.ts")
    : join(root, "dist/server/language-setter.js");
}
