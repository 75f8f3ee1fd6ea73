import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import { expect, test, vi } from "vitest";
import { runOperatorCommand } from "../support/app/operator-command.ts";
import { createTemporaryFolder, startServerProcess } from "../support/app/server-process.ts";
import { createEmptyDatabase } from "../support/database/own-postgres.ts";
import { startPooler } from "../support/database/pgbouncer.ts";

async function connected(url: string): Promise<Client & AsyncDisposable> {
  const client = new Client(url);
  await client.connect();
  return Object.assign(client, { [Symbol.asyncDispose]: () => client.end() });
}

test("behind PgBouncer in transaction mode the records are made, served by two processes, and no lock stays", async () => {
  const direct = await createEmptyDatabase();
  await using pooler = await startPooler(direct);
  using folder = createTemporaryFolder();
  const settings = { DATABASE_URL: pooler.url, DATA_DIR: folder.path };
  await using first = await startServerProcess(settings);
  await using second = await startServerProcess(settings);
  expect(await first.ready, first.printed()).toBe(true);
  expect(await second.ready, second.printed()).toBe(true);
  expect(first.printed()).toContain(
    "no time limit can be set through it. Give them to the role: alter role postgres set",
  );
  const joined = await fetch(`${first.url}/api/waitlist`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: first.url },
    body: JSON.stringify({ email: "ada@example.com" }),
  });
  expect(joined.status).toBe(200);
  const pages = Array.from({ length: 40 }, (_, at) =>
    fetch(`${(at % 2 === 0 ? first : second).url}/health/ready`),
  );
  expect(new Set((await Promise.all(pages)).map(({ status }) => status))).toEqual(new Set([200]));
  const listed = await runOperatorCommand(settings, "waitlist", "export");
  expect(listed).toMatchObject({ code: 0, out: expect.stringContaining("ada@example.com,") });
  await using client = await connected(direct);
  const locks = await client.query(
    `select pid from pg_locks join pg_database on pg_database.oid = database
     where locktype = 'advisory' and objid = 7366921 and datname = current_database()`,
  );
  expect(locks.rows).toEqual([]);
});

test("a role with limits of its own hears nothing of them", async () => {
  const direct = await createEmptyDatabase();
  await using client = await connected(direct);
  const database = new URL(direct).pathname.slice(1);
  for (const name of ["statement_timeout", "idle_in_transaction_session_timeout"])
    await client.query(`alter database ${database} set ${name} = '10s'`);
  await using pooler = await startPooler(direct);
  using folder = createTemporaryFolder();
  await using server = await startServerProcess({
    DATABASE_URL: pooler.url,
    DATA_DIR: folder.path,
  });
  expect(await server.ready, server.printed()).toBe(true);
  expect(server.printed()).not.toContain("pooler");
});

test("a start that waits for another one's lock says so, and goes on when it is given back", async () => {
  const url = await createEmptyDatabase();
  await using holder = await connected(url);
  // As releases before this one took it, for a whole session.
  await holder.query("select pg_advisory_lock(7366921)");
  const { rows } = await holder.query("select pg_backend_pid() as pid");
  using folder = createTemporaryFolder();
  await using server = await startServerProcess({ DATABASE_URL: url, DATA_DIR: folder.path });
  await vi.waitUntil(() => server.printed() !== "", { timeout: 60_000 });
  expect(server.printed()).toBe(
    "Waiting for another process that brings the records up to date. " +
      `If there is none, end the session of PostgreSQL that kept its lock: select pg_terminate_backend(${rows[0].pid});\n`,
  );
  await wait(1_000);
  expect(server.child.exitCode).toBeNull();
  await holder.query("select pg_advisory_unlock_all()");
  expect(await server.ready, server.printed()).toBe(true);
});
