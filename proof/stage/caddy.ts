import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createTemporaryFolder } from "../../tests/support/app/server-process.ts";

/** Debian's Caddy with the Caddyfile of deploy/ before these processes, without TLS. */
export async function startCaddy(
  port: number,
  appPorts: readonly number[],
): Promise<AsyncDisposable> {
  const folder = createTemporaryFolder();
  const file = join(folder.path, "Caddyfile");
  writeFileSync(file, `{\n\tadmin off\n}\n${readFileSync("deploy/Caddyfile", "utf8")}`);
  const child = spawn("caddy", ["run", "--adapter", "caddyfile", "--config", file], {
    env: {
      PATH: process.env["PATH"] ?? "",
      HOME: folder.path,
      SITE: `http://127.0.0.1:${port}`,
      APPS: appPorts.map((appPort) => `127.0.0.1:${appPort}`).join(" "),
    },
    stdio: "ignore",
  });
  await whenAnswering(`http://127.0.0.1:${port}/health/live`);
  return {
    async [Symbol.asyncDispose]() {
      child.kill("SIGTERM");
      if (child.exitCode === null) await once(child, "close");
      folder[Symbol.dispose]();
    },
  };
}

async function whenAnswering(url: string, until = Date.now() + 10_000): Promise<void> {
  const response = await fetch(url).catch(() => null);
  if (response?.ok === true) return;
  if (Date.now() > until) throw new Error("Caddy did not start.");
  await wait(100);
  return whenAnswering(url, until);
}
