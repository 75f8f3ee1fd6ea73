import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { checkBackup } from "#adapters/backup/read-backup.ts";
import { openDatabase } from "#adapters/database/index.ts";
import { readSettings } from "#adapters/env.ts";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addProMember } from "../support/account/pro-member.ts";
import { fixedSecret } from "../support/app/fixed-secret.ts";
import { runOperatorCommand } from "../support/app/operator-command.ts";
import { startServerProcess, type ServerProcess } from "../support/app/server-process.ts";
import { createOwnDatabase, type OwnDatabase } from "../support/database/own-database.ts";
import { createUnmadeDatabase } from "../support/database/unmade-database.ts";

const other = "c09e4f1b6d8a35720fe1bc94d7382a6590b4e8f3172d6ca5498ef0b3d1a7265c";

const win = { title: "Kept the audit on time", date: "2026-03-04", description: "“Zero” findings" };

function addWin(server: ServerProcess, cookie: string) {
  return fetch(`${server.url}/api/wins`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: server.url, Cookie: cookie },
    body: JSON.stringify({ ...win, id: crypto.randomUUID() }),
  });
}

/** Records with so many entries that reading and writing them takes a while. */
async function addEntries(settings: Readonly<Record<string, string>>, count: number) {
  const { db, close } = await openDatabase(readSettings(settings));
  await db.execute(sql`
    insert into waitlist_entry (id, email)
    select n::text, 'reader-' || n || '@example.com' from generate_series(1, ${count}::int) n`);
  await close();
}

async function backUp(records: OwnDatabase, settings = records.settings): Promise<string> {
  const file = join(records.folder, "all.backup");
  const made = await runOperatorCommand(settings, "backup", "--to", file);
  expect(made, made.err).toMatchObject({ code: 0 });
  return file;
}

test("a backup of a server that runs brings a member back on an empty machine", async () => {
  using records = await createOwnDatabase();
  const { settings, cookie } = await addProMember(records.settings);
  const file = join(records.folder, "all.backup");
  {
    await using server = await startServerProcess(settings);
    expect(await server.ready, server.printed()).toBe(true);
    const added = await addWin(server, cookie);
    expect(added.ok, await added.text()).toBe(true);
    expect((await runOperatorCommand(settings, "status")).out).toContain("Last backup: none known");
    const made = await runOperatorCommand(settings, "backup", "--to", file);
    expect(made, made.err).toMatchObject({ code: 0 });
    expect(made.out).toMatch(
      /^\d+ rows of \d+ tables written to \S+all\.backup and read back: [\d.]+ [kM]B in [\d.]+ s\.\n/,
    );
    expect(made.out).toContain("It holds what members wrote, and no secret.");
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const again = await runOperatorCommand(settings, "backup", "--to", file);
    expect(again).toMatchObject({ code: 1, err: expect.stringContaining("is there already") });
    const status = await runOperatorCommand(settings, "status");
    expect(status.out).toMatch(/Rows: 1 people, 1 grants of Pro, .*1 wins/);
    expect(status.out).toMatch(/Last backup: 0 minutes ago, \S+all\.backup/);
    expect(status.out).toContain("none to come");
  }
  expect(readdirSync(records.folder).filter((name) => name.endsWith(".part"))).toEqual([]);

  using empty = await createUnmadeDatabase();
  const target = { ...empty.settings, APP_SECRET: fixedSecret };
  const restored = await runOperatorCommand(target, "restore", "--from", file);
  expect(restored, restored.err).toMatchObject({ code: 0 });
  expect(restored.err).toMatch(
    /^Database: [^\n]+\n\d+ rows of \d+ tables restored from the backup/,
  );
  expect(restored.out).toContain("looks at the provider");
  await using server = await startServerProcess(target);
  expect(await server.ready, server.printed()).toBe(true);
  const wins = await fetch(`${server.url}/api/wins`, { headers: { Cookie: cookie } });
  expect(await wins.text()).toContain(win.title);
}, 300_000);

