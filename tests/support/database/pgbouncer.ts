import { spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../app/free-port.ts";
import { createTemporaryFolder } from "../app/server-process.ts";
import { answering, serverAccount } from "./postgres-server.ts";

export type Pooler = AsyncDisposable & {
  /** The same database as the given address, through the pooler. */
  readonly url: string;
};

/** A PgBouncer in transaction mode before one database: few sessions, and whoever asks gets any of them. */
export async function startPooler(databaseUrl: string): Promise<Pooler> {
  const { hostname, port: serverPort, pathname, username } = new URL(databaseUrl);
  const folder = createTemporaryFolder();
  const account = serverAccount();
  const port = await freePort();
  const file = join(folder.path, "pgbouncer.ini");
  const lines = [
    "[databases]",
    `* = host=${hostname} port=${serverPort} user=${username}`,
    "[pgbouncer]",
    "listen_addr = 127.0.0.1",
    `listen_port = ${port}`,
    "unix_socket_dir =",
    "auth_type = any",
    "pool_mode = transaction",
    "default_pool_size = 4",
  ];
  writeFileSync(file, `${lines.join("\n")}\n`);
  if (account) for (const path of [folder.path, file]) chownSync(path, account.uid, account.gid);
  const debian = "/usr/sbin/pgbouncer";
  const child = spawn(existsSync(debian) ? debian : "pgbouncer", [file], {
    ...account,
    stdio: "ignore",
  });
  const url = `postgres://${username}@127.0.0.1:${port}${pathname}`;
  await answering(url);
  return {
    url,
    async [Symbol.asyncDispose]() {
      child.kill("SIGINT");
      if (child.exitCode === null) await once(child, "close");
      folder[Symbol.dispose]();
    },
  };
}
