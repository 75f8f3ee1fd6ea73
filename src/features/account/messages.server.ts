import type { Database } from "#adapters/database/database.ts";
import type { Post } from "#adapters/mail/mail.ts";
import { newAddressMail, signInMail } from "./mails.server.ts";
import type { Pending, PendingSignIns } from "./pending.server.ts";

export type MessageParts = {
  readonly db: Database;
  readonly pending: PendingSignIns;
  readonly post: Post;
  readonly baseUrl: string;
  readonly brand: string;
};

/** Thrown to undo what was written for a message that may not go out. */
class NotSent extends Error {}

/**
 * Sends a code and a link to an address. An address that had its messages gets no other, and the same work is done
 * for it, so that neither the answer nor its time tells. Answers whether it was sent, for the log alone.
 */
export async function sendCode(
  { db, pending, post, baseUrl, brand }: MessageParts,
  asked: Pick<Pending, "email" | "userId" | "next">,
): Promise<boolean> {
  const write = asked.userId === null ? signInMail : newAddressMail;

  async function message(tx: Database, isAllowed: boolean) {
    const { code, link } = await pending.add(tx, asked);
    const address = `${baseUrl}/sign-in/verify?token=${link}`;
    await post.queue(tx, { to: asked.email, ...write({ brand, baseUrl, code, link: address }) });
    if (!isAllowed) throw new NotSent();
  }

  return db.transaction(async (tx) => {
    const isAllowed = await pending.mayMail(tx, asked.email);
    try {
      await tx.transaction((inner) => message(inner, isAllowed));
    } catch (error) {
      if (!(error instanceof NotSent)) throw error;
    }
    return isAllowed;
  });
}
