import { createHash, type Hash } from "node:crypto";
import { z } from "zod";
import { SequenceState } from "./sequences.ts";

/*
 * A backup is text in gzip, a line for each thing: the head; for each table its name and columns, its rows and what they
 * were; the end. A row is a JSON list of the texts of its columns, so that either engine can take what the other wrote.
 */

export const backupFormat = "m-power backup";
export const backupVersion = 1;

const Count = z.int().nonnegative();
const Digest = z.string().regex(/^[0-9a-f]{64}$/);

export const BackupHead = z.object({
  format: z.literal(backupFormat),
  version: z.literal(backupVersion),
  /** Of the M•Power that wrote it. */
  release: z.string(),
  madeAt: z.iso.datetime(),
  /** When each migration of the records was written. */
  migrations: z.array(z.number()).min(1),
  /** The mark of the secret that signs and seals; no secret can be had from it. */
  secret: z.string().nullable(),
  sequences: z.array(SequenceState),
});
export type BackupHead = z.infer<typeof BackupHead>;

export const TableLine = z.strictObject({ table: z.string(), columns: z.array(z.string()).min(1) });
export const TableEndLine = z.strictObject({ rows: Count, digest: Digest });
export const BackupEndLine = z.strictObject({ tables: Count, rows: Count, digest: Digest });

/** What a backup holds, as it was counted. */
export type BackupCounts = { readonly tables: number; readonly rows: number };

/** Adds lines to a digest, each with its end. */
export function digestLines(hash: Hash, lines: readonly string[]): void {
  for (const line of lines) hash.update(line).update("\n");
}

export function startDigest(): Hash {
  return createHash("sha256");
}
