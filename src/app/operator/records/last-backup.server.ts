import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ensureDataFolder } from "#adapters/ensure-data-folder.ts";
import { z } from "zod";

const LastBackup = z.object({
  at: z.iso.datetime(),
  file: z.string(),
  bytes: z.number().optional(),
});
type LastBackup = z.infer<typeof LastBackup>;

/** Beside the records, not in them: a backup cannot hold the news of itself. */
const noteIn = (folder: string) => join(folder, "last-backup.json");

/** Notes in the data folder that a backup was made; false when nothing can be written there. */
export function noteBackup(folder: string, made: LastBackup): boolean {
  try {
    ensureDataFolder(folder);
    writeFileSync(noteIn(folder), `${JSON.stringify(made)}\n`, { mode: 0o600 });
    return true;
  } catch {
    return false;
  }
}

/** The last backup that was made with this data folder; null when there is none. */
export function readLastBackup(folder: string): LastBackup | null {
  try {
    return LastBackup.parse(JSON.parse(readFileSync(noteIn(folder), "utf8")));
  } catch {
    return null;
  }
}
