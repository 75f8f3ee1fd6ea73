import { tmpdir } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { openDatabase } from "#adapters/database/index.ts";
import { readSettings } from "#adapters/env.ts";
import { aiUse } from "#features/tools/table.server.ts";
import { waitlistEntry } from "#features/waitlist/table.server.ts";
import { expect, test } from "vitest";
import { createOwnDatabase } from "../support/database/own-database.ts";
import { startServerProcess } from "../support/app/server-process.ts";
import { ask, goodBoundary } from "../upstream/asking.ts";
import { says, startUpstream } from "../upstream/hostile-upstream.ts";
import { readStream } from "../upstream/read-stream.ts";

/** The embedded database dies with the process; a server of its own is only left alone. ROUNDS=50 for the long run. */
const long = Number(process.env["ROUNDS"] ?? 0);
const rounds = { pglite: long || 4, postgres: long || 2 };

test("killed again and again while writing: every acknowledged address is there", async () => {
  // What is killed writes to a disk.
  using records = await createOwnDatabase(tmpdir());
  const acknowledged: string[] = [];
  for (let round = 0; round < rounds[records.engine]; round += 1) {
    await using server = await startServerProcess({ ...records.settings, TRUST_PROXY: "1" });
    expect(await server.ready, server.printed()).toBe(true);
    const before = acknowledged.length;
    const writers = [0, 1, 2, 3].map((writer) =>
      joinOn(server.url, `${round}-${writer}`, acknowledged),
    );
    // In the middle of writing, whatever the machine's speed: after some were acknowledged, at another moment each round.
    await expect.poll(() => acknowledged.length - before).toBeGreaterThan(1);
    await wait(16 * round);
    server.child.kill("SIGKILL");
    await server.ended;
    await Promise.all(writers);
  }
  const { db, close } = await openDatabase(readSettings(records.settings));
  const rows = await db.select({ email: waitlistEntry.email }).from(waitlistEntry);
  await close();
  const there = new Set(rows.map(({ email }) => email));
  expect(acknowledged.filter((email) => !there.has(email))).toEqual([]);
  expect(acknowledged.length).toBeGreaterThan(rounds[records.engine]);
}, 900_000);

test("killed as a text ends: its generation is counted", async () => {
  using records = await createOwnDatabase();
  await using upstream = await startUpstream("openai-compatible", says(goodBoundary));
  await using server = await startServerProcess({
    ...records.settings,
    AI_PROVIDER: "openai-compatible",
    AI_BASE_URL: upstream.baseUrl,
    AI_API_KEY: "key",
    AI_MODEL: "stub",
  });
  expect(await server.ready, server.printed()).toBe(true);
  const response = await ask(server.url, { stream: true });
  expect(response.status).toBe(200);
  for await (const { event } of readStream(response)) if (event === "done") break;
  server.child.kill("SIGKILL");
  await server.ended;
  const { db, close } = await openDatabase(readSettings(records.settings));
  const counts = await db.select({ used: aiUse.used }).from(aiUse);
  await close();
  expect(counts).toEqual([{ used: 1 }, { used: 1 }]);
});

/** Sends one address after the other until the server is gone; each from another client, so that no limit holds it up. */
async function joinOn(url: string, name: string, acknowledged: string[]): Promise<void> {
  for (let count = 0; ; count += 1) {
    const email = `reader-${name}-${count}@example.com`;
    const response = await fetch(`${url}/api/waitlist`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Origin: url,
        "X-Forwarded-For": `client-${name}-${count}`,
      },
      body: JSON.stringify({ email }),
    }).catch(() => null);
    if (!response) return;
    expect(response.status).toBe(200);
    acknowledged.push(email);
  }
}
