import { openPostgres } from "#adapters/database/postgres/postgres.ts";
import { waitlistEntry } from "#features/waitlist/table.server.ts";
import { expect, test } from "vitest";
import { createTestApp, type TestApp } from "../support/app/test-app.ts";
import { type PostgresServer, startPostgres } from "../support/database/postgres-server.ts";
import { startTcpProxy, type TcpProxy } from "../support/database/tcp-proxy.ts";

type Line = { readonly server: PostgresServer; readonly proxy: TcpProxy };

const silences = [
  [
    "a line that passes nothing on",
    ({ proxy }: Line) => proxy.stall(),
    ({ proxy }: Line) => proxy.resume(),
  ],
  ["a frozen server", ({ server }: Line) => server.freeze(), ({ server }: Line) => server.thaw()],
] as const;

/** More than the pool holds. */
const visitors = Array.from({ length: 14 }, (_, at) => at);

const unavailable = {
  message: "We cannot reach our records at the moment. Try again in a few seconds.",
  code: "unavailable",
};

test.for(silences)("%s: 503 meanwhile, and all is back by itself", async ([, begin, end]) => {
  await using line = await openLine();
  const { app, database } = line;
  const acknowledged: string[] = [];
  await joinAll(app, "before", acknowledged);
  expect(acknowledged).toHaveLength(visitors.length);

  begin(line);
  for (const wave of ["first", "second"]) {
    const refused = await joinAll(app, wave, acknowledged);
    for (const { status, retryAfter, body } of refused)
      expect({ status, retryAfter, body }).toEqual({
        status: 503,
        retryAfter: "5",
        body: unavailable,
      });
  }
  expect((await app.request("/health/ready")).status).toBe(503);
  expect((await app.request("/health/live")).status).toBe(200);

  end(line);
  await expect.poll(async () => (await app.request("/health/ready")).status).toBe(200);
  const after = await joinAll(app, "after", acknowledged);
  expect(after.map(({ status }) => status)).toEqual(visitors.map(() => 200));
  const rows = await database.db.select({ email: waitlistEntry.email }).from(waitlistEntry);
  expect(rows.map(({ email }) => email)).toEqual(expect.arrayContaining(acknowledged));
});

test("what was asked before the silence is answered, or refused in time, and closing does not wait for ever", async () => {
  await using line = await openLine();
  const { app, proxy, database } = line;
  const acknowledged: string[] = [];
  await joinAll(app, "before", acknowledged);
  const underWay = joinAll(app, "under way", acknowledged);
  proxy.stall();
  for (const { status } of await underWay) expect([200, 503]).toContain(status);
  // What is checked out and what is idle: both are silent.
  void app.request("/api/blog");
  await database.close();
});

/** The product on records that it reaches through a line of ours. */
async function openLine() {
  const stack = new AsyncDisposableStack();
  const server = await startPostgres();
  stack.defer(async () => {
    server.thaw();
    await server.stop();
  });
  const proxy = stack.use(await startTcpProxy(server.port));
  const url = server.url("postgres").replace(`:${server.port}/`, `:${proxy.port}/`);
  const database = await openPostgres({ url, directUrl: url, silenceTimeoutMs: 3_000 });
  const app = stack.use(await createTestApp({ db: database.db }));
  return { server, proxy, database, app, [Symbol.asyncDispose]: () => stack.disposeAsync() };
}

/** Everybody at once; whoever got a yes is written down. */
function joinAll(app: TestApp, wave: string, acknowledged: string[]) {
  return Promise.all(
    visitors.map(async (at) => {
      const email = `${wave.replaceAll(" ", "-")}-${at}@example.com`;
      const response = await app.post("/api/waitlist", { email });
      if (response.ok) acknowledged.push(email);
      const retryAfter = response.headers.get("retry-after");
      return { status: response.status, retryAfter, body: await response.json() };
    }),
  );
}
