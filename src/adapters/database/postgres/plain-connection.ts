import { Socket } from "node:net";
import { TLSSocket } from "node:tls";
import type { Client } from "pg";
import { describeHost } from "#adapters/database/describe-database.ts";

const thisMachine = /^(?:127\.|::1$|::ffff:127\.)/;

/** Where a connection leads. A local socket has no address. */
export type ConnectionFacts = {
  readonly remoteAddress?: string | undefined;
  readonly isEncrypted?: boolean;
};

export function describeConnection(client: Client): ConnectionFacts {
  const stream: unknown = Reflect.get(Reflect.get(client, "connection"), "stream");
  if (!(stream instanceof Socket)) return {};
  return { remoteAddress: stream.remoteAddress, isEncrypted: stream instanceof TLSSocket };
}

/** What to do about a connection that leaves this machine without TLS; null where `sslmode` says that it may. */
export function plainConnectionNotice(
  { remoteAddress, isEncrypted = false }: ConnectionFacts,
  url: string,
): string | null {
  const isLocal = remoteAddress === undefined || thisMachine.test(remoteAddress);
  const isChosen = new URL(url).searchParams.get("sslmode") === "disable";
  if (isLocal || isEncrypted || isChosen) return null;
  return (
    `The connection to PostgreSQL at ${describeHost(url)} is not encrypted: everybody on the network between can read what members write. ` +
    "Add ?sslmode=verify-full to DATABASE_URL, or ?sslmode=disable where the network is yours alone."
  );
}
