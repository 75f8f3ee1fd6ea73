import { randomBytes } from "node:crypto";
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The secret kept in the data folder (0600), made at the first start. Starts at the same time agree on one. */
export function readOrCreateSecret(folder: string): string {
  const file = join(folder, "app-secret");
  if (!existsSync(file)) createSecretFile(file);
  return readFileSync(file, "utf8").trim();
}

/** Written whole under another name first: a link never shows a half-written file, and only one can win. */
function createSecretFile(file: string) {
  const temporaryFile = `${file}.${process.pid}.${randomBytes(4).toString("hex")}`;
  writeFileSync(temporaryFile, randomBytes(32).toString("hex"), {
    mode: 0o600,
    flag: "wx",
    flush: true,
  });
  try {
    linkSync(temporaryFile, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(temporaryFile);
  }
}
