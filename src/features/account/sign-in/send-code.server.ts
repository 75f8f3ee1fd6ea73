import type { Database } from "#adapters/database/database.ts";
import { consumeRateLimits } from "#adapters/rate-limits/rate-limits.ts";
import type { Mailer } from "#adapters/mail/mailer.ts";
import type { AccountRateLimits } from "#features/account/rate-limits.server.ts";
import {
  renderNewAddressEmail,
  renderSignInEmail,
} from "#features/account/account-emails.server.ts";
import type { NewPendingSignIn, PendingSignInStore } from "./pending-sign-ins.server.ts";

export type SendCodeDeps = {
  readonly db: Database;
  readonly pending: PendingSignInStore;
  readonly limits: AccountRateLimits;
  readonly mailer: Mailer;
  readonly baseUrl: string;
  readonly brand: string;
};

/** Thrown to undo what was written for a message that may not go out. */
class SendNotAllowed extends Error {}

/**
 * Sends a code and a link to an address. An address at its limit gets no other, and the newest still works; the same
 * work is done for it, so that neither response nor timing reveals it. `network` is where it was asked from. Returns
 * whether it was sent, for the log alone.
 */
export async function sendCode(
  { db, pending, limits, mailer, baseUrl, brand }: SendCodeDeps,
  request: NewPendingSignIn,
  network: string,
): Promise<boolean> {
  const renderEmail = request.userId === null ? renderSignInEmail : renderNewAddressEmail;

  async function enqueueCode(tx: Database, isAllowed: boolean) {
    const { code, linkToken: link, expiresAt } = await pending.add(tx, request);
    const address = `${baseUrl}/sign-in/verify?token=${link}`;
    const email = {
      to: request.email,
      ...renderEmail({ brand, baseUrl, code, link: address }),
    };
    // A message that waits for its mail server dies with its code.
    const replaces = `code for ${request.userId ?? request.email}`;
    await mailer.enqueue(tx, email, undefined, { expiresAt, replaces });
    if (!isAllowed) throw new SendNotAllowed();
  }

  return db.transaction(async (tx) => {
    const { ok: isAllowed } = await consumeRateLimits(
      tx,
      limits.emailsToAddress(request.email, network),
    );
    try {
      await tx.transaction((inner) => enqueueCode(inner, isAllowed));
    } catch (error) {
      if (!(error instanceof SendNotAllowed)) throw error;
    }
    return isAllowed;
  });
}
