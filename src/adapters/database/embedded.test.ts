import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { expect, test } from "vitest";
import { DurableNodeFS, durableStartParams } from "./durable-node-fs.ts";
import { lockFolder } from "./folder-lock.ts";

test("each commit is forced to the disk", async () => {
  const folder = mkdtempSync(join(tmpdir(), "m-power-test-"));
  const fs = new DurableNodeFS(join(folder, "records"));
  const engine = await PGlite.create({ fs, startParams: durableStartParams });
  await engine.exec("create table note (body text)");
  for (let count = 0; count < 5; count += 1) {
    const before = fs.syncs;
    await engine.query("insert into note values ($1)", [`${count}`]);
    expect(fs.syncs).toBeGreaterThan(before);
  }
  const { rows } = await engine.query("select current_setting('fsync') as fsync");
  expect(rows).toEqual([{ fsync: "on" }]);
  await engine.close();
  rmSync(folder, { recursive: true });
});

test("a folder is locked until it is given back", () => {
  const folder = mkdtempSync(join(tmpdir(), "m-power-test-"));
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(`The data folder ${folder} is in use`);
  unlock();
  lockFolder(folder)();
  rmSync(folder, { recursive: true });
});
