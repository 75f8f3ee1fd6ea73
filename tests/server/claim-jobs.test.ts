import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { claimJobs } from "#adapters/queue/claim-jobs.ts";
import { job } from "#adapters/queue/table.server.ts";
import { openEmptyDatabase } from "../support/database/test-database.ts";

const withoutHelp = ["hashjoin", "mergejoin", "hashagg", "material", "sort", "memoize"];

test("no more jobs are claimed than there is room for, however the database plans it", async () => {
  const db = await openEmptyDatabase();
  const rows = Array.from({ length: 12 }, (_, n) => ({ id: `${n}`, kind: "slow", data: {} }));
  await db.insert(job).values(rows);
  const claimed = await db.transaction(async (tx) => {
    for (const way of withoutHelp) await tx.execute(sql.raw(`SET LOCAL enable_${way} = off`));
    return claimJobs(tx, ["slow"], 1, 10);
  });
  expect(claimed).toHaveLength(1);
});
