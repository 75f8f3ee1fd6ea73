import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import type { OpenDatabase } from "./database.ts";
import { prepareDataFolder, recordsFolder } from "./data-folder.ts";
import { DurableNodeFS, durableStartParams } from "./durable-node-fs.ts";
import { lockFolder } from "./folder-lock.ts";
import { migrationsFolder } from "./migrations.ts";

/** Opens the database in the data folder, for this process alone; throws StartProblem when another has it. */
export async function openEmbedded(folder: string): Promise<OpenDatabase> {
  prepareDataFolder(folder);
  const unlock = lockFolder(folder);
  try {
    const engine = await PGlite.create({
      fs: new DurableNodeFS(recordsFolder(folder)),
      startParams: durableStartParams,
    });
    const db = drizzle(engine);
    await migrate(db, { migrationsFolder: migrationsFolder() });
    return {
      db,
      async close() {
        await engine.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
