import type { Database } from "#adapters/database/database.ts";
import { takeAll } from "#adapters/limits/limits.ts";
import type { Post } from "#adapters/mail/mail.ts";
import type { AccountLimits } from "./limits.server.ts";
import { newAddressMail, signInMail } from "./mails.server.ts";
import type { NewPending, PendingSignIns } from "./pending.server.ts";

export type MessageParts = {
  readonly db: Database;
  readonly pending: PendingSignIns;
  readonly limits: AccountLimits;
  readonly post: Post;
  readonly baseUrl: string;
  readonly brand: string;
};

/** Thrown to undo what was written for a message that may not go out. */
class NotSent extends Error {}

/**
 * Sends a code and a link to an address. An address that had its messages gets no other, and the newest of them still
 * works; the same work is done for it, so that neither the answer nor its time tells. `network` is where it was asked
 * from. Answers whether it was sent, for the log alone.
 */
export async function sendCode(
  { db, pending, limits, post, baseUrl, brand }: MessageParts,
  asked: NewPending,
  network: string,
): Promise<boolean> {
  const write = asked.userId === null ? signInMail : newAddressMail;

  async function message(tx: Database, isAllowed: boolean) {
    const { code, link } = await pending.add(tx, asked);
    const address = `${baseUrl}/sign-in/verify?token=${link}`;
    await post.queue(tx, { to: asked.email, ...write({ brand, baseUrl, code, link: address }) });
    if (!isAllowed) throw new NotSent();
  }

  return db.transaction(async (tx) => {
    const { ok: isAllowed } = await takeAll(tx, limits.mailsTo(asked.email, network));
    try {
      await tx.transaction((inner) => message(inner, isAllowed));
    } catch (error) {
      if (!(error instanceof NotSent)) throw error;
    }
    return isAllowed;
  });
}
