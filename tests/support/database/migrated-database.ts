import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { migrationsFolder } from "#adapters/database/migrations.ts";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";

export type MigratedDatabase = {
  /** An archive to load into memory. */
  readonly dump: string;
  /** The same as a folder that was closed properly. */
  readonly folder: string;
};

/** An empty embedded database with all migrations applied; made once for each state of the migrations. */
export async function ensureMigratedDatabase(): Promise<MigratedDatabase> {
  const home = resolve(`.cache/migrated-${hashMigrations()}`);
  if (!existsSync(home)) await createMigratedDatabase(home);
  return { dump: join(home, "dump.tar"), folder: join(home, "records") };
}

async function createMigratedDatabase(home: string) {
  const unfinished = `${home}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  const engine = await PGlite.create(join(unfinished, "records"));
  await migrate(drizzle(engine), { migrationsFolder: migrationsFolder() });
  const dump = await engine.dumpDataDir("none");
  await engine.close();
  writeFileSync(join(unfinished, "dump.tar"), new Uint8Array(await dump.arrayBuffer()));
  if (existsSync(home)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, home);
}

function hashMigrations(): string {
  const hash = createHash("sha256");
  const folder = migrationsFolder();
  for (const name of readdirSync(folder)
    .filter((entry) => entry.endsWith(".sql"))
    .toSorted())
    hash.update(readFileSync(join(folder, name)));
  hash.update(readFileSync("node_modules/@electric-sql/pglite/package.json"));
  return hash.digest("hex").slice(0, 16);
}
