import type { BillingContext } from "#features/billing/billing-context.server.ts";
import { reconcileBilling } from "./reconcile.server.ts";
import { revalidateSubscription } from "./revalidate-subscription.server.ts";
import { handleWebhookEvent } from "./webhook-events.server.ts";

/** Universal time. */
const fullReconcileHourUtc = 3;

/** How the records learn what the provider knows. */
export function createSyncService(context: BillingContext) {
  return {
    handleWebhookEvent: (body: Uint8Array, signature: string) =>
      handleWebhookEvent(context, body, signature),
    /** Syncs again where the database may be behind. True when it did. */
    revalidateSubscription: (userId: string) => revalidateSubscription(context, userId),
    reconcile: (how?: { readonly full?: boolean }) => reconcileBilling(context, how),
    /** Each hour what may be late, and everything once a night. */
    async reconcileHourly() {
      await reconcileBilling(context, { full: new Date().getUTCHours() === fullReconcileHourUtc });
    },
  };
}
