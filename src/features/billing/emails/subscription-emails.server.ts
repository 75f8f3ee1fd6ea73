import type { Database } from "#adapters/database/database.ts";
import type { RenderedEmail } from "#adapters/mail/render-email.ts";
import { graceDays, grantingStatuses, isOneOf } from "#core/plans/pro-access.ts";
import {
  renderSubscriptionCancelledEmail,
  renderRefundEmail,
  renderRenewalFailedEmail,
} from "./billing-emails.server.ts";
import type { BillingContext } from "#features/billing/billing-context.server.ts";
import type { subscription } from "#features/billing/table.server.ts";

export type SubscriptionRow = typeof subscription.$inferSelect;

const dayMs = 86_400_000;

/** Enqueues an email for each thing that this change means to the member. `before` is undefined for a new one. */
export async function enqueueSubscriptionEmails(
  tx: Database,
  context: BillingContext,
  email: string,
  before: SubscriptionRow | undefined,
  now: SubscriptionRow,
): Promise<void> {
  const { mailer: post, brand, baseUrl, supportEmail } = context;
  const house = { brand, baseUrl, supportEmail };
  const send = (letter: RenderedEmail, once: string) =>
    post.enqueue(tx, { to: email, ...letter }, `${once} ${now.id}`);

  if (now.revokedAt && !before?.revokedAt) {
    // A refund that is due is announced when paid.
    if (!now.refundDue)
      await send(renderRefundEmail({ ...house, name: "Pro", amount: now.amount }), "refunded");
    return;
  }
  if (now.revokedAt) return;
  if (now.pastDueSince && !before?.pastDueSince) {
    const until = new Date(now.pastDueSince.getTime() + graceDays * dayMs);
    const letter = renderRenewalFailedEmail({ ...house, amount: now.amount, until });
    await send(letter, `renewal failed ${now.currentPeriodEnd.getTime()}`);
  }
  const endsAt = now.endedAt ?? now.cancelAt;
  if (endsAt === null || before === undefined) return;
  const isOver = !isOneOf(grantingStatuses, now.status);
  const wasTold = before.cancelAt !== null || !isOneOf(grantingStatuses, before.status);
  if (!wasTold)
    await send(
      renderSubscriptionCancelledEmail({ ...house, endsAt, isOver }),
      `cancelled ${endsAt.getTime()}`,
    );
}
