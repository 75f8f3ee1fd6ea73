import { chownSync } from "node:fs";
import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { createTemporaryFolder } from "../../tests/support/app/server-process.ts";
import { serverAccount } from "../../tests/support/database/postgres-server.ts";
import { type ClusterMember, createMember } from "./member.ts";
import { startEntry, startEtcd } from "./ways.ts";
import { until } from "./program.ts";

export type Cluster = AsyncDisposable & {
  /** What DATABASE_URL is set to: the pooler. */
  readonly url: string;
  readonly members: readonly ClusterMember[];
  readonly primary: () => Promise<ClusterMember>;
  /** Resolves once one is primary and the other follows synchronously. */
  readonly whenWhole: () => Promise<void>;
  readonly folder: string;
};

/**
 * Two PostgreSQL with Patroni, HAProxy before them and PgBouncer before that, on one machine. One etcd: the fault under
 * test is PostgreSQL’s, and three on one disk would fail together. An installation has three, on three machines.
 */
export async function startCluster(): Promise<Cluster> {
  await using stack = new AsyncDisposableStack();
  const { path: folder } = stack.use(createTemporaryFolder());
  const account = serverAccount();
  if (account) chownSync(folder, account.uid, account.gid);
  const password = randomUUID();
  const etcdPort = await startEtcd(stack, folder);
  const options = { folder, etcdPort, password };
  const members = [await createMember("one", options), await createMember("two", options)] as const;
  for (const member of members) stack.use(member);
  const primary = () => findPrimary(members);
  const whenWhole = () => until("A whole cluster", () => isWhole(members), 180);
  members[0].start();
  await until("A first primary", () => members[0].isPrimary());
  members[1].start();
  await whenWhole();
  await prepareRole(members[0], password);
  const poolerPort = await startEntry(stack, folder, members, password);
  const url = `postgres://postgres:${password}@127.0.0.1:${poolerPort}/site`;
  await until("The way to the primary", () => answers(url));
  const kept = stack.move();
  return {
    url,
    members,
    primary,
    whenWhole,
    folder,
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  };
}

/** The limits that cannot be set through a pooler, and the database of the product. */
async function prepareRole(primary: ClusterMember, password: string): Promise<void> {
  const client = new Client(
    `postgres://postgres:${password}@127.0.0.1:${primary.postgresPort}/postgres`,
  );
  await client.connect();
  for (const statement of [
    "alter role postgres set statement_timeout = '10s'",
    "alter role postgres set idle_in_transaction_session_timeout = '10s'",
    "create database site",
  ])
    await client.query(statement);
  await client.end();
}

async function findPrimary(members: readonly ClusterMember[]): Promise<ClusterMember> {
  for (const member of members) if (await member.isPrimary().catch(() => false)) return member;
  throw new Error("There is no primary.");
}

async function isWhole(members: readonly ClusterMember[]): Promise<boolean> {
  const primaries = await Promise.all(members.map((member) => member.isPrimary()));
  const followers = await Promise.all(members.map((member) => member.isSynchronous()));
  return isOne(primaries) && isOne(followers);
}

function isOne(said: readonly boolean[]): boolean {
  return said.filter(Boolean).length === 1;
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    return (await client.query("select 1")).rows.length === 1;
  } finally {
    await client.end().catch(() => {});
  }
}
