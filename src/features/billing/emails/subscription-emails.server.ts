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
  const site = { brand, baseUrl, supportEmail };
  const send = (rendered: RenderedEmail, once: string) =>
    post.enqueue(tx, { to: email, ...rendered }, `${once} ${now.id}`);

  if (now.revokedAt && !before?.revokedAt) {
    // A refund that is due is announced when paid.
    if (!now.refundDue)
      await send(renderRefundEmail({ ...site, name: "Pro", amount: now.amount }), "refunded");
    return;
  }
  if (now.revokedAt) return;
  if (now.pastDueSince && !before?.pastDueSince) {
    const until = new Date(now.pastDueSince.getTime() + graceDays * dayMs);
    const rendered = renderRenewalFailedEmail({ ...site, amount: now.amount, until });
    await send(rendered, `renewal failed ${now.currentPeriodEnd.getTime()}`);
  }
  const endsAt = now.endedAt ?? now.cancelAt;
  if (endsAt === null || before === undefined) return;
  const isOver = !isOneOf(grantingStatuses, now.status);
  const wasNotified = before.cancelAt !== null || !isOneOf(grantingStatuses, before.status);
  if (!wasNotified)
    await send(
      renderSubscriptionCancelledEmail({ ...site, endsAt, isOver }),
      `cancelled ${endsAt.getTime()}`,
    );
}
