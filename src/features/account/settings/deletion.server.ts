import type { Database } from "#adapters/database/database.ts";
import type { PersonalData } from "#adapters/database/personal-data.ts";
import type { SessionStore } from "#adapters/identity/session-store.ts";
import { AppError } from "#core/errors/app-error.ts";
import type { AppContext } from "#http/app-context.ts";
import type { Log } from "#http/logging/log.ts";
import { logSecurityEvent } from "#http/logging/security-event.ts";
import type { Context } from "hono";
import type { AccountDeleted } from "#features/account/contract.ts";
import { requireSession } from "#features/account/require-session.server.ts";

export type DeletionDeps = {
  readonly db: Database;
  readonly sessions: SessionStore;
  readonly log: Log;
  /** Every part that stores something of a person's; the account itself comes last. */
  readonly personalData: readonly PersonalData[];
};

/** Deletes the account with everything in it, at once. `confirm` is its address as the member typed it. */
export async function deleteAccount(
  c: Context<AppContext>,
  { db, sessions, log, personalData }: DeletionDeps,
  confirm: string,
): Promise<AccountDeleted> {
  const { person } = await requireSession(c, sessions);
  if (confirm.trim().toLowerCase() !== person.email)
    throw new AppError("bad_request", "Type your e-mail address to delete the account.");
  for (const { beforeErase } of personalData) await beforeErase?.(person);
  await db.transaction(async (tx) => {
    for (const { erase } of personalData) await erase(tx, person);
  });
  logSecurityEvent(log, { what: "account", outcome: "deleted", who: person.id });
  c.header("Set-Cookie", sessions.cookie.serializeExpired(), { append: true });
  c.header("Clear-Site-Data", '"storage"');
  return { deleted: true, kept: personalData.flatMap(({ retentionNote }) => retentionNote ?? []) };
}
