import { spawn } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { serverAccount } from "../../tests/support/database/postgres-server.ts";

export type Program = AsyncDisposable & { readonly pid: number };

/** A daemon of the cluster under the account that serves; its output goes to a file. */
export function startProgram(command: string, args: readonly string[], logFile: string): Program {
  const log = openSync(logFile, "a");
  const child = spawn(command, args, {
    ...serverAccount(),
    cwd: "/",
    env: { PATH: "/usr/sbin:/usr/bin:/sbin:/bin", LC_ALL: "C.UTF-8" },
    stdio: ["ignore", log, log],
  });
  return {
    pid: child.pid ?? 0,
    async [Symbol.asyncDispose]() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill("SIGCONT");
      child.kill("SIGTERM");
      const ended = once(child, "close");
      const isEnded = await Promise.race([
        ended.then(() => true),
        wait(15_000, false, { ref: false }),
      ]);
      if (!isEnded) child.kill("SIGKILL");
    },
  };
}

/** Resolves once this answers true; throws after so many seconds. */
export async function until(
  what: string,
  check: () => Promise<boolean>,
  seconds = 90,
): Promise<void> {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await wait(200))
    if (await check().catch(() => false)) return;
  throw new Error(`${what} did not come about in ${seconds} seconds.`);
}
