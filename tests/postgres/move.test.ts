import { join } from "node:path";
import { moveRecords, MoveDifferenceError } from "#adapters/backup/move-records.ts";
import { openDatabase, openUnpreparedDatabase } from "#adapters/database/index.ts";
import { readSettings } from "#adapters/env.ts";
import { mail } from "#adapters/mail/table.server.ts";
import { job } from "#adapters/queue/table.server.ts";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addProMember } from "../support/account/pro-member.ts";
import { runOperatorCommand } from "../support/app/operator-command.ts";
import { startServerProcess } from "../support/app/server-process.ts";
import { readAllRows } from "../support/database/all-rows.ts";
import { createDataFolder } from "../support/database/data-folder.ts";
import { fillEveryTable } from "../support/database/fill-every-table.ts";
import { createEmptyDatabase } from "../support/database/own-postgres.ts";

test("the embedded records move into PostgreSQL row by row, and what waited goes on waiting", async () => {
  const DATA_DIR = await createDataFolder();
  const { settings, cookie } = await addProMember({ DATA_DIR });
  {
    const { db, close } = await openDatabase(readSettings({ DATA_DIR }));
    await db.insert(job).values({ id: "waiting", kind: "mail", data: { mail: "letter" } });
    await db.insert(mail).values({ id: "letter", about: "ada@example.com", body: "sealed" });
    await close();
  }
  const to = await createEmptyDatabase();
  const moved = await runOperatorCommand(settings, "move", "--to", to);
  expect(moved, moved.err).toMatchObject({ code: 0 });
  expect(moved.err).toContain(`To: PostgreSQL at `);
  expect(moved.out).toMatch(/^user: 1 row, all alike$/m);
  expect(moved.out).toMatch(/^draft: 0 rows, all alike$/m);
  expect(moved.out).toMatch(/^5 rows of \d+ tables moved, and each compared: [\d.]+ s\.$/m);
  expect(moved.out).toContain(join(DATA_DIR, "app-secret"));
  const again = await runOperatorCommand(settings, "move", "--to", to);
  expect(again).toMatchObject({ code: 1, err: expect.stringContaining("nothing is written over") });

  const target = { ...settings, DATABASE_URL: to };
  const { db, close } = await openDatabase(readSettings(target));
  expect(await db.select().from(job)).toMatchObject([{ id: "waiting", failedAt: null }]);
  expect(await db.select().from(mail)).toMatchObject([{ id: "letter", body: "sealed" }]);
  await close();
  const elsewhere = await runOperatorCommand(target, "move", "--to", await createEmptyDatabase());
  expect(elsewhere).toMatchObject({ code: 1, err: expect.stringContaining("DATABASE_URL is set") });
  await using server = await startServerProcess(target);
  expect(await server.ready, server.printed()).toBe(true);
  const known = await fetch(`${server.url}/api/auth/user`, { headers: { Cookie: cookie } });
  expect(known.status).toBe(200);
});

test("every kind of value is the same on the other engine; a row that changes on its way leaves nothing there", async () => {
  const DATA_DIR = await createDataFolder();
  const from = await openDatabase(readSettings({ DATA_DIR }));
  await fillEveryTable(from.db);
  const address = await createEmptyDatabase();
  const to = await openUnpreparedDatabase(readSettings({ DATA_DIR, DATABASE_URL: address }));
  // Whoever stands between: a trigger of the other database that writes another word.
  await to.db.execute(sql`
    create function spoil() returns event_trigger language plpgsql as $$
    begin
      if to_regclass('power_position') is not null and to_regproc('spoil_row') is null then
        create function spoil_row() returns trigger language plpgsql as
          'begin new.version = new.version + 1; return new; end';
        create trigger spoiled before insert on power_position for each row execute function spoil_row();
      end if;
    end $$`);
  await to.db.execute(
    sql`create event trigger spoiling on ddl_command_end when tag in ('CREATE TABLE') execute function spoil()`,
  );
  const error: unknown = await moveRecords(from.db, to.db).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(MoveDifferenceError);
  const found = error instanceof MoveDifferenceError ? error.comparisons : [];
  expect(found.filter(({ changed }) => changed > 0)).toMatchObject([
    { table: "power_position", rows: 3, changed: 3, missing: 0, added: 0 },
  ]);
  expect(await readAllRows(to.db)).toEqual({});

  await to.db.execute(sql`drop event trigger spoiling`);
  const comparisons = await moveRecords(from.db, to.db);
  expect(comparisons.every(({ rows, changed }) => rows === 3 && changed === 0)).toBe(true);
  expect(await readAllRows(to.db)).toEqual(await readAllRows(from.db));
  await to.close();
  await from.close();
});

test("nothing moves while the server runs", async () => {
  const DATA_DIR = await createDataFolder();
  await using server = await startServerProcess({ DATA_DIR });
  expect(await server.ready, server.printed()).toBe(true);
  const refused = await runOperatorCommand(
    { DATA_DIR },
    "move",
    "--to",
    await createEmptyDatabase(),
  );
  expect(refused).toMatchObject({
    code: 1,
    err: expect.stringContaining("is in use by another M•Power process. Stop that one first"),
  });
});
