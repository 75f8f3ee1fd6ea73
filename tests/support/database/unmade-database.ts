import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Database } from "#adapters/database/database.ts";
import { openUnpreparedDatabase } from "#adapters/database/index.ts";
import { readSettings } from "#adapters/env.ts";
import { PGlite } from "@electric-sql/pglite";
import { readDatabaseSource } from "./database-source.ts";
import { createEmptyDatabase } from "./own-postgres.ts";

type UnmadeDatabase = Disposable & {
  /** The environment variables that lead a process to it. */
  readonly settings: Readonly<Record<string, string>>;
};

/** A database without tables on the engine under test. */
export async function createUnmadeDatabase(): Promise<UnmadeDatabase> {
  const folder = mkdtempSync(join(tmpdir(), "m-power-test-"));
  const isPostgres = readDatabaseSource().engine === "postgres";
  if (!isPostgres)
    cpSync(await ensureUnmadeRecords(), join(folder, "records"), { recursive: true });
  return {
    settings: {
      DATA_DIR: folder,
      ...(isPostgres && { DATABASE_URL: await createEmptyDatabase() }),
    },
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The engine's own files without any table of ours: making them takes seconds of a core. */
async function ensureUnmadeRecords(): Promise<string> {
  const release = readFileSync("node_modules/@electric-sql/pglite/package.json");
  const home = resolve(
    `.cache/unmade-${createHash("sha256").update(release).digest("hex").slice(0, 16)}`,
  );
  if (existsSync(home)) return home;
  const unfinished = `${home}.${process.pid}`;
  await (await PGlite.create(unfinished)).close();
  if (existsSync(home)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, home);
  return home;
}

/** The same, open in this process alone. */
export async function openUnmadeDatabase(): Promise<AsyncDisposable & { readonly db: Database }> {
  const unmade = await createUnmadeDatabase();
  const { db, close } = await openUnpreparedDatabase(readSettings(unmade.settings));
  return {
    db,
    async [Symbol.asyncDispose]() {
      await close();
      unmade[Symbol.dispose]();
    },
  };
}
