import { expect, test } from "vitest";
import { createOwnDatabase } from "../support/database/own-database.ts";
import { startServerProcess } from "../support/app/server-process.ts";

test("four processes started at once on the same records: PostgreSQL serves all, the embedded database one", async () => {
  using records = await createOwnDatabase();
  const starts = [1, 2, 3, 4].map(() => startServerProcess(records.settings));
  await using stack = new AsyncDisposableStack();
  const servers = (await Promise.all(starts)).map((server) => stack.use(server));
  const ready = await Promise.all(servers.map((server) => server.ready));
  expect(ready.filter(Boolean)).toHaveLength(records.engine === "postgres" ? 4 : 1);
  for (const server of servers.filter((_, at) => !ready[at])) {
    expect(await server.ended).toBe(1);
    expect(server.printed()).toContain(`The data folder ${records.folder} is in use by another`);
    expect(server.printed().trim().split("\n")).toHaveLength(1);
  }
});
