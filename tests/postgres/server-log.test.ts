import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openPostgres } from "#adapters/database/postgres/postgres.ts";
import { newId } from "#adapters/database/new-id.ts";
import { user } from "#adapters/identity/table.server.ts";
import { Client } from "pg";
import { expect, test } from "vitest";
import { createTemporaryFolder } from "../support/app/server-process.ts";
import { startPostgres } from "../support/database/postgres-server.ts";

/** A server that logs as much as an administrator may want. */
async function startTalkativeServer() {
  const folder = createTemporaryFolder();
  const logFile = join(folder.path, "server.log");
  writeFileSync(logFile, "");
  const settings = [
    "log_statement=all",
    "log_min_duration_statement=0",
    "log_parameter_max_length_on_error=-1",
  ];
  const server = await startPostgres({ logFile, settings });
  return {
    url: server.url("postgres"),
    log: () => readFileSync(logFile, "utf8"),
    async [Symbol.asyncDispose]() {
      await server.stop();
      folder[Symbol.dispose]();
    },
  };
}

/** Opens it, writes an address down twice, the second time in vain; answers what the start said. */
async function writeTwice(url: string, directUrl: string, email: string): Promise<string> {
  const said: string[] = [];
  const { db, close } = await openPostgres({ url, directUrl, say: (line) => void said.push(line) });
  const person = () => db.insert(user).values({ id: newId(), email, emailVerified: true });
  await person();
  await expect(person()).rejects.toThrow("Failed query");
  await close();
  return said.join("\n");
}

test("a superuser's own sessions keep what members type out of the server's log, without a word", async () => {
  await using server = await startTalkativeServer();
  expect(await writeTwice(server.url, server.url, "ada@example.com")).toBe("");
  expect(server.log()).toContain("duplicate key value violates unique constraint");
  expect(server.log()).not.toContain("ada@example.com");
});

test("options that the operator set in the address stay beside ours", async () => {
  await using server = await startTalkativeServer();
  const url = `${server.url}?options=${encodeURIComponent("-c application_name=ours -c work_mem=5MB")}`;
  const { db, close } = await openPostgres({ url, directUrl: url });
  const shown = await db.execute(
    "select current_setting('work_mem') as memory, current_setting('log_statement') as log, current_setting('statement_timeout') as time",
  );
  expect(shown).toMatchObject({ rows: [{ memory: "5MB", log: "none", time: "10s" }] });
  await close();
});

test("a role that may not is told what a superuser has to type, once, and it suffices", async () => {
  await using server = await startTalkativeServer();
  const client = new Client(server.url);
  await client.connect();
  await client.query(
    "create role mpower login; grant create on database postgres to mpower; grant create on schema public to mpower",
  );
  const url = server.url.replace("postgres@", "mpower@");
  const said = await writeTwice(url, url, "ada@example.com");
  expect(said).toContain(
    "PostgreSQL takes down in its own log what members type (log_min_duration_statement = 0, log_statement = all), and this role may not change that.",
  );
  expect(server.log()).toContain("ada@example.com");
  for (const statement of said.match(/\balter role [^;]+;/g) ?? []) await client.query(statement);
  await client.end();
  expect(await writeTwice(url, url, "eve@example.com")).toBe("");
  // A detail of the second try names the address still: that is log_error_verbosity, which the page on operating names.
  const lines = server
    .log()
    .split("\n")
    .filter((line) => line.includes("eve@example.com"));
  expect(lines.filter((line) => !line.includes("DETAIL:  Key (email)="))).toEqual([]);
});
