import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { projectRoot } from "#adapters/project-root.ts";
import { Answer, type SetAnswer } from "./child/messages.ts";

/** Milliseconds: for a start with all faces, for one document, and how long it waits for the next one. */
const patience = { start: 15_000, set: 10_000, idle: 60_000 };

export type LanguageSetter = {
  /** Sets one document, given as JSON. Null when the process cannot start, or ended at it. */
  readonly set: (language: string) => Promise<SetAnswer | null>;
  /** Ends the process; resolves when it is gone. */
  readonly end: () => Promise<void>;
};

type Waiting = {
  readonly tell: (answer: SetAnswer | null) => void;
  readonly timer: NodeJS.Timeout;
};

/** Typesets in a process of its own: its native code can neither stop nor end the service. */
export function createLanguageSetter(): LanguageSetter {
  const waiting = new Map<number, Waiting>();
  let child: ChildProcess | undefined;
  let ready: Promise<boolean> | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last = 0;

  function start(): Promise<boolean> {
    const started = fork(code(), { serialization: "advanced", env: {}, stdio: "ignore" });
    child = started;
    started.once("error", () => gone(started));
    started.once("exit", () => gone(started));
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => started.kill("SIGKILL"), patience.start);
    started.once("exit", () => resolve(false));
    started.once("error", () => resolve(false));
    started.once("message", () => {
      clearTimeout(timer);
      started.on("message", hear);
      resolve(true);
    });
    return promise;
  }

  function gone(ended: ChildProcess) {
    if (child !== ended) return;
    child = undefined;
    ready = undefined;
    for (const id of waiting.keys()) settle(id, null);
  }

  function hear(message: unknown) {
    const answer = Answer.parse(message);
    settle(answer.id, answer);
    rest();
  }

  function settle(id: number, answer: SetAnswer | null) {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (!asked) return;
    clearTimeout(asked.timer);
    asked.tell(answer);
  }

  function rest() {
    clearTimeout(idle);
    if (waiting.size === 0) idle = setTimeout(() => child?.kill(), patience.idle).unref();
  }

  return {
    async set(language) {
      clearTimeout(idle);
      ready ??= start();
      if (!(await ready) || !child) return null;
      const asked = child;
      last += 1;
      const id = last;
      const { promise, resolve } = Promise.withResolvers<SetAnswer | null>();
      const timer = setTimeout(() => asked.kill("SIGKILL"), patience.set);
      waiting.set(id, { tell: resolve, timer });
      asked.send({ id, language });
      return promise;
    },
    async end() {
      clearTimeout(idle);
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
function code(): string {
  const root = projectRoot();
  return import.meta.filename.endsWith(".ts")
    ? join(root, "src/adapters/result-documents/child/language-setter.ts")
    : join(root, "dist/server/language-setter.js");
}
