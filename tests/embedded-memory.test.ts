import { getHeapStatistics } from "node:v8";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openEmbedded } from "#adapters/database/embedded.ts";
import { ownRecords } from "./support/own-records.ts";

const questions = 400;
const mostForCompilers = 200 * 1024 * 1024;
const patienceMs = 300_000;

test(
  "the embedded engine at work never makes a compiler take hundreds of megabytes",
  async () => {
    using records = await ownRecords();
    const { db, close } = await openEmbedded(records.folder);
    for (let at = 0; at < questions; at += 1)
      await db.execute(sql`select count(*), ${at}::int + 1 as next from pg_class`);
    await close();
    expect(getHeapStatistics().peak_malloced_memory).toBeLessThan(mostForCompilers);
  },
  patienceMs,
);
