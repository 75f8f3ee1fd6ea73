import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../../tests/support/app/free-port.ts";
import { type ServerProcess, startServerProcess } from "../../tests/support/app/server-process.ts";
import type { Release } from "./release.ts";

/** One place behind the proxy: the same port, whichever process and release stands there. */
export type Seat = AsyncDisposable & {
  readonly port: number;
  readonly pid: () => number;
  readonly start: (release: Release) => Promise<void>;
  /** Ends the process at once, in the middle of whatever it does. */
  readonly kill: () => Promise<void>;
  /** Tells it to stop and waits; answers its exit code. */
  readonly stop: () => Promise<number | null>;
  /** What its processes printed, all in one. */
  readonly printed: () => string;
};

export async function createSeat(settings: Readonly<Record<string, string>>): Promise<Seat> {
  const port = await freePort();
  let earlier = "";
  let current: ServerProcess | undefined;

  function running(): ServerProcess {
    if (!current) throw new Error("Nothing runs here.");
    return current;
  }

  async function start(release: Release) {
    earlier += current?.printed() ?? "";
    current = await startServerProcess({ ...settings, PORT: `${port}` }, { folder: release.path });
    if (!(await current.ready))
      throw new Error(`A process ended at its start:\n${current.printed()}`);
  }

  return {
    port,
    pid: () => running().child.pid ?? 0,
    start,
    async kill() {
      running().child.kill("SIGKILL");
      await running().ended;
    },
    async stop() {
      running().child.kill("SIGTERM");
      return Promise.race([running().ended, wait(60_000, null, { ref: false })]);
    },
    printed: () => earlier + (current?.printed() ?? ""),
    [Symbol.asyncDispose]: async () => current?.[Symbol.asyncDispose](),
  };
}
