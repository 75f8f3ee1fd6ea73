import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { PGlite } from "@electric-sql/pglite";
import { expect, test } from "vitest";
import { createDiskGuard, requireRoomForRecords } from "./disk-guard.ts";
import { DurableNodeFS, durableStartParams } from "./durable-node-fs.ts";
import { classifyDatabaseError } from "#adapters/database/database-error.ts";
import { lockFolder } from "./folder-lock.ts";
import { startMaintenance } from "./maintenance.ts";

function temporaryFolder(): Disposable & { readonly path: string } {
  const path = mkdtempSync(join(tmpdir(), "m-power-test-"));
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true }) };
}

/** The engine's own files: making them takes seconds of a core. */
const made = await PGlite.create();
const loadDataDir = await made.dumpDataDir("none");
await made.close();

test("each commit is forced to the disk", async () => {
  using folder = temporaryFolder();
  const fs = new DurableNodeFS(join(folder.path, "records"));
  const engine = await PGlite.create({ fs, loadDataDir, startParams: durableStartParams });
  await engine.exec("create table note (body text)");
  for (let count = 0; count < 5; count += 1) {
    const before = fs.syncs;
    await engine.query("insert into note values ($1)", [`${count}`]);
    expect(fs.syncs).toBeGreaterThan(before);
  }
  const { rows } = await engine.query("select current_setting('fsync') as fsync");
  expect(rows).toEqual([{ fsync: "on" }]);
  await engine.close();
});

test("the journal stays short, however much is written", async () => {
  using folder = temporaryFolder();
  const engine = await PGlite.create(folder.path, {
    loadDataDir,
    startParams: durableStartParams,
  });
  const end = await startMaintenance(engine, 20);
  const write = `select count(pg_logical_emit_message(true, 'x', repeat('y', 60000)))
    from generate_series(1, 700)`;
  for (let times = 0; times < 3; times += 1) {
    await engine.query(write);
    await wait(100);
    await engine.query("select 1");
  }
  end();
  const files = readdirSync(join(folder.path, "pg_wal")).filter((name) => name.startsWith("0"));
  await engine.close();
  expect(files.length).toBeLessThan(8);
});

test("a folder is locked until it is given back", () => {
  using folder = temporaryFolder();
  const unlock = lockFolder(folder.path);
  expect(() => lockFolder(folder.path)).toThrow(`The data folder ${folder.path} is in use`);
  unlock();
  lockFolder(folder.path)();
});

test("a folder that cannot be locked is not said to be in use", () => {
  using folder = temporaryFolder();
  mkdirSync(join(folder.path, "lock.sqlite"));
  expect(() => lockFolder(folder.path)).toThrow(
    `The data folder ${folder.path} cannot be locked. Check that its disk has room`,
  );
});

test("a first start asks for room before it makes anything", () => {
  const megabyte = 1024 * 1024;
  expect(() => requireRoomForRecords("/data", () => 48 * megabyte)).toThrow(
    "The disk of /data has 48 MB left, and a first start takes 64 MB. Make room, or choose another DATA_DIR.",
  );
  expect(() => requireRoomForRecords("/data", () => 64 * megabyte)).not.toThrow();
});

test("on a full disk writing is refused before the engine breaks, and reading goes on", () => {
  const full = createDiskGuard("/", () => 1024);
  for (const statement of ["  select 1", "declare rows cursor for select 1", "fetch 9 from rows"])
    expect(() => full(statement)).not.toThrow();
  for (const statement of [
    "insert into note values (1)",
    "with x as (delete from note) select 1",
  ]) {
    const error = errorOf(() => full(statement));
    expect(classifyDatabaseError(error)).toBe("full");
  }
  expect(() => createDiskGuard("/", () => 1e9)("insert into note values (1)")).not.toThrow();
});

function errorOf(action: () => void): unknown {
  try {
    action();
    return null;
  } catch (error) {
    return error;
  }
}
