import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../../tests/support/app/free-port.ts";
import { createTemporaryFolder } from "../../tests/support/app/server-process.ts";

export type Proxy = AsyncDisposable & {
  readonly port: number;
  /** What it counted itself: requests sent once more, and those of them sent to the other process. */
  readonly counts: () => Promise<{ readonly retries: number; readonly redispatches: number }>;
};

const template = join(import.meta.dirname, "haproxy.cfg");

/** Debian's HAProxy before two processes, with the configuration beside this file. */
export async function startProxy(first: number, second: number): Promise<Proxy> {
  const folder = createTemporaryFolder();
  const port = await freePort();
  const socket = join(folder.path, "stats");
  const words = { SITE_PORT: port, FIRST_PORT: first, SECOND_PORT: second, STATS_SOCKET: socket };
  const config = Object.entries(words).reduce(
    (filled, [word, value]) => filled.replaceAll(word, `${value}`),
    readFileSync(template, "utf8"),
  );
  const file = join(folder.path, "haproxy.cfg");
  writeFileSync(file, config);
  const child = spawn("/usr/sbin/haproxy", ["-f", file], { stdio: ["ignore", "ignore", "ignore"] });
  await answering(socket);
  return {
    port,
    counts: async () => readCounts(await ask(socket, "show stat")),
    async [Symbol.asyncDispose]() {
      child.kill("SIGTERM");
      if (child.exitCode === null) await once(child, "close");
      folder[Symbol.dispose]();
    },
  };
}

async function answering(socket: string, until = Date.now() + 10_000): Promise<void> {
  const said = await ask(socket, "show info").catch(() => "");
  if (said !== "") return;
  if (Date.now() > until) throw new Error("HAProxy did not start.");
  await wait(100);
  return answering(socket, until);
}

async function ask(socket: string, command: string): Promise<string> {
  const line = connect(socket);
  await once(line, "connect");
  line.write(`${command}\n`);
  return text(line);
}

function readCounts(table: string) {
  const [head = "", ...rows] = table.replace(/^# /, "").trim().split("\n");
  const names = head.split(",");
  const backend = rows
    .map((row) => row.split(","))
    .find(([name, side]) => name === "product" && side === "BACKEND");
  const count = (name: string) => Number(backend?.[names.indexOf(name)] ?? 0);
  return { retries: count("wretr"), redispatches: count("wredis") };
}
