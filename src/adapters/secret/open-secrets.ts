import { resolve } from "node:path";
import type { Database } from "#adapters/database/database.ts";
import { hasStoredSecret, readOrCreateSecret } from "./app-secret.ts";
import type { KeyRing } from "./key-ring.ts";
import { claimRecords, foreignSecretProblem, readFingerprint } from "./secret-claim.ts";

type SecretSettings = { readonly APP_SECRET?: KeyRing | undefined; readonly DATA_DIR: string };

/**
 * The secrets of these records, from the settings or the data folder; the first is theirs from now on. Throws
 * StartupError when the records belong to another one, unless `byForce`.
 */
export async function openSecrets(
  db: Database,
  settings: SecretSettings,
  { byForce = false } = {},
): Promise<KeyRing> {
  const secrets = settings.APP_SECRET ?? (await storedSecret(db, settings.DATA_DIR, byForce));
  await claimRecords(db, secrets, { byForce });
  return secrets;
}

/** The secrets of the settings or of the data folder as they are; null where none is kept yet. */
export function findSecrets({ APP_SECRET, DATA_DIR }: SecretSettings): KeyRing | null {
  if (APP_SECRET) return APP_SECRET;
  const folder = resolve(DATA_DIR);
  return hasStoredSecret(folder) ? [readOrCreateSecret(folder)] : null;
}

/** No secret is made for records that have one: it would only stay behind. */
async function storedSecret(db: Database, dataDir: string, byForce: boolean): Promise<KeyRing> {
  const folder = resolve(dataDir);
  // Whoever marked the records in this moment had made the file before.
  const isClaimed = (await readFingerprint(db)) !== null;
  if (isClaimed && !byForce && !hasStoredSecret(folder)) throw foreignSecretProblem();
  return [readOrCreateSecret(folder)];
}
