import { type ChildProcess, spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { createServer } from "node:net";
import { createDataFolder } from "../../support/database/data-folder.ts";
import serverOptions from "../../../scripts/run/server-options.json" with { type: "json" };

export type RunningServer = AsyncDisposable & {
  readonly url: string;
  readonly dataDir: string;
  readonly process: ChildProcess;
  readonly output: () => string;
};

type Options = { port?: number; dataDir?: string };

/** A port is free when it is looked for; somebody else may take it before the server does. */
const maxTries = 3;

/** Starts the built server on a free port with its own data folder, and waits until it is ready. */
export async function startServer(
  env: Record<string, string> = {},
  options: Options = {},
): Promise<RunningServer> {
  for (let tries = 1; ; tries += 1) {
    const port = options.port ?? (await freePort());
    const server = await spawnServer(port, env, options);
    if (await isReady(server)) return server;
    await server[Symbol.asyncDispose]();
    if (options.port !== undefined || tries === maxTries)
      throw new Error(`The server did not become ready:\n${server.output()}`);
  }
}

async function spawnServer(
  port: number,
  env: Record<string, string>,
  options: Options,
): Promise<RunningServer> {
  const dataDir = options.dataDir ?? (await createDataFolder());
  const child = spawn(process.execPath, [...serverOptions, "dist/server/main.server.js"], {
    env: {
      PATH: process.env["PATH"] ?? "",
      PORT: `${port}`,
      DATA_DIR: dataDir,
      LOG_LEVEL: "error",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  return {
    url: `http://localhost:${port}`,
    dataDir,
    process: child,
    output: () => output,
    async [Symbol.asyncDispose]() {
      await stop(child);
      if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Whether this very process says that it is ready; an answer at its port may be another's. */
async function isReady({ url, process: child, output }: RunningServer): Promise<boolean> {
  const until = Date.now() + 60_000;
  while (Date.now() < until && child.exitCode === null) {
    const response = await fetch(`${url}/health/ready`).catch(() => null);
    if (response?.ok && output().includes("is ready: ")) return true;
    await new Promise((done) => setTimeout(done, 100));
  }
  return false;
}

/** Ends a process by SIGTERM; by SIGKILL after 10 seconds. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((done) => {
    child.once("exit", () => done());
  });
  child.kill("SIGTERM");
  const timer = setTimeout(() => child.kill("SIGKILL"), 10_000);
  await ended;
  clearTimeout(timer);
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => {
    server.listen(0, "127.0.0.1", done);
  });
  const address = server.address();
  await new Promise((done) => {
    server.close(done);
  });
  if (address === null || typeof address === "string") throw new Error("No free port was found.");
  return address.port;
}
