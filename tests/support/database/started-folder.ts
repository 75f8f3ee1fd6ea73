import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { startServerProcess } from "../app/server-process.ts";
import { ensureMigratedDatabase } from "./migrated-database.ts";

/** A data folder that this build has served once, with its posts and assets stored; made once for each build. */
export async function ensureStartedFolder(): Promise<string> {
  const { folder: records } = await ensureMigratedDatabase();
  const build = readFileSync("dist/.source-hash", "utf8").slice(0, 16);
  const home = resolve(`.cache/started-${build}`);
  if (!existsSync(home)) await createStartedFolder(home, records);
  return home;
}

async function createStartedFolder(home: string, records: string): Promise<void> {
  for (const name of readdirSync(dirname(home)))
    if (/^started-\w+$/.test(name) && name !== basename(home))
      rmSync(join(dirname(home), name), { recursive: true, force: true });
  const unfinished = `${home}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  cpSync(records, join(unfinished, "records"), { recursive: true });
  await using server = await startServerProcess({ DATA_DIR: unfinished });
  if (!(await server.ready)) throw new Error(`The server ended at its start:\n${server.printed()}`);
  server.child.kill("SIGTERM");
  await once(server.child, "close");
  if (existsSync(home)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, home);
}
