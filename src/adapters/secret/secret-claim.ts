import type { Database } from "#adapters/database/database.ts";
import { StartupError } from "#adapters/startup-error.ts";
import { eq, inArray, sql } from "drizzle-orm";
import { allSignatures, deriveKeys, type KeyRing } from "./key-ring.ts";
import { appSecret } from "./table.server.ts";

const onlyRow = "current";

const fingerprintsOf = (secrets: KeyRing) =>
  allSignatures(deriveKeys(secrets, "fingerprint"), "the secret of these records");

/** The mark of the secret that the records belong to; null in records that no process ever served. */
export async function readFingerprint(db: Database): Promise<string | null> {
  const [row] = await db.select().from(appSecret).where(eq(appSecret.id, onlyRow));
  return row?.fingerprint ?? null;
}

/** Whether what is signed and sealed for these records at this moment can be opened with these secrets. */
export async function canOpenRecords(db: Database, secrets: KeyRing): Promise<boolean> {
  const current = await readFingerprint(db);
  return current === null || hasFingerprint(secrets, current);
}

/** Whether the mark is that of one of these secrets. */
export function hasFingerprint(secrets: KeyRing, fingerprint: string): boolean {
  return fingerprintsOf(secrets).includes(fingerprint);
}

/** Has the records belong to nobody, so that whoever opens them next has them. */
export async function dropClaim(tx: Database): Promise<void> {
  await tx.delete(appSecret);
}

/**
 * From now on the first of these secrets is the one of the records. Throws StartupError when they belong to a secret that
 * is none of these, unless `byForce`.
 */
export async function claimRecords(
  db: Database,
  secrets: KeyRing,
  { byForce = false } = {},
): Promise<void> {
  const fingerprints = fingerprintsOf(secrets);
  const set = { fingerprint: sql`excluded.fingerprint`, changedAt: sql`now()` };
  const claimed = await db
    .insert(appSecret)
    .values({ id: onlyRow, fingerprint: fingerprints[0] ?? "" })
    .onConflictDoUpdate({
      target: appSecret.id,
      set,
      ...(!byForce && { setWhere: inArray(appSecret.fingerprint, fingerprints) }),
    })
    .returning({ id: appSecret.id });
  if (claimed.length === 0) throw foreignSecretProblem();
}

export function foreignSecretProblem(): StartupError {
  return new StartupError(
    "The records belong to another APP_SECRET than the one here: sessions, links and messages in them could not be opened. " +
      "Set that one, or the new one and that one behind a comma. All processes have the same; without APP_SECRET it is the " +
      "file app-secret in DATA_DIR. If it is lost: npm run operator -- accept-secret",
  );
}
