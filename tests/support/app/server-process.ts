import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { devNull } from "node:os";
import { join } from "node:path";
import serverOptions from "../../../scripts/run/server-options.json" with { type: "json" };
import { compileCacheFolder } from "./operator-command.ts";
import { freePort } from "./free-port.ts";
import { scratchFolder } from "./scratch-folder.ts";

export type ServerProcess = AsyncDisposable & {
  readonly child: ChildProcess;
  readonly url: string;
  readonly port: number;
  /** Everything printed so far. */
  readonly printed: () => string;
  /** True once it serves, false when it ended before. */
  readonly ready: Promise<boolean>;
  /** The exit code, null after a kill. */
  readonly ended: Promise<number | null>;
};

const baseEnvironment = {
  PATH: process.env["PATH"] ?? "",
  LOG_LEVEL: "warn",
  // A settings file of whoever runs the tests is none of theirs.
  ENV_FILE: devNull,
  NODE_COMPILE_CACHE: compileCacheFolder,
  ...serverOptions.environment,
};

/** A build in a folder other than this one: started as here, or as an installed release by the account that runs it. */
type OtherRelease = {
  readonly folder: string;
  readonly isInstalled?: boolean;
  readonly account?: { readonly uid: number; readonly gid: number } | undefined;
};

/** Starts the product's server, built here or in another folder, as a process of its own. */
export async function startServerProcess(
  env: Readonly<Record<string, string>>,
  release?: OtherRelease,
): Promise<ServerProcess> {
  const port = Number(env["PORT"] ?? (await freePort()));
  const [command, args]: [string, string[]] =
    release?.isInstalled === true
      ? [join(release.folder, "bin/node"), ["scripts/run.mjs", "serve"]]
      : [process.execPath, [...serverOptions.node, "dist/server/main.server.js"]];
  const child = spawn(command, args, {
    ...(release && { cwd: release.folder, ...release.account }),
    env: { ...baseEnvironment, ...env, PORT: `${port}` },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  const readiness = Promise.withResolvers<boolean>();
  const end = Promise.withResolvers<number | null>();
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.includes("is ready: ")) readiness.resolve(true);
    });
  child.once("close", (code) => {
    readiness.resolve(false);
    end.resolve(code);
  });
  return {
    child,
    url: `http://localhost:${port}`,
    port,
    printed: () => printed,
    ready: readiness.promise,
    ended: end.promise,
    async [Symbol.asyncDispose]() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill("SIGKILL");
      await once(child, "close");
    },
  };
}

/** A folder for one test, removed after it. */
export function createTemporaryFolder(
  parent = scratchFolder,
): Disposable & { readonly path: string } {
  const path = mkdtempSync(join(parent, "m-power-test-"));
  return {
    path,
    [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }),
  };
}
