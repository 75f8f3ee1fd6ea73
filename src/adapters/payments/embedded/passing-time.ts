import { expireCheckout } from "./checkout-operations.ts";
import { checkouts, subscriptions } from "./facts.ts";
import { endSubscription, renew } from "./renewal.ts";
import type { World } from "./world.ts";

/** Does what time alone brings about: checkouts expire, subscriptions renew or end. */
export async function letTimePass(world: World): Promise<void> {
  for (const facts of await checkouts.due(world.tx, world.now)) await expireCheckout(world, facts);
  for (let round = 0; round < 24; round += 1) {
    const due = await subscriptions.due(world.tx, world.now);
    if (due.length === 0) return;
    for (const facts of due)
      if (facts.cancelAt !== null && facts.cancelAt <= facts.periodEnd)
        await endSubscription(world, facts, facts.cancelAt);
      else await renew(world, facts, true);
  }
}
