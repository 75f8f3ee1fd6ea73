import { readdirSync } from "node:fs";
import { join } from "node:path";

/** Every file of a folder and its folders, by its path from the root. */
export function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).replaceAll("\\", "/"));
}
