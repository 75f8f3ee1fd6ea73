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

/** Starts the built server on a free port with its own data folder, and waits until it is ready. */
export async function startServer(
  env: Record<string, string> = {},
  options: { port?: number; dataDir?: string } = {},
): Promise<RunningServer> {
  const port = options.port ?? (await freePort());
  const dataDir = options.dataDir ?? (await createDataFolder());
  const url = `http://localhost:${port}`;
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
  await ready(url, child, () => output);
  return {
    url,
    dataDir,
    process: child,
    output: () => output,
    async [Symbol.asyncDispose]() {
      await stop(child);
      if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function ready(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const until = Date.now() + 60_000;
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`The server ended at its start:\n${output()}`);
    const response = await fetch(`${url}/health/ready`).catch(() => null);
    if (response?.ok) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`The server was not ready within 60 s:\n${output()}`);
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
