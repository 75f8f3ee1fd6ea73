import type { ChildProcess } from "node:child_process";
import { rmSync } from "node:fs";
import { createStartedDataFolder } from "../../support/database/data-folder.ts";
import { startServerProcess } from "../../support/app/server-process.ts";

export type RunningServer = AsyncDisposable & {
  readonly url: string;
  readonly dataDir: string;
  readonly process: ChildProcess;
  readonly output: () => string;
};

/** A port is free when it is looked for; somebody else may take it before the server does. */
const maxTries = 3;

/** Starts the built server on a free port with its own data folder, and waits until it says that it is ready. */
export async function startServer(
  env: Record<string, string> = {},
  options: { port?: number; dataDir?: string } = {},
): Promise<RunningServer> {
  const dataDir = options.dataDir ?? (await createStartedDataFolder());
  const settings = {
    LOG_LEVEL: "error",
    DATA_DIR: dataDir,
    ...(options.port !== undefined && { PORT: `${options.port}` }),
    ...env,
  };
  for (let tries = 1; ; tries += 1) {
    const { child, url, printed, ready } = await startServerProcess(settings);
    if (await ready)
      return {
        url,
        dataDir,
        process: child,
        output: printed,
        async [Symbol.asyncDispose]() {
          await stop(child);
          if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
        },
      };
    if (options.port !== undefined || tries === maxTries)
      throw new Error(`The server ended at its start:\n${printed()}`);
  }
}

/** Ends a process by SIGTERM; by SIGKILL after 10 seconds. */
async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((done) => {
    child.once("exit", () => done());
  });
  child.kill("SIGTERM");
  const timer = setTimeout(() => child.kill("SIGKILL"), 10_000);
  await ended;
  clearTimeout(timer);
}
