import { z } from "zod";
import { BackupError } from "./backup-error.ts";
import { type BackupCounts, backupFormat, BackupHead, backupVersion } from "./backup-format.ts";
import { changedBackupError, cutBackupError, readBackupLines } from "./backup-lines.ts";
import { createBackupVerifier } from "./backup-verifier.ts";
import { parseJson } from "./parse-json.ts";
import type { RecordsPart } from "./records-part.ts";

export type OpenBackup = {
  readonly head: BackupHead;
  /** Throws BackupError as soon as something is not as it was written, at the end at the latest. */
  readonly parts: AsyncGenerator<RecordsPart, void, undefined>;
};

const AnyHead = z.object({
  format: z.literal(backupFormat),
  version: z.number(),
  release: z.string(),
});

/** Begins to read a backup. Throws BackupError when it is none, or one of a newer form. */
export async function openBackup(file: string): Promise<OpenBackup> {
  const lines = readBackupLines(file);
  const first = await lines.next();
  const [line = "", ...others] = first.done === true ? [] : first.value;
  try {
    return { head: parseHead(line, file), parts: readParts(line, others, lines, file) };
  } catch (error) {
    await lines.return();
    throw error;
  }
}

/** Reads a backup to its end and answers what it holds. Throws BackupError when it is not whole. */
export async function checkBackup(
  file: string,
): Promise<BackupCounts & { readonly head: BackupHead }> {
  const { head, parts } = await openBackup(file);
  let [tables, rows] = [0, 0];
  for await (const part of parts) {
    if (part.kind === "table") tables += 1;
    if (part.kind === "end") rows += part.rows;
  }
  return { head, tables, rows };
}

function parseHead(line: string, file: string): BackupHead {
  const any = AnyHead.safeParse(parseJson(line));
  if (!any.success) throw changedBackupError(file);
  if (any.data.version > backupVersion)
    throw new BackupError(
      `${file} was written by M•Power ${any.data.release}, in a newer form. Restore it with that release.`,
    );
  const head = BackupHead.safeParse(parseJson(line));
  if (!head.success) throw changedBackupError(file);
  return head.data;
}

async function* readParts(
  head: string,
  others: readonly string[],
  lines: AsyncIterable<readonly string[]>,
  file: string,
): AsyncGenerator<RecordsPart, void, undefined> {
  const verifier = createBackupVerifier(head, file);
  yield* verifier.read(others);
  for await (const some of lines) yield* verifier.read(some);
  if (!verifier.isComplete()) throw cutBackupError(file);
}
