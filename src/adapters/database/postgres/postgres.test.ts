import { once } from "node:events";
import { createServer } from "node:net";
import { StartupError } from "#adapters/startup-error.ts";
import { expect, test } from "vitest";
import { openPostgres } from "./postgres.ts";

test("a PostgreSQL that cannot be reached is said in a sentence without the password", async () => {
  const deaf = createServer((socket) => socket.destroy()).listen(0, "127.0.0.1");
  await once(deaf, "listening");
  const address = deaf.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const url = `postgres://someone:hidden-word@127.0.0.1:${port}/none`;
  await expect(openPostgres({ url, directUrl: url, connectTimeoutMs: 0 })).rejects.toThrow(
    new StartupError(
      `PostgreSQL at 127.0.0.1:${port} cannot be reached. Start it, or check DATABASE_URL.`,
    ),
  );
  deaf.close();
});
