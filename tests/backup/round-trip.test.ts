import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { compareRecords, isAlike } from "#adapters/backup/compare-records.ts";
import { checkBackup } from "#adapters/backup/read-backup.ts";
import { readSnapshot } from "#adapters/backup/read-rows.ts";
import { restoreBackup } from "#adapters/backup/restore-backup.ts";
import { writeBackup } from "#adapters/backup/write-backup.ts";
import { applyMigrations, migrationsAfter } from "#adapters/database/migrations.ts";
import { emulatorObject } from "#adapters/payments/emulator/store/table.server.ts";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTemporaryFolder } from "../support/app/server-process.ts";
import { readAllRows } from "../support/database/all-rows.ts";
import { fillEveryTable } from "../support/database/fill-every-table.ts";
import { openEmptyDatabase } from "../support/database/test-database.ts";
import { openUnmadeDatabase } from "../support/database/unmade-database.ts";

const nothing = async () => {};

/** A backup of records in which no table is empty. */
async function backUpFilled(folder: string) {
  const db = await openEmptyDatabase();
  await fillEveryTable(db);
  const file = join(folder, "all.backup");
  return { db, file, written: await writeBackup(db, file, "0.0.0-test") };
}

test("every value of every table comes back as it was, and numbers go on where they stood", async () => {
  using folder = createTemporaryFolder();
  const { db, file, written } = await backUpFilled(folder.path);
  await db.execute(sql`select setval('look_number', 41)`);
  await db.execute(sql`select setval('emulator_object_seq_seq', 977)`);
  const second = join(folder.path, "second.backup");
  expect(await writeBackup(db, second, "0.0.0-test")).toMatchObject({ rows: written.rows });
  const before = await readAllRows(db);
  for (const rows of Object.values(before)) expect(rows).toHaveLength(3);

  await using target = await openUnmadeDatabase();
  const restored = await restoreBackup(target.db, second, nothing);
  const tables = Object.keys(before).length;
  expect(restored).toEqual({ tables, rows: 3 * tables, leftOut: [] });
  expect(await readAllRows(target.db)).toEqual(before);
  expect(statSync(file).mode & 0o777).toBe(0o600);

  const look = await target.db.execute(sql`select nextval('look_number')::text as next`);
  expect(look).toMatchObject({ rows: [{ next: "42" }] });
  const [made] = await target.db
    .insert(emulatorObject)
    .values({ id: "new", kind: "event", data: {} })
    .returning({ seq: emulatorObject.seq });
  expect(made).toEqual({ seq: 978 });
});

test("no table of the schema is missing from a backup, whichever are added", async () => {
  using folder = createTemporaryFolder();
  const { db, file } = await backUpFilled(folder.path);
  const lines = gunzipSync(readFileSync(file)).toString().split("\n");
  const held = lines.flatMap((line) => /^\{"table":"([^"]+)"/.exec(line)?.[1] ?? []);
  expect(held.toSorted()).toEqual(Object.keys(await readAllRows(db)).toSorted());
  expect(held.indexOf("user")).toBeLessThan(held.indexOf("session"));
  expect(held.indexOf("negotiation")).toBeLessThan(held.indexOf("negotiation_move"));
});

test("a backup that was cut anywhere is refused in a sentence", async () => {
  using folder = createTemporaryFolder();
  const { file } = await backUpFilled(folder.path);
  const whole = readFileSync(file);
  const cut = join(folder.path, "cut.backup");
  for (const length of [
    0,
    5,
    100,
    Math.floor(whole.length / 2),
    whole.length - 9,
    whole.length - 1,
  ]) {
    writeFileSync(cut, whole.subarray(0, length));
    await expect(checkBackup(cut), `${length}`).rejects.toThrow(/is cut short|is no backup/);
  }
  const lines = gunzipSync(whole).toString().trimEnd().split("\n");
  for (const count of [1, 2, 3, lines.length - 1]) {
    writeFileSync(cut, gzipSync(`${lines.slice(0, count).join("\n")}\n`));
    await expect(checkBackup(cut), `${count} lines`).rejects.toThrow("is cut short");
  }
});

