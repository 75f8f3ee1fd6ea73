import { randomBytes } from "node:crypto";
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ensureDataFolder } from "#adapters/ensure-data-folder.ts";
import { StartupError } from "#adapters/startup-error.ts";

const secretFile = (folder: string) => join(folder, "app-secret");

/** True when the data folder keeps a secret. */
export function hasStoredSecret(folder: string): boolean {
  return existsSync(secretFile(folder));
}

/**
 * The secret kept in the data folder (0600), made with the folder at the first start. Starts at the same time agree on
 * one. Throws StartupError when it can be neither read nor written.
 */
export function readOrCreateSecret(folder: string): string {
  const file = secretFile(folder);
  if (!existsSync(file)) createSecretFile(file);
  try {
    return readFileSync(file, "utf8").trim();
  } catch {
    throw new StartupError(`${file} cannot be read. Check its owner, or set APP_SECRET.`);
  }
}

/** Written whole under another name first: a link never shows a half-written file, and only one can win. */
function createSecretFile(file: string) {
  ensureDataFolder(dirname(file));
  const temporaryFile = `${file}.${process.pid}.${randomBytes(4).toString("hex")}`;
  writeWhole(temporaryFile, randomBytes(32).toString("hex"));
  try {
    linkSync(temporaryFile, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(temporaryFile);
  }
}

function writeWhole(file: string, text: string) {
  try {
    writeFileSync(file, text, { mode: 0o600, flag: "wx", flush: true });
  } catch {
    throw new StartupError(
      `The secret cannot be written to ${dirname(file)}. Check DATA_DIR, its permissions and its disk, or set APP_SECRET.`,
    );
  }
}
