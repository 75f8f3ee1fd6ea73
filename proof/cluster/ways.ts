import { join } from "node:path";
import { freePort } from "../../tests/support/app/free-port.ts";
import { fill, writeOwned } from "./fill.ts";
import type { ClusterMember } from "./member.ts";
import { startProgram, until } from "./program.ts";

/** Starts the one that Patroni asks who is primary; answers its port. */
export async function startEtcd(stack: AsyncDisposableStack, folder: string): Promise<number> {
  const [port, peer] = [await freePort(), await freePort()];
  const [client, other] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peer}`];
  const args = {
    name: "etcd",
    "data-dir": join(folder, "etcd"),
    "listen-client-urls": client,
    "advertise-client-urls": client,
    "listen-peer-urls": other,
    "initial-advertise-peer-urls": other,
    "initial-cluster": `etcd=${other}`,
  };
  const typed = Object.entries(args).map(([name, value]) => `--${name}=${value}`);
  stack.use(startProgram("/usr/bin/etcd", typed, join(folder, "etcd.log")));
  await until("etcd", async () => (await fetch(`${client}/health`)).ok);
  return port;
}

/** Starts HAProxy before the members and PgBouncer before that; answers the port of the latter. */
export async function startEntry(
  stack: AsyncDisposableStack,
  folder: string,
  [one, two]: readonly [ClusterMember, ClusterMember],
  password: string,
): Promise<number> {
  const [entry, pooler] = [await freePort(), await freePort()];
  const ports = {
    ENTRY_PORT: entry,
    POOLER_PORT: pooler,
    FIRST_POSTGRES: one.postgresPort,
    FIRST_API: one.apiPort,
    SECOND_POSTGRES: two.postgresPort,
    SECOND_API: two.apiPort,
    FOLDER: folder,
  };
  const haproxy = fill("entry.cfg", ports, join(folder, "entry.cfg"));
  stack.use(startProgram("/usr/sbin/haproxy", ["-f", haproxy], join(folder, "entry.log")));
  writeOwned(join(folder, "users.txt"), `"postgres" "${password}"\n`);
  const bouncer = fill("pgbouncer.ini", ports, join(folder, "pgbouncer.ini"));
  stack.use(startProgram("/usr/sbin/pgbouncer", [bouncer], join(folder, "pgbouncer.log")));
  return pooler;
}
