import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { hostileFiles } from "../fixtures/documents/hostile-files.ts";
import { createOwnDatabase } from "../support/database/own-database.ts";
import { addProMember } from "../support/account/pro-member.ts";
import { uploadToServer } from "../support/documents/upload.ts";
import { startServerProcess, createTemporaryFolder } from "../support/app/server-process.ts";

const twenty = Object.entries(hostileFiles)
  .filter(([name]) => name !== "reachingOut")
  .slice(0, 20);
const good = new TextEncoder().encode("Amara Okafor\nLed the migration of 40 services.");

test("the twenty worst files at once cost a parse each, and nothing else", async () => {
  using records = await createOwnDatabase();
  using temporary = createTemporaryFolder();
  const member = await addProMember(records.settings);
  await using server = await startServerProcess({
    ...member.settings,
    LOG_LEVEL: "info",
    TMPDIR: temporary.path,
  });
  expect(await server.ready, server.printed()).toBe(true);
  const { pid = 0 } = server.child;
  const sender = { url: server.url, cookie: member.cookie };
  const files = twenty.map(([name, make]) => ({ name, bytes: make() }));
  expect(files).toHaveLength(20);

  const over = new AbortController();
  let most = 0;
  const watching = (async () => {
    while (!over.signal.aborted) {
      most = Math.max(most, memoryOfTree(pid));
      await wait(100);
    }
  })();
  let visits = 0;
  const visiting = (async () => {
    while (!over.signal.aborted) {
      const response = await fetch(`${server.url}/api/tools`);
      await response.text();
      expect(response.status).toBe(200);
      visits += 1;
      await wait(5);
    }
  })();
  const outcomes = await Promise.all(
    files.map(({ name, bytes }) => uploadToServer(sender, bytes, name)),
  );
  over.abort();
  await Promise.all([watching, visiting]);

  const statuses = outcomes.map(({ status }) => status);
  for (const status of statuses) expect([200, 422, 415, 503]).toContain(status);
  expect(statuses.filter((status) => status !== 503).length).toBeGreaterThanOrEqual(10);
  expect(visits).toBeGreaterThan(0);
  expect(most).toBeGreaterThan(50);
  expect(most).toBeLessThan(1000);
  expect(await uploadToServer(sender, good, "good.txt")).toMatchObject({ status: 200 });
  expect(readdirSync(temporary.path)).toEqual([]);
  expect(server.printed()).not.toContain("Amara");

  server.child.kill("SIGTERM");
  expect(await server.ended).toBe(0);
  expect(treeOf(pid)).toEqual([]);
}, 120_000);

function statusOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/status`, "utf8");
  } catch {
    return "";
  }
}

/** Running and not merely waiting to be buried. */
function isRunning(pid: number): boolean {
  return /^State:\s*[^ZX]/m.test(statusOf(pid));
}

/** The processes that this one started. */
function treeOf(parent: number): number[] {
  const started = new RegExp(`^PPid:\\s*${parent}$`, "m");
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => started.test(statusOf(pid)) && isRunning(pid));
}

/** What a process and those it started hold in memory, in MB. */
function memoryOfTree(pid: number): number {
  const kilobytes = [pid, ...treeOf(pid)].map((each) =>
    Number(/^VmRSS:\s*(\d+)/m.exec(statusOf(each))?.[1] ?? 0),
  );
  return kilobytes.reduce((sum, each) => sum + each, 0) / 1000;
}
