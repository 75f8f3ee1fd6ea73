import { markCheckoutExpired } from "#adapters/payments/emulator/endpoints/checkout-endpoints.ts";
import { checkouts, subscriptions } from "#adapters/payments/emulator/store/entities.ts";
import { endSubscription, renewSubscription } from "./renewal.ts";
import type { EmulatorContext } from "#adapters/payments/emulator/emulator-context.ts";

/** Does what time alone brings about: checkouts expire, subscriptions renew or end. */
export async function applyDueChanges(context: EmulatorContext): Promise<void> {
  for (const facts of await checkouts.findDue(context.tx, context.now))
    await markCheckoutExpired(context, facts);
  for (let round = 0; round < 24; round += 1) {
    const due = await subscriptions.findDue(context.tx, context.now);
    if (due.length === 0) return;
    for (const facts of due)
      if (facts.cancelAt !== null && facts.cancelAt <= facts.periodEnd)
        await endSubscription(context, facts, facts.cancelAt);
      else await renewSubscription(context, facts, true);
  }
}
