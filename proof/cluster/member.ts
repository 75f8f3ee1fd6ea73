import { chownSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../../tests/support/app/free-port.ts";
import {
  childrenOf,
  postgresBinaries,
  serverAccount,
  signalIfThere,
} from "../../tests/support/database/postgres-server.ts";
import { fill } from "./fill.ts";
import { type Program, startProgram } from "./program.ts";

/** One PostgreSQL with its Patroni. */
export type ClusterMember = AsyncDisposable & {
  readonly name: string;
  readonly postgresPort: number;
  readonly apiPort: number;
  readonly start: () => void;
  /** Sends a signal to Patroni and to every process of its PostgreSQL at one moment, as if the machine were taken away. */
  readonly signal: (signal: NodeJS.Signals) => void;
  readonly isPrimary: () => Promise<boolean>;
  /** Follows the primary, and every acknowledged write is here as well. */
  readonly isSynchronous: () => Promise<boolean>;
};

export async function createMember(
  name: string,
  { folder: parent, etcdPort, password }: { folder: string; etcdPort: number; password: string },
): Promise<ClusterMember> {
  const [postgresPort, apiPort] = [await freePort(), await freePort()];
  const folder = join(parent, name);
  mkdirSync(folder);
  const account = serverAccount();
  if (account) chownSync(folder, account.uid, account.gid);
  const config = fill(
    "patroni.yml",
    {
      NAME: name,
      ETCD_PORT: etcdPort,
      API_PORT: apiPort,
      POSTGRES_PORT: postgresPort,
      BIN_DIR: postgresBinaries(),
      FOLDER: folder,
      PASSWORD: password,
    },
    join(parent, `${name}.yml`),
  );
  let patroni: Program | undefined;

  function processes(): number[] {
    const postmaster = postmasterOf(folder);
    return [patroni?.pid ?? 0, postmaster, ...childrenOf(postmaster)].filter((pid) => pid > 0);
  }

  const asks = async (path: string) => {
    const signal = AbortSignal.timeout(1_000);
    const response = await fetch(`http://127.0.0.1:${apiPort}${path}`, {
      method: "OPTIONS",
      signal,
    });
    return response.status === 200;
  };

  return {
    name,
    postgresPort,
    apiPort,
    start() {
      patroni = startProgram("/usr/bin/patroni", [config], join(parent, `${name}.log`));
    },
    signal(signal) {
      for (const pid of processes()) signalIfThere(pid, signal);
    },
    isPrimary: () => asks("/primary"),
    isSynchronous: () => asks("/synchronous"),
    [Symbol.asyncDispose]: async () => patroni?.[Symbol.asyncDispose](),
  };
}

function postmasterOf(folder: string): number {
  try {
    return Number(readFileSync(join(folder, "records/postmaster.pid"), "utf8").split("\n")[0]);
  } catch {
    return 0;
  }
}