test("a restore never writes over records, and asks for the secret of the backup", async () => {
  using records = await createOwnDatabase();
  const settings = { ...records.settings, APP_SECRET: fixedSecret };
  await addEntries(records.settings, 3);
  await runOperatorCommand(settings, "people");
  const file = await backUp(records, settings);
  const over = await runOperatorCommand(settings, "restore", "--from", file);
  expect(over).toMatchObject({ code: 1, err: expect.stringContaining("nothing is written over") });

  using empty = await createUnmadeDatabase();
  const none = await runOperatorCommand(empty.settings, "restore", "--from", file);
  expect(none).toMatchObject({ code: 1, err: expect.stringContaining("that is not here") });
  const foreign = { ...empty.settings, APP_SECRET: other };
  const wrong = await runOperatorCommand(foreign, "restore", "--from", file);
  expect(wrong).toMatchObject({ code: 1, err: expect.stringContaining("another APP_SECRET") });
  expect(wrong.err + none.err).not.toContain(other);
  expect(await runOperatorCommand(foreign, "status")).toMatchObject({
    code: 1,
    err: expect.stringContaining("There are no records in it"),
  });
  const taken = await runOperatorCommand(foreign, "restore", "--from", file, "--accept-secret");
  expect(taken, taken.err).toMatchObject({ code: 0 });
  expect(await runOperatorCommand(foreign, "people")).toMatchObject({ code: 0 });
  const old = { ...empty.settings, APP_SECRET: fixedSecret };
  expect(await runOperatorCommand(old, "people")).toMatchObject({ code: 1 });
}, 300_000);

test("a restore that is killed leaves nothing half, whenever that is", async () => {
  using records = await createOwnDatabase();
  await addEntries(records.settings, 5_000);
  const file = await backUp(records);
  using empty = await createUnmadeDatabase();
  const child = spawn(process.execPath, ["tests/fixtures/restore-at-work.ts", file], {
    env: { PATH: process.env["PATH"] ?? "", ...empty.settings },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  child.kill("SIGKILL");
  await once(child, "close");
  const after = await runOperatorCommand(empty.settings, "status");
  expect(after).toMatchObject({ code: 1, err: expect.stringContaining("There are no records") });
  const restored = await runOperatorCommand(empty.settings, "restore", "--from", file);
  expect(restored, restored.err).toMatchObject({ code: 0 });
  const status = await runOperatorCommand(empty.settings, "status");
  expect(status.out).toContain("5000 on the waitlist");
}, 300_000);

test("a backup that is killed has no name yet, or is whole", async () => {
  using records = await createOwnDatabase();
  await addEntries(records.settings, 5_000);
  let whole = 0;
  for (let round = 1; whole === 0; round += 1) {
    const file = join(records.folder, `${round}.backup`);
    const child = spawn(
      process.execPath,
      ["dist/server/operator.server.js", "backup", "--to", file],
      { env: { PATH: process.env["PATH"] ?? "", ...records.settings }, stdio: "ignore" },
    );
    const closed = once(child, "close");
    // Killed later each time, until one was quick enough on this machine.
    await Promise.race([closed, wait(100 * 2 ** round)]);
    child.kill("SIGKILL");
    await closed;
    if (!existsSync(file)) continue;
    expect(await checkBackup(file)).toMatchObject({ tables: expect.any(Number) });
    whole += 1;
  }
  expect(whole).toBe(1);
}, 300_000);

test.for([
  [["backup"], 2, "Name the file"],
  [["restore"], 2, "Name the backup"],
  [["restore", "--from", "/absent/all.backup"], 1, "cannot be read (ENOENT)"],
  [["move"], 2, "Name the database"],
  [["move", "--to", "elsewhere"], 2, "Name the database"],
] as const)("%j ends with %i and says what to do", async ([typed, code, sentence]) => {
  using records = await createOwnDatabase();
  const outcome = await runOperatorCommand(records.settings, ...typed);
  expect(outcome).toMatchObject({ code, err: expect.stringContaining(sentence) });
});
