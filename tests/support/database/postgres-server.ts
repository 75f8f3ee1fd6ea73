import { execFileSync, spawn } from "node:child_process";
import {
  chownSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { delimiter, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import { freePort } from "../app/free-port.ts";
import { scratchFolder } from "../app/scratch-folder.ts";

export type PostgresServer = {
  /** The address of a database of this server. */
  readonly url: (database: string) => string;
  readonly port: number;
  /** Stops all of its processes in the middle of whatever they do: connections stay open and are silent. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  /** Ends the server and removes its folder. */
  readonly stop: () => Promise<void>;
};

export type PostgresServerOptions = {
  /** Settings over the usual ones, as name=value. */
  readonly settings?: readonly string[];
  /** Certificate and key of the server, in PEM form, for TLS. */
  readonly tls?: { readonly cert: string; readonly key: string; readonly ca: string };
  /** The lines of pg_hba.conf; without it everybody on this machine is let in. */
  readonly access?: string;
  /** Where the server writes its log. */
  readonly logFile?: string;
};

/** Starts a server of our own from the machine's binaries: in its own folder, on a free port of loopback. */
export async function startPostgres(options: PostgresServerOptions = {}): Promise<PostgresServer> {
  const bin = postgresBinaries();
  const account = serverAccount();
  const folder = mkdtempSync(join(scratchFolder, "m-power-postgres-"));
  if (account) chownSync(folder, account.uid, account.gid);
  const records = join(folder, "records");
  const run = { ...account, cwd: folder, stdio: "ignore" } as const;
  const made = ["-D", records, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"];
  execFileSync(join(bin, "initdb"), made, run);
  if (options.access !== undefined) writeFileSync(join(records, "pg_hba.conf"), options.access);
  const port = await freePort();
  const settings = [
    "listen_addresses=127.0.0.1",
    `unix_socket_directories=${folder}`,
    // The server is thrown away after the run: nothing of it has to outlive a power cut.
    "fsync=off",
    "full_page_writes=off",
    "synchronous_commit=off",
    ...(options.tls ? writeTlsFiles(folder, options.tls, account) : []),
    ...(options.settings ?? []),
  ].flatMap((setting) => ["-c", setting]);
  const server = spawn(join(bin, "postgres"), ["-D", records, "-p", `${port}`, ...settings], {
    ...run,
    stdio:
      options.logFile === undefined
        ? "ignore"
        : ["ignore", "ignore", openSync(options.logFile, "a")],
  });
  const url = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  await answering(`${url("postgres")}?host=${folder}`);
  const signalAll = (signal: "SIGSTOP" | "SIGCONT") => {
    for (const pid of [server.pid, ...childrenOf(server.pid)]) if (pid) signalIfThere(pid, signal);
  };
  return {
    url,
    port,
    freeze: () => signalAll("SIGSTOP"),
    thaw: () => signalAll("SIGCONT"),
    async stop() {
      const ended = Promise.withResolvers<void>();
      server.once("exit", () => ended.resolve());
      server.kill("SIGINT");
      await ended.promise;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The server reads its key only where nobody else can. */
function writeTlsFiles(
  folder: string,
  tls: NonNullable<PostgresServerOptions["tls"]>,
  account: ReturnType<typeof serverAccount>,
): string[] {
  return Object.entries({ cert: tls.cert, key: tls.key, ca: tls.ca })
    .map(([name, pem]) => {
      const file = join(folder, `${name}.pem`);
      writeFileSync(file, pem, { mode: 0o600 });
      if (account) chownSync(file, account.uid, account.gid);
      return `ssl_${name}_file=${file}`;
    })
    .concat("ssl=on");
}

/** Each connection has a process of its own. */
function childrenOf(parent: number | undefined): number[] {
  const listed = execFileSync("ps", ["-A", "-o", "pid=,ppid="]).toString();
  const pairs = listed.split("\n").map((line) => line.trim().split(/\s+/).map(Number));
  return pairs.flatMap(([pid, ppid]) => (pid && ppid === parent ? [pid] : []));
}

function signalIfThere(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended meanwhile.
  }
}

/** The server refuses to run as root, so root lends it an account without rights. */
export function serverAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return { uid: idOf("-u"), gid: idOf("-g") };
}

function idOf(kind: "-u" | "-g"): number {
  return Number(execFileSync("id", [kind, "nobody"]).toString());
}

function postgresBinaries(): string {
  const root = "/usr/lib/postgresql";
  const debian = existsSync(root)
    ? readdirSync(root).map((version) => join(root, version, "bin"))
    : [];
  const folders = [process.env["POSTGRES_BIN"] ?? "", ...debian.toSorted().toReversed()];
  const found = [...folders, ...(process.env["PATH"] ?? "").split(delimiter)].find(
    (folder) => folder !== "" && existsSync(join(folder, "initdb")),
  );
  if (!found)
    throw new Error("PostgreSQL is not installed here. POSTGRES_BIN may name its folder.");
  return found;
}

/** Resolves once somebody answers there as PostgreSQL does. */
export async function answering(url: string, until = Date.now() + 30_000): Promise<void> {
  const client = new Client(url);
  try {
    await client.connect();
  } catch (error) {
    if (Date.now() > until) throw error;
    await wait(100);
    return answering(url, until);
  } finally {
    await client.end().catch(() => {});
  }
}
