import type { ProSource } from "#adapters/identity/pro-source.ts";
import type { Payments } from "#adapters/payments/payments.ts";
import { subscriptionProSource } from "#features/billing/subscription/subscription-access.server.ts";

/** Reasons to have Pro beside a grant by hand; any one is enough. A subscription counts at the payments in charge alone. */
export function proSourcesOf(
  payments: Pick<Payments, "provider" | "livemode">,
): readonly ProSource[] {
  return [subscriptionProSource(payments)];
}
