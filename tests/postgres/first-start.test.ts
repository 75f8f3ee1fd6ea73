import { statSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { freePort } from "../support/app/free-port.ts";
import { runOperatorCommand } from "../support/app/operator-command.ts";
import { createTemporaryFolder, startServerProcess } from "../support/app/server-process.ts";
import { createOwnDatabase } from "../support/database/own-database.ts";
import { createEmptyDatabase } from "../support/database/own-postgres.ts";
import { startTcpProxy } from "../support/database/tcp-proxy.ts";

test("the first start on PostgreSQL makes the data folder that keeps its secret", async () => {
  using records = await createOwnDatabase();
  using folder = createTemporaryFolder();
  const DATA_DIR = join(folder.path, "never/made");
  await using server = await startServerProcess({ ...records.settings, DATA_DIR });
  expect(await server.ready, server.printed()).toBe(true);
  expect(statSync(join(DATA_DIR, "app-secret")).mode & 0o777).toBe(0o600);
});

test("so does an operator command", async () => {
  using records = await createOwnDatabase();
  using folder = createTemporaryFolder();
  const DATA_DIR = join(folder.path, "never/made");
  const listed = await runOperatorCommand({ ...records.settings, DATA_DIR }, "people");
  expect(listed).toMatchObject({ code: 0, out: "0 people\n" });
});

test("a command makes nothing in a database that has no records; the one that is for it does", async () => {
  using folder = createTemporaryFolder();
  const settings = { DATABASE_URL: await createEmptyDatabase(), DATA_DIR: folder.path };
  const refused = await runOperatorCommand(settings, "people");
  expect(refused).toMatchObject({ code: 1, out: "" });
  expect(refused.err).toMatch(/^Database: PostgreSQL at .+\n.*There are no records in it/s);
  expect(await runOperatorCommand(settings, "migrate")).toMatchObject({ code: 0 });
  expect(await runOperatorCommand(settings, "people")).toMatchObject({ code: 0 });
});

test("a server that is started before its database says so, and serves once it is there", async () => {
  using records = await createOwnDatabase();
  const address = new URL(records.settings["DATABASE_URL"] ?? "");
  await using line = await startTcpProxy(await freePort());
  const DATABASE_URL = address.href.replace(`:${address.port}/`, `:${line.port}/`);
  await using server = await startServerProcess({ ...records.settings, DATABASE_URL });
  await vi.waitUntil(() => server.printed() !== "", { timeout: 60_000 });
  expect(server.printed()).toBe(
    `PostgreSQL at 127.0.0.1:${line.port} does not answer yet. Start it, or check DATABASE_URL. Still trying.\n`,
  );
  line.leadTo(Number(address.port));
  expect(await server.ready, server.printed()).toBe(true);
});
