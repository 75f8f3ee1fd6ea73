import { spawn } from "node:child_process";
import type { Tools } from "#app/operator/command.server.ts";
import { proSourcesOf } from "#app/pro-sources.server.ts";
import { silentLog } from "#http/log.ts";
import type { TestApp } from "./test-app.ts";

/** What commands work with, from a running product. */
export function toolsOf({ db, billing, money }: TestApp, log = silentLog): Tools {
  return { db, log, billing, proSources: proSourcesOf(money.payments) };
}

/** Types one operator command in a process of its own. */
export async function typeCommand(
  env: Readonly<Record<string, string>>,
  ...typed: readonly string[]
): Promise<{ readonly code: number | null; readonly out: string; readonly err: string }> {
  const child = spawn(process.execPath, ["src/app/operator.server.ts", ...typed], {
    env: { PATH: process.env["PATH"] ?? "", LOG_LEVEL: "silent", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const printed = { out: "", err: "" };
  child.stdout.on("data", (chunk: Buffer) => (printed.out += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (printed.err += chunk.toString()));
  const { promise, resolve } = Promise.withResolvers<number | null>();
  child.once("close", resolve);
  const code = await promise;
  return { code, ...printed };
}
