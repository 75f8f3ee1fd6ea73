import { expect, test } from "vitest";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { openDatabase } from "#adapters/database/index.ts";
import { readSettings } from "#adapters/env.ts";
import { createOwnDatabase } from "../support/database/own-database.ts";
import { openEmptyDatabase } from "../support/database/test-database.ts";
import {
  aiGenerationsPerDay,
  createAiAllowance,
} from "#features/tools/limits/ai-allowance.server.ts";
import type { Caller } from "#features/tools/limits/caller.server.ts";
import { purgeUsage } from "#features/tools/limits/purge-usage.server.ts";

const visitor: Caller = { key: "address:192.0.2.1", plan: "visitor" };
const member: Caller = { key: "member:x", plan: "free" };

test.for([1, 2])(
  "with one generation left, twenty at once get one (%d processes)",
  async (count) => {
    const db = await openEmptyDatabase();
    const first = createAiAllowance(db, 1_000);
    const all = [first, ...Array.from({ length: count - 1 }, () => createAiAllowance(db, 1_000))];
    for (let n = 1; n < aiGenerationsPerDay.free; n += 1) await first.take(member);
    const taken = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) => (all[n % count] ?? first).take(member)),
    );
    expect(taken.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await first.getRemaining(member)).toEqual({ perDay: aiGenerationsPerDay.free, left: 0 });
  },
);

test("the whole service's last generation is had once, and who was refused has lost nothing", async () => {
  const db = await openEmptyDatabase();
  const allowance = createAiAllowance(db, 5);
  const people = Array.from({ length: 20 }, (_, n): Caller => ({
    key: `member:${n}`,
    plan: "pro",
  }));
  const taken = await Promise.allSettled(people.map((person) => allowance.take(person)));
  expect(taken.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
  const roomy = createAiAllowance(db, 1_000);
  const rests = await Promise.all(people.map((person) => roomy.getRemaining(person)));
  expect(rests.filter(({ left }) => left === aiGenerationsPerDay.pro)).toHaveLength(15);
});

test("what came to nothing is given back, to her and to the service", async () => {
  const allowance = createAiAllowance(await openEmptyDatabase(), 2);
  const { remaining: rest, refund: giveBack } = await allowance.take(visitor);
  expect(rest).toEqual({ perDay: 10, left: 1 });
  await giveBack();
  expect(await allowance.getRemaining(visitor)).toEqual({ perDay: 10, left: 2 });
  await allowance.take(visitor);
  await allowance.take(visitor);
  await expect(allowance.take(member)).rejects.toMatchObject({ code: "too_many_requests" });
});

test("taking and giving back at once never wait for each other, and the count stays true", async () => {
  const db = await openEmptyDatabase();
  const allowance = createAiAllowance(db, 1_000);
  const person: Caller = { key: "member:y", plan: "pro" };
  await Promise.all(
    Array.from({ length: 40 }, async (_, n) => {
      const { refund: giveBack } = await allowance.take(person);
      if (n % 2 === 0) await giveBack();
    }),
  );
  expect(await allowance.getRemaining(person)).toEqual({ perDay: 300, left: 280 });
});

test("a new day begins with a full allowance", async () => {
  let time = Date.UTC(2025, 0, 1, 23, 59);
  const db = await openEmptyDatabase();
  const allowance = createAiAllowance(db, 1, () => time);
  const { refund: giveBack } = await allowance.take(visitor);
  await expect(allowance.take(visitor)).rejects.toMatchObject({
    code: "too_many_requests",
    retryAfter: 60,
    message:
      "All AI generations of today are used. Your answers are safe. Try again within the hour.",
  });
  time += 60_000;
  await allowance.take(visitor);
  await giveBack();
  await expect(allowance.take(visitor)).rejects.toMatchObject({ code: "too_many_requests" });
});

test("what was counted is forgotten within two days, whether or not anybody comes back", async () => {
  const db = await openEmptyDatabase();
  const dayMs = 24 * 60 * 60_000;
  for (const ago of [0, 1, 2, 3])
    await createAiAllowance(db, 9, () => Date.now() - ago * dayMs).take(visitor);
  await db.execute(sql`
    insert into writing_minute (key, used, ends_at)
    values ('over', 1, now() - interval '1 second'), ('open', 1, now() + interval '1 minute')`);
  await purgeUsage(db);
  const days = Object(await db.execute(sql`select distinct day from ai_use`));
  expect(days.rows).toHaveLength(2);
  const minutes = Object(await db.execute(sql`select key from writing_minute`));
  expect(minutes.rows).toEqual([{ key: "open" }]);
});

const End = z.object({ rows: z.tuple([z.object({ end: z.string() })]) });
const Journal = z.object({
  rows: z.tuple([z.object({ isOnDisk: z.boolean(), waits: z.string() })]),
});

test("a count that is persisted is on the disk, and only the counting waits for none", async () => {
  using records = await createOwnDatabase();
  // The server of the tests waits for no disk by itself.
  const url = records.settings["DATABASE_URL"];
  const waiting = url && { DATABASE_URL: `${url}?options=-c%20synchronous_commit%3Don` };
  const { db, close } = await openDatabase(readSettings({ ...records.settings, ...waiting }));
  const allowance = createAiAllowance(db, 1_000);
  const { persist } = await allowance.take(member);
  const written = await db.execute(sql`select pg_current_wal_insert_lsn()::text as end`);
  const { end } = End.parse(written).rows[0];
  await persist();
  const journal = await db.execute(sql`
    select pg_current_wal_flush_lsn() >= ${end}::pg_lsn as "isOnDisk",
           current_setting('synchronous_commit') as waits`);
  expect(Journal.parse(journal).rows[0]).toEqual({ isOnDisk: true, waits: "on" });
  expect(await allowance.getRemaining(member)).toEqual({ perDay: 40, left: 39 });
  await close();
});