test("one changed byte is noticed, in the file as in the text that it holds", async () => {
  using folder = createTemporaryFolder();
  const { file } = await backUpFilled(folder.path);
  const whole = readFileSync(file);
  const changed = join(folder.path, "changed.backup");
  for (let at = 10; at < whole.length; at += Math.ceil(whole.length / 40)) {
    const copy = Buffer.from(whole);
    copy[at] = (copy[at] ?? 0) ^ 4;
    writeFileSync(changed, copy);
    await expect(checkBackup(changed), `byte ${at}`).rejects.toThrow(/is no backup|is cut short/);
  }
  const text = gunzipSync(whole).toString();
  const swapped = [
    text.replace("negotiation.request 1", "negotiation.request 2"),
    text.replace(/^\{"rows":3/m, '{"rows":4'),
    text.replace('"release":"0.0.0-test"', '"release":"9.9.9-test"'),
    `${text}${text}`,
    text.replace(/^\[.*\n/m, ""),
  ];
  for (const other of swapped) {
    expect(other).not.toBe(text);
    writeFileSync(changed, gzipSync(other));
    await expect(checkBackup(changed)).rejects.toThrow("it was changed or damaged");
  }
  writeFileSync(changed, "no gzip at all");
  await expect(checkBackup(changed)).rejects.toThrow("is no backup");
  await expect(checkBackup(join(folder.path, "absent"))).rejects.toThrow("cannot be read (ENOENT)");
});

test("a backup that turns out to be damaged while it is loaded leaves the database empty", async () => {
  using folder = createTemporaryFolder();
  const { file } = await backUpFilled(folder.path);
  const text = gunzipSync(readFileSync(file)).toString();
  const damaged = join(folder.path, "damaged.backup");
  writeFileSync(damaged, gzipSync(text.replace(/"digest":"[0-9a-f]{8}/g, '"digest":"00000000')));
  await using target = await openUnmadeDatabase();
  await expect(restoreBackup(target.db, damaged, nothing)).rejects.toThrow("is no backup");
  expect(await readAllRows(target.db)).toEqual({});
  await expect(restoreBackup(target.db, file, nothing)).resolves.toMatchObject({ leftOut: [] });
});

test("nothing is written over records, nor over another backup", async () => {
  using folder = createTemporaryFolder();
  const { db, file } = await backUpFilled(folder.path);
  const before = await readAllRows(db);
  await expect(restoreBackup(db, file, nothing)).rejects.toThrow("nothing is written over them");
  expect(await readAllRows(db)).toEqual(before);
  const there = readFileSync(file);
  await expect(writeBackup(db, file, "0")).rejects.toThrow("is there already");
  expect(readFileSync(file)).toEqual(there);
  const nowhere = join(folder.path, "absent", "all.backup");
  await expect(writeBackup(db, nowhere, "0")).rejects.toThrow("cannot be written (ENOENT)");
});

test("a backup of an older release is brought to the form of this one; one of a newer release is refused", async () => {
  using folder = createTemporaryFolder();
  const marks = migrationsAfter(null).map(({ folderMillis }) => folderMillis);
  // The last form of the records without assets of releases.
  const mark = marks[16] ?? 0;
  const file = join(folder.path, "old.backup");
  {
    await using old = await openUnmadeDatabase();
    await old.db.transaction((tx) => applyMigrations(tx, mark));
    await fillEveryTable(old.db);
    await writeBackup(old.db, file, "0.0.1");
  }
  const text = gunzipSync(readFileSync(file)).toString();
  await using target = await openUnmadeDatabase();
  const newer = join(folder.path, "newer.backup");
  writeFileSync(newer, gzipSync(text.replace(`,${mark}]`, `,${mark + 1}]`)));
  await expect(restoreBackup(target.db, newer, nothing)).rejects.toThrow(
    "whose records have a form that this release does not know",
  );
  await restoreBackup(target.db, file, nothing);
  const rows = await readAllRows(target.db);
  expect(rows["win"]).toHaveLength(3);
  expect(rows["release_asset"]).toEqual([]);
  const applied = await target.db.execute(
    sql`select count(*)::int as count from drizzle.__drizzle_migrations`,
  );
  expect(applied).toMatchObject({ rows: [{ count: marks.length }] });
});

test("rows are compared one by one: what differs, is missing or too many is found and named", async () => {
  using folder = createTemporaryFolder();
  const { db, file } = await backUpFilled(folder.path);
  await using copy = await openUnmadeDatabase();
  await restoreBackup(copy.db, file, nothing);
  const compare = () =>
    readSnapshot(db, (one) => readSnapshot(copy.db, (two) => compareRecords(one, two)));
  const alike = await compare();
  expect(alike.every(isAlike)).toBe(true);
  expect(alike.map(({ rows }) => rows)).toEqual(alike.map(() => 3));

  await copy.db.execute(
    sql`update win set created_at = created_at + interval '1 microsecond' where title = 'win.title 1'`,
  );
  await copy.db.execute(sql`delete from download where kit = ''`);
  await copy.db.execute(sql`insert into session_plan values ('one more', '{}')`);
  const found = (await compare()).filter((one) => !isAlike(one));
  expect(found.toSorted((a, b) => a.table.localeCompare(b.table))).toMatchObject([
    { table: "download", rows: 3, changed: 0, missing: 1, added: 0, first: '[""]' },
    { table: "session_plan", rows: 3, changed: 0, missing: 0, added: 1, first: '["one more"]' },
    { table: "win", rows: 3, changed: 1, missing: 0, added: 0 },
  ]);
});
