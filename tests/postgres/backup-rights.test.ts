import { randomUUID } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { restoreBackup } from "#adapters/backup/restore-backup.ts";
import { writeBackup } from "#adapters/backup/write-backup.ts";
import { openDatabase, openUnpreparedDatabase } from "#adapters/database/index.ts";
import { readSettings } from "#adapters/env.ts";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTemporaryFolder } from "../support/app/server-process.ts";
import { createEmptyDatabase } from "../support/database/own-postgres.ts";

const nothing = async () => {};

test("a role that serves and owns nothing makes a backup; the owner alone restores one", async () => {
  using folder = createTemporaryFolder();
  const file = join(folder.path, "all.backup");
  const owner = await createEmptyDatabase();
  const role = `role_${randomUUID().replaceAll("-", "")}`;
  const address = new URL(owner);
  address.username = role;
  const made = await openDatabase(readSettings({ DATABASE_URL: owner }));
  await made.db.execute(sql`select setval('look_number', 41)`);
  for (const grant of [
    `create role ${role} login`,
    `grant usage on schema public, drizzle to ${role}`,
    `grant select, insert, update, delete on all tables in schema public to ${role}`,
    `grant usage on all sequences in schema public to ${role}`,
    `grant select on all tables in schema drizzle to ${role}`,
  ])
    await made.db.execute(sql.raw(grant));

  const serving = readSettings({ DATABASE_URL: address.href, DATABASE_DIRECT_URL: owner });
  const { db, close } = await openDatabase(serving, { onlyExisting: true });
  await writeBackup(db, file, "0");
  expect(gunzipSync(readFileSync(file)).toString()).toContain(
    '{"name":"look_number","last":"41","isUsed":true}',
  );
  await made.db.execute(sql.raw(`revoke select on win from ${role}`));
  await expect(writeBackup(db, join(folder.path, "other"), "0")).rejects.toThrow(
    "This role may not read all of the records: permission denied for table win.",
  );
  await close();
  await made.close();

  const empty = await createEmptyDatabase();
  const poor = new URL(empty);
  poor.username = role;
  const refused = await openUnpreparedDatabase(readSettings({ DATABASE_URL: poor.href }));
  await expect(restoreBackup(refused.db, file, nothing)).rejects.toThrow(
    "This role may not make records there: permission denied",
  );
  await refused.close();
  const direct = { DATABASE_URL: poor.href, DATABASE_DIRECT_URL: empty };
  const owning = await openUnpreparedDatabase(readSettings(direct));
  await expect(restoreBackup(owning.db, file, nothing)).resolves.toMatchObject({ leftOut: [] });
  const next = await owning.db.execute(sql`select nextval('look_number')::text as next`);
  expect(next).toMatchObject({ rows: [{ next: "42" }] });
  await owning.close();
});
