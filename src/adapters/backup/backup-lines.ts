import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import { BackupError } from "./backup-error.ts";

/** The lines of a file in gzip, in pieces. Throws BackupError when it cannot be read, is cut short, or was changed. */
export async function* readBackupLines(
  file: string,
): AsyncGenerator<readonly string[], void, undefined> {
  const input = createReadStream(file);
  const text = createGunzip({ chunkSize: 256 * 1024 });
  input.once("error", (error) => text.destroy(error));
  try {
    yield* splitLines(input.pipe(text).setEncoding("utf8"));
  } catch (error) {
    throw describeFailure(error, file) ?? error;
  } finally {
    input.destroy();
    text.destroy();
  }
}

/** Only the sign that ends a line ends one: members' words may hold others that look like it. */
async function* splitLines(
  text: AsyncIterable<unknown>,
): AsyncGenerator<readonly string[], void, undefined> {
  let begun: string[] = [];
  for await (const chunk of text) {
    if (typeof chunk !== "string") throw new TypeError("A text gives strings.");
    const [first = "", ...others] = chunk.split("\n");
    begun.push(first);
    const rest = others.pop();
    if (rest === undefined) continue;
    yield [begun.join(""), ...others];
    begun = [rest];
  }
  const rest = begun.join("");
  if (rest !== "") yield [rest];
}

function describeFailure(error: unknown, file: string): BackupError | null {
  if (!(error instanceof Error) || !("code" in error) || typeof error.code !== "string")
    return null;
  if (error.code === "Z_BUF_ERROR") return cutBackupError(file);
  if (error.code.startsWith("Z_")) return changedBackupError(file);
  return new BackupError(
    `${file} cannot be read (${error.code}). Check the path, and that the file belongs to this account.`,
  );
}

export function cutBackupError(file: string): BackupError {
  return new BackupError(
    `${file} is cut short: its end is missing. Copy it again, or take another one.`,
  );
}

export function changedBackupError(file: string): BackupError {
  return new BackupError(
    `${file} is no backup as M•Power wrote it: it was changed or damaged. Copy it again, or take another one.`,
  );
}
