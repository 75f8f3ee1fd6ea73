import type { Database } from "#adapters/database/database.ts";
import { user } from "#adapters/identity/table.server.ts";
import type { Mailer } from "#adapters/mail/mailer.ts";
import { renderEmail } from "#adapters/mail/render-email.ts";
import { eq } from "drizzle-orm";

export type CommentEmailDeps = {
  readonly mailer: Mailer;
  readonly brand: string;
  readonly baseUrl: string;
  readonly now: () => Date;
};

/** Tells the member that there is a comment, without a word of either; one a day at most, by universal time. */
export async function enqueueCommentEmail(
  tx: Database,
  { mailer, brand, baseUrl, now }: CommentEmailDeps,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<void> {
  const [person] = await tx.select({ email: user.email }).from(user).where(eq(user.id, userId));
  if (!person) return;
  const email = renderEmail({
    brand,
    baseUrl,
    subject: "Your strategist has answered",
    paragraphs: [
      "There are comments beside a text that you shared for your session.",
      "More may follow today. You hear of them once a day.",
    ],
    button: { name: "Read the comments", link: `${baseUrl}/library?shared=${id}` },
    reason: "You shared a text with your strategist. Taken back, it brings no more messages.",
  });
  const day = now().toISOString().slice(0, 10);
  await mailer.enqueue(tx, { to: person.email, ...email }, `comments ${userId} ${day}`);
}
