import { resolve } from "node:path";
import type { DatabaseEnv } from "./env.ts";

/** Which database the settings choose, for the operator. Never a password. */
export function describeDatabase({ DATABASE_URL: url, DATA_DIR }: DatabaseEnv): string {
  if (url === undefined) return `the embedded one in ${resolve(DATA_DIR)}`;
  const { pathname, username } = new URL(url);
  const database = pathname.length > 1 ? `, database ${decodeURIComponent(pathname.slice(1))}` : "";
  const user = username === "" ? "" : `, as ${decodeURIComponent(username)}`;
  return `PostgreSQL at ${describeHost(url)}${database}${user}`;
}

/** The server of an address: host and port, or a folder's socket. */
export function describeHost(url: string): string {
  const { host, searchParams } = new URL(url);
  return searchParams.get("host") ?? (host || "the local socket");
}
