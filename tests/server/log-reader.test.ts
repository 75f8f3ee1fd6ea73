import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, constants, openSync, readSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createTemporaryFolder, startServerProcess } from "../support/app/server-process.ts";
import { createOwnDatabase } from "../support/database/own-database.ts";
import { residentMegabytes } from "../support/app/resident-memory.ts";

const quick = { LOG_LEVEL: "info", SHUTDOWN_DELAY_SECONDS: "0" };

test("a log whose reader goes away takes nobody with it", async () => {
  using records = await createOwnDatabase();
  await using server = await startServerProcess({ ...records.settings, ...quick });
  expect(await server.ready, server.printed()).toBe(true);
  server.child.stdout?.destroy();
  server.child.stderr?.destroy();
  for (let time = 0; time < 3; time += 1) await ask(server.url, 20);
  server.child.kill("SIGTERM");
  expect(await server.ended).toBe(0);
});

test("a log whose reader stalls takes little memory, and says how much is missing", async () => {
  using records = await createOwnDatabase();
  await using server = await startServerProcess({ ...records.settings, ...quick });
  expect(await server.ready, server.printed()).toBe(true);
  await ask(server.url, 500);
  const before = residentMegabytes(server.child.pid);
  server.child.stdout?.pause();
  await ask(server.url, 6_000);
  expect(residentMegabytes(server.child.pid) - before).toBeLessThan(40);
  expect(server.printed()).not.toContain("log lines dropped");
  server.child.stdout?.resume();
  await expect
    .poll(server.printed)
    .toMatch(/"level":"warn","event":"log lines dropped",.+"lines":\d+\}\n/);
});

test("a process whose log is stalled ends when it is told to", async () => {
  using records = await createOwnDatabase();
  await using server = await startServerProcess({ ...records.settings, ...quick });
  expect(await server.ready, server.printed()).toBe(true);
  server.child.stdout?.pause();
  await ask(server.url, 2_000);
  server.child.kill("SIGTERM");
  const [code] = await once(server.child, "exit");
  expect(code).toBe(0);
});

/** Some hundred bytes of log each. */
async function ask(url: string, times: number): Promise<void> {
  const headers = { "X-Request-Id": "a".repeat(64) };
  const visitor = async (count: number) => {
    for (let at = 0; at < count; at += 1) {
      const response = await fetch(`${url}/pricing`, { headers });
      await response.arrayBuffer();
      expect(response.status).toBe(200);
    }
  };
  await Promise.all(Array.from({ length: 10 }, () => visitor(times / 10)));
}

test("a reader that is gone ends nothing, and its next one hears what is missing", async () => {
  using folder = createTemporaryFolder();
  const fifo = join(folder.path, "fifo");
  execFileSync("mkfifo", [fifo]);
  const openReader = () => openSync(fifo, constants.O_RDONLY | constants.O_NONBLOCK);
  const first = openReader();
  const output = openSync(fifo, "w");
  const writer = spawn(process.execPath, ["tests/fixtures/log-writer.ts"], {
    stdio: ["pipe", output, "pipe"],
  });
  closeSync(output);
  const write = async (line: string) => {
    writer.stdin?.write(line);
    if (writer.stderr) await once(writer.stderr, "data");
  };
  await write("one\n");
  expect(readFrom(first)).toBe("one\n");
  closeSync(first);
  await write("two\n");
  await write("three\n");
  const second = openReader();
  await write("four\n");
  expect(readFrom(second)).toMatch(/"event":"log lines dropped","lines":2\}\nfour\n$/);
  closeSync(second);
  writer.stdin?.end();
  expect(await once(writer, "close")).toEqual([0, null]);
});

function readFrom(reader: number): string {
  const bytes = Buffer.alloc(10_000);
  return bytes.toString("utf8", 0, readSync(reader, bytes));
}
