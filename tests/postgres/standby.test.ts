import { sql } from "drizzle-orm";
import { openPostgres } from "#adapters/database/postgres/postgres.ts";
import { expect, test } from "vitest";
import { createTestApp } from "../support/app/test-app.ts";
import { startPostgres } from "../support/database/postgres-server.ts";
import { startTcpProxy } from "../support/database/tcp-proxy.ts";

/** The product on a primary with a standby, reached through a line that can be led to either. */
async function openLine() {
  await using stack = new AsyncDisposableStack();
  const primary = await startPostgres();
  stack.defer(() => primary.stop());
  const standby = await startPostgres({ standbyOf: primary });
  stack.defer(() => standby.stop());
  const line = stack.use(await startTcpProxy(primary.port));
  const url = primary.url("postgres").replace(`:${primary.port}/`, `:${line.port}/`);
  const database = await openPostgres({ url, directUrl: url });
  stack.defer(() => database.close());
  const app = stack.use(await createTestApp({ db: database.db }));
  let joined = 0;
  const join = async () => {
    const email = `reader-${(joined += 1)}@example.com`;
    const { status } = await app.post("/api/waitlist", { email });
    return status;
  };
  const kept = stack.move();
  return {
    primary,
    standby,
    line,
    app,
    db: database.db,
    join,
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  };
}

test("whoever is led to a standby by a failover does not stay there", async () => {
  await using opened = await openLine();
  const { primary, standby, line, app, join } = opened;
  expect(await join()).toBe(200);
  line.leadTo(standby.port);
  line.cut();
  expect(await Promise.all([join(), join(), join()])).toEqual([503, 503, 503]);
  expect((await app.request("/health/ready")).status).toBe(503);
  // Nothing ends the connections to the standby: it lives on.
  line.leadTo(primary.port);
  await expect.poll(join).toBe(200);
  expect(await Promise.all([join(), join(), join()])).toEqual([200, 200, 200]);
  expect((await app.request("/health/ready")).status).toBe(200);
});

test("records that take no changes for a while: 503 for a change, and what only reads goes on", async () => {
  await using opened = await openLine();
  const { app, db, join } = opened;
  await db.execute(sql`alter system set default_transaction_read_only = on`);
  await db.execute(sql`select pg_reload_conf()`);
  await expect.poll(join).toBe(503);
  expect((await app.request("/api/blog")).status).toBe(200);
});
