import type { Database } from "#adapters/database/database.ts";
import type { Person, PersonalData } from "#adapters/database/personal-data.ts";
import type { SessionStore } from "#adapters/identity/session-store.ts";
import { AppError } from "#core/errors/app-error.ts";
import type { AppContext } from "#http/app-context.ts";
import type { Log } from "#http/logging/log.ts";
import { logSecurityEvent } from "#http/logging/security-event.ts";
import type { Context } from "hono";
import type { AccountDeleted } from "#features/account/contract.ts";
import { requireSession } from "#features/account/require-session.server.ts";

export type ErasureDeps = {
  readonly db: Database;
  readonly log: Log;
  /** Every part that stores something of a person's; the account itself comes last. */
  readonly personalData: readonly PersonalData[];
};

export type DeletionDeps = ErasureDeps & { readonly sessions: SessionStore };

/** Deletes the account with everything in it, at once. `confirm` is its address as the member typed it. */
export async function deleteAccount(
  c: Context<AppContext>,
  { sessions, ...deps }: DeletionDeps,
  confirm: string,
): Promise<AccountDeleted> {
  const { person } = await requireSession(c, sessions);
  if (confirm.trim().toLowerCase() !== person.email)
    throw new AppError("bad_request", "Type your e-mail address to delete the account.");
  await eraseAccount(deps, person);
  c.header("Set-Cookie", sessions.cookie.serializeExpired(), { append: true });
  c.header("Clear-Site-Data", '"storage"');
  const kept = deps.personalData.flatMap(({ retentionNote }) => retentionNote ?? []);
  return { deleted: true, kept };
}

/**
 * Ends what is charged, then erases everything of a person’s at once; `alongside` stands or falls with it. Throws AppError
 * when the payment provider cannot be reached: then nothing is erased.
 */
export async function eraseAccount(
  { db, log, personalData }: ErasureDeps,
  person: Person,
  alongside: (tx: Database) => Promise<void> = async () => {},
): Promise<void> {
  for (const { beforeErase } of personalData) await beforeErase?.(person);
  await db.transaction(async (tx) => {
    await alongside(tx);
    for (const { erase } of personalData) await erase(tx, person);
  });
  logSecurityEvent(log, { what: "account", outcome: "deleted", who: person.id });
}
