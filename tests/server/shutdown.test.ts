import { expect, test, vi } from "vitest";
import { createOwnDatabase } from "../support/database/own-database.ts";
import { startServerProcess } from "../support/app/server-process.ts";

test("told to stop, it is not ready for the stated time and serves on, then lets nobody in", async () => {
  using records = await createOwnDatabase();
  const settings = { ...records.settings, SHUTDOWN_DELAY_SECONDS: "4" };
  await using server = await startServerProcess(settings);
  expect(await server.ready, server.printed()).toBe(true);
  expect(await statusOf(`${server.url}/health/ready`)).toBe(200);
  server.child.kill("SIGTERM");
  const told = performance.now();
  await vi.waitUntil(async () => (await statusOf(`${server.url}/health/ready`)) !== 200);
  expect(await statusOf(`${server.url}/health/ready`)).toBe(503);
  expect(await statusOf(`${server.url}/health/live`)).toBe(200);
  expect(await statusOf(`${server.url}/api/blog`)).toBe(200);
  await vi.waitUntil(async () => (await statusOf(`${server.url}/health/live`)) === null, {
    timeout: 60_000,
  });
  expect(performance.now() - told).toBeGreaterThan(3_900);
  expect(await server.ended).toBe(0);
});

test("whoever hears that it is ready may tell it to stop at once", async () => {
  using records = await createOwnDatabase();
  const hearing = `const log = console.log; console.log = (text) => {
    log(text); if (String(text).includes("is ready: ")) process.kill(process.pid, "SIGTERM"); };`;
  await using server = await startServerProcess({
    ...records.settings,
    SHUTDOWN_DELAY_SECONDS: "0",
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(hearing)}`,
  });
  expect(await server.ready, server.printed()).toBe(true);
  expect(await server.ended).toBe(0);
});

/** Null when nobody is let in. */
async function statusOf(url: string): Promise<number | null> {
  const response = await fetch(url, { headers: { Connection: "close" } }).catch(() => null);
  await response?.arrayBuffer();
  return response?.status ?? null;
}
