import { resolve } from "node:path";
import type { Database } from "#adapters/database/database.ts";
import { describeDatabase } from "#adapters/database/describe-database.ts";
import { openDatabase } from "#adapters/database/index.ts";
import type { Settings } from "#adapters/env.ts";
import { findSecrets } from "#adapters/secret/open-secrets.ts";
import {
  canOpenRecords,
  foreignSecretProblem,
  readFingerprint,
} from "#adapters/secret/secret-claim.ts";
import { StartupError } from "#adapters/startup-error.ts";
import { statusCommandName } from "#app/operator/records/status.server.ts";
import { sendToServer } from "#app/operator/socket.server.ts";
import { compareWithDatabase } from "./check-clock.server.ts";
import { type Finding, type CheckPart, right, wrong } from "./finding.server.ts";

const what = "Records";

/** Opens the records with their rights and their secret, as a server would. Nothing is changed. */
export const checkRecords: CheckPart = async (settings) => {
  const isEmbedded = settings.DATABASE_URL === undefined;
  if (isEmbedded && (await sendToServer(resolve(settings.DATA_DIR), [statusCommandName])) !== null)
    return [right(what, "The server that runs has opened them, with its secret.")];
  try {
    const { db, close } = await openDatabase(settings, { onlyExisting: true });
    try {
      const found = `${describeDatabase(settings)} opens, up to date, with the rights that it takes.`;
      const clock = isEmbedded ? [] : [await compareWithDatabase(db)];
      return [right(what, found), await checkSecret(db, settings), ...clock];
    } finally {
      await close();
    }
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    return [wrong(what, error.message)];
  }
};

async function checkSecret(db: Database, settings: Settings): Promise<Finding> {
  const secrets = findSecrets(settings);
  const isOurs =
    secrets === null ? (await readFingerprint(db)) === null : await canOpenRecords(db, secrets);
  if (!isOurs) return wrong("Secret", foreignSecretProblem().message);
  return right(
    "Secret",
    secrets === null ? "The first start makes it." : "It is that of the records.",
  );
}
