import { Socket } from "node:net";
import { Pool, type PoolClient, type PoolConfig } from "pg";
import { z } from "zod";
import { timeLimits } from "./session-settings.ts";

/** Longer than the server's own limit, so that a server that lives always speaks first. */
export const defaultSilenceTimeoutMs = timeLimits.statement_timeout + 2_000;

const Standing = z.array(z.object({ follows: z.boolean() }));

const poolOptions = {
  max: 10,
  connectionTimeoutMillis: 5_000,
  // Less than the silence that ends a connection: an unused one is closed in words.
  idleTimeoutMillis: 10_000,
  keepAlive: true,
} as const;

/**
 * Connections opened when they are needed, each begun as `session` says. One on which nothing comes for so long is given
 * up, and its place in the pool is free.
 */
export function createPostgresPool(session: PoolConfig, silenceTimeoutMs: number): Pool {
  const stream = () => createWatchedSocket(silenceTimeoutMs);
  const pool = new Pool({ ...poolOptions, ...session, stream, verify: refuseStandby });
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on("error", () => {});
  const checkedOut = new Set<PoolClient>();
  pool.on("acquire", (client) => checkedOut.add(client));
  pool.on("release", (_error, client) => checkedOut.delete(client));
  pool.on("connect", (client) => {
    client.on("error", () => {});
    client.once("end", () => {
      if (checkedOut.has(client)) returnEndedClient(client);
    });
  });
  return pool;
}

/** A failover may lead a new connection to the old primary, and nothing would end it there: it answers, and takes no change. */
function refuseStandby(client: PoolClient, done: (error?: Error) => void): void {
  client.query("select pg_is_in_recovery() as follows", (error: Error | null, found) => {
    const [row] = error ? [] : Standing.parse(found.rows);
    if (error) done(error);
    else done(row?.follows ? new StandbyError("PostgreSQL is a standby here.") : undefined);
  });
}

/** With the code that a standby itself gives to a change. */
class StandbyError extends Error {
  readonly code = "25006";
}

/** The query builder never returns a connection that broke at “begin”, and returns any other once more after us. */
function returnEndedClient(client: PoolClient): void {
  client.release(true);
  client.release = () => {};
}

/** A failed-over server, a stalled pooler and a frozen machine close nothing: their connections only fall silent. */
function createWatchedSocket(silenceTimeoutMs: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(silenceTimeoutMs, () => {
    const code = "ETIMEDOUT";
    socket.destroy(Object.assign(new Error("PostgreSQL fell silent."), { code }));
  });
}
