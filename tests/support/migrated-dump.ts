import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { migrationsFolder } from "#adapters/database/migrations.ts";

/** The path of an embedded database's dump with all migrations applied; made once for each state of the migrations. */
export async function migratedDump(): Promise<string> {
  const file = resolve(`.cache/migrated-${stateOfMigrations()}.tar`);
  if (existsSync(file)) return file;
  const engine = await PGlite.create();
  await migrate(drizzle(engine), { migrationsFolder: migrationsFolder() });
  const dump = await engine.dumpDataDir("none");
  await engine.close();
  mkdirSync(".cache", { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, new Uint8Array(await dump.arrayBuffer()));
  renameSync(unfinished, file);
  return file;
}

function stateOfMigrations(): string {
  const hash = createHash("sha256");
  const folder = migrationsFolder();
  for (const name of readdirSync(folder)
    .filter((entry) => entry.endsWith(".sql"))
    .toSorted())
    hash.update(readFileSync(join(folder, name)));
  hash.update(readFileSync("node_modules/@electric-sql/pglite/package.json"));
  return hash.digest("hex").slice(0, 16);
}
