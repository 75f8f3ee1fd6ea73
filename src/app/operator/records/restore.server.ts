import { resolve } from "node:path";
import type { BackupHead } from "#adapters/backup/backup-format.ts";
import { checkBackup } from "#adapters/backup/read-backup.ts";
import { requireKnownMigrations, restoreBackup } from "#adapters/backup/restore-backup.ts";
import { openUnpreparedDatabase } from "#adapters/database/index.ts";
import type { Settings } from "#adapters/env.ts";
import { dropClaim, hasFingerprint } from "#adapters/secret/secret-claim.ts";
import { findSecrets } from "#adapters/secret/open-secrets.ts";
import { OperatorError, type SetupCommand } from "#app/operator/operator-command.server.ts";
import { formatCount, formatSecondsSince } from "./format-amounts.ts";
import { giveUpWaitingWork } from "./give-up-waiting-work.server.ts";
import { reconcileRestored } from "./reconcile-restored.server.ts";

export const restoreCommand: SetupCommand = {
  usage: [
    "restore --from <file> [--accept-secret]",
    "loads a backup into an empty database, sends nothing that waited in it, and reconciles; the server is stopped",
  ],
  async run({ args, options }, { settings, log, say }) {
    if (options.from === undefined || args.length > 0)
      throw new OperatorError('Name the backup: "restore --from <file>".', 2);
    const file = resolve(options.from);
    const started = performance.now();
    const { head } = await checkBackup(file);
    requireKnownMigrations(head);
    const takesSecret = options["accept-secret"] === true;
    if (!takesSecret) requireSecret(head, settings);
    const notes: string[] = [];
    const { db, close } = await openUnpreparedDatabase(settings);
    try {
      const { tables, rows, leftOut } = await restoreBackup(db, file, async (tx) => {
        if (takesSecret) await dropClaim(tx);
        notes.push(...(await giveUpWaitingWork(tx)));
      });
      notes.push(...leftOut.map((name) => `Left out: the table ${name}, which is not ours.`));
      const size = `${formatCount(rows, "row")} of ${formatCount(tables, "table")}`;
      notes.unshift(
        `${size} restored from the backup of ${head.madeAt} (M•Power ${head.release}) in ${formatSecondsSince(started)}.`,
      );
    } finally {
      await close();
    }
    // Whatever the payment provider answers, the records are there from now on.
    for (const note of notes) say(note);
    return reconcileRestored(settings, log);
  },
};

/** Throws OperatorError when the backup belongs to a secret that is not here. */
function requireSecret({ secret }: BackupHead, settings: Settings): void {
  const ours = findSecrets(settings);
  if (secret === null || (ours !== null && hasFingerprint(ours, secret))) return;
  throw new OperatorError(
    `The backup belongs to ${ours === null ? "an APP_SECRET that is not here" : "another APP_SECRET than the one here"}. ` +
      "Set the one of that time, or copy its file app-secret into DATA_DIR. If it is lost, --accept-secret takes the one " +
      "that is set: everybody signs in anew. Nothing was changed.",
  );
}
