import { cpSync } from "node:fs";
import { join } from "node:path";
import { readDatabaseSource } from "./database-source.ts";
import { createTemporaryFolder } from "../app/server-process.ts";
import { createDatabaseCopy } from "./test-database.ts";

export type OwnDatabase = Disposable & {
  readonly engine: "pglite" | "postgres";
  readonly folder: string;
  /** The environment variables that lead a process to them. */
  readonly settings: Readonly<Record<string, string>>;
};

/** Records of one test for processes of their own, on the engine under test; `parent` is where their folder lies. */
export async function createOwnDatabase(parent?: string): Promise<OwnDatabase> {
  const source = readDatabaseSource();
  const folder = createTemporaryFolder(parent);
  if (source.engine === "pglite")
    cpSync(source.folder, join(folder.path, "records"), { recursive: true });
  const settings = { DATA_DIR: folder.path };
  return {
    engine: source.engine,
    folder: folder.path,
    settings:
      source.engine === "postgres"
        ? { ...settings, DATABASE_URL: await createDatabaseCopy(source) }
        : settings,
    [Symbol.dispose]: () => folder[Symbol.dispose](),
  };
}
