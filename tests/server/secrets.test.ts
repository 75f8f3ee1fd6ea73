import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { KeyRing } from "#adapters/secret/key-ring.ts";
import { canOpenRecords, claimRecords } from "#adapters/secret/secret-claim.ts";
import { appSecret } from "#adapters/secret/table.server.ts";
import { watchSecret } from "#adapters/secret/watch-secret.ts";
import { expect, test } from "vitest";
import { fixedSecret } from "../support/app/fixed-secret.ts";
import { runOperatorCommand } from "../support/app/operator-command.ts";
import { startServerProcess } from "../support/app/server-process.ts";
import { createOwnDatabase } from "../support/database/own-database.ts";
import { openEmptyDatabase } from "../support/database/test-database.ts";

const other = "c09e4f1b6d8a35720fe1bc94d7382a6590b4e8f3172d6ca5498ef0b3d1a7265c";
const foreign = "The records belong to another APP_SECRET than the one here";

test("records take the first secret of whoever has the one that they had", async () => {
  const db = await openEmptyDatabase();
  const steps: readonly KeyRing[] = [
    ["old"],
    ["old", "new"],
    ["new", "old"],
    ["old", "new"],
    ["new", "old"],
    ["new"],
  ];
  for (const secrets of steps) await claimRecords(db, secrets);
  await expect(claimRecords(db, ["old"])).rejects.toThrow(foreign);
  expect(await canOpenRecords(db, ["old"])).toBe(false);
  expect(await canOpenRecords(db, ["old", "new"])).toBe(true);
  await claimRecords(db, ["old"], { byForce: true });
  expect(await canOpenRecords(db, ["new"])).toBe(false);
  const rows = await db.select().from(appSecret);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain('"old"');
});

test("of many that come at once with secrets of their own, one has the records", async () => {
  const db = await openEmptyDatabase();
  const claims = Array.from({ length: 6 }, (_, at) => claimRecords(db, [`secret ${at}`]));
  const outcomes = await Promise.allSettled(claims);
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test("a process notices once that another one gave the records a secret that it has not", async () => {
  const db = await openEmptyDatabase();
  await claimRecords(db, ["old"]);
  let noticed = 0;
  const stop = watchSecret(db, ["old"], () => void (noticed += 1), 20);
  await claimRecords(db, ["new", "old"]);
  await expect.poll(() => noticed).toBe(1);
  stop();
});

test("two processes with different secrets do not both serve, nor does a command work with another one", async () => {
  using records = await createOwnDatabase();
  {
    await using server = await startServerProcess({ ...records.settings, APP_SECRET: fixedSecret });
    expect(await server.ready, server.printed()).toBe(true);
    if (records.engine === "pglite") server.child.kill("SIGTERM");
    if (records.engine === "pglite") await server.ended;
    await using second = await startServerProcess({ ...records.settings, APP_SECRET: other });
    expect(await second.ended).toBe(1);
    expect(second.printed()).toContain(foreign);
    expect(second.printed()).not.toContain(other);
  }
  const wrong = await runOperatorCommand({ ...records.settings, APP_SECRET: other }, "people");
  expect(wrong).toMatchObject({ code: 1, out: "", err: expect.stringContaining(foreign) });
  const both = { ...records.settings, APP_SECRET: `${other}, ${fixedSecret}` };
  expect(await runOperatorCommand(both, "people")).toMatchObject({ code: 0 });
  const old = { ...records.settings, APP_SECRET: fixedSecret };
  expect(await runOperatorCommand(old, "people")).toMatchObject({ code: 1 });
  expect(await runOperatorCommand(old, "accept-secret")).toMatchObject({ code: 0 });
  expect(await runOperatorCommand(old, "people")).toMatchObject({ code: 0 });
});

test("a secret that was kept in the data folder stays valid; none is made for records that have another", async () => {
  using records = await createOwnDatabase();
  writeFileSync(join(records.folder, "app-secret"), "kept since long ago");
  expect(await runOperatorCommand(records.settings, "people")).toMatchObject({ code: 0 });
  if (records.engine === "pglite") return;
  const DATA_DIR = join(records.folder, "elsewhere");
  mkdirSync(DATA_DIR);
  const refused = await runOperatorCommand({ ...records.settings, DATA_DIR }, "people");
  expect(refused).toMatchObject({ code: 1, err: expect.stringContaining(foreign) });
});
