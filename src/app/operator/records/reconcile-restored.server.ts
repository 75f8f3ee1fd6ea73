import { openDatabase } from "#adapters/database/index.ts";
import type { Settings } from "#adapters/env.ts";
import { openSecrets } from "#adapters/secret/open-secrets.ts";
import { OperatorError } from "#app/operator/operator-command.server.ts";
import { reconcileCommand } from "#app/operator/reconcile.server.ts";
import { createServices } from "#app/wiring/create-services.server.ts";
import type { Log } from "#http/logging/log.ts";

/** Compares restored records with the payment provider. Throws OperatorError when that is left to do. */
export async function reconcileRestored(settings: Settings, log: Log): Promise<string> {
  const { db, close } = await openDatabase(settings, { onlyExisting: true });
  try {
    const secrets = await openSecrets(db, settings);
    const services = createServices({ settings, db, log, secrets });
    try {
      return await reconcileCommand.run({ args: [], options: {} }, services);
    } finally {
      await services.close();
    }
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    throw new OperatorError(
      `${error.message}\nThe records are restored. What is left: npm run operator -- reconcile`,
    );
  } finally {
    await close();
  }
}
