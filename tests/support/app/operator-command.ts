import { spawn } from "node:child_process";
import { devNull } from "node:os";
import { resolve } from "node:path";
import type { CommandDeps } from "#app/operator/operator-command.server.ts";
import { silentLog } from "#http/logging/log.ts";
import type { TestApp } from "./test-app.ts";

/** Node keeps here what it compiled of a start, for the next one. */
export const compileCacheFolder = resolve(".cache/compiled");

/** What commands work with, from a running product. */
export function operatorToolsOf(app: TestApp, log = silentLog): CommandDeps {
  return { ...app, log };
}

/** Types one operator command in a process of its own. */
export async function runOperatorCommand(
  env: Readonly<Record<string, string>>,
  ...typed: readonly string[]
): Promise<{ readonly code: number | null; readonly out: string; readonly err: string }> {
  const child = spawn(process.execPath, ["dist/server/operator.server.js", ...typed], {
    env: {
      PATH: process.env["PATH"] ?? "",
      LOG_LEVEL: "silent",
      // A settings file of whoever runs the tests is none of theirs.
      ENV_FILE: devNull,
      NODE_COMPILE_CACHE: compileCacheFolder,
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const printed = { out: "", err: "" };
  child.stdout.on("data", (chunk: Buffer) => (printed.out += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (printed.err += chunk.toString()));
  const { promise, resolve: end } = Promise.withResolvers<number | null>();
  child.once("close", end);
  const code = await promise;
  return { code, ...printed };
}
