import type { Identity } from "#adapters/identity/identity.ts";
import { type Billing, createBilling } from "#features/billing/billing.server.ts";
import type { Delivery } from "#features/delivery/delivery.server.ts";
import type { Sessions } from "#features/sessions/sessions.server.ts";
import { deliveryOf } from "./delivery.server.ts";
import type { AppDeps } from "./server.ts";
import { sessionsOf } from "./sessions.server.ts";

export type MoneyDeps = Pick<
  AppDeps,
  "db" | "post" | "queue" | "settings" | "log" | "money" | "delivery" | "sessions"
> & { readonly identity: Pick<Identity, "secret"> };

export type MoneyParts = {
  readonly billing: Billing;
  readonly delivery: Delivery;
  readonly sessions: Sessions;
  /** Does the browser that asks hold the claim to a guest's purchase? */
  readonly isClaimed: (request: Request, purchaseId: string) => Promise<boolean>;
};

/** What is paid, what it opens and the hours that come with it: each asks the others, and here they meet. */
export function moneyParts(
  deps: MoneyDeps,
  others: { readonly onPrices?: () => void } = {},
): MoneyParts {
  const { db, post, queue, settings, log, money } = deps;
  const { payments } = money;
  const billing = createBilling({
    db,
    payments,
    post,
    queue,
    log,
    baseUrl: settings.BASE_URL,
    brand: settings.BRAND_NAME,
    supportEmail: settings.SUPPORT_EMAIL,
    hooks: {
      onPaid: (tx, purchase) => sessions.grantCredit(tx, purchase),
      onRevoked: (tx, purchase) => sessions.voidCredit(tx, purchase),
      onRestored: (tx, purchase) => sessions.restoreCredit(tx, purchase),
      onAdopted: (tx, person) => sessions.adoptCredits(tx, person),
      onReaddressed: (tx, id, email) => sessions.readdress(tx, id, email),
    },
    delivery: {
      isDeliverable: (kit) => delivery.isDeliverable(kit),
      downloadsFor: (purchase) => delivery.downloadsFor(purchase),
      mailLinkFor: (purchase, kit) => delivery.mailLinkFor(purchase, kit),
    },
    sessionFor: (purchase) => sessions.sessionFor(purchase),
    onPrices: others.onPrices ?? (() => {}),
  });
  const delivery = deliveryOf(deps, billing.purchaseOf);
  const isClaimed = async (request: Request, purchaseId: string) => {
    const token = billing.claims.read(request.headers.get("cookie"));
    return token !== null && (await billing.claimOf(purchaseId, token)) !== null;
  };
  const sessions = sessionsOf(deps, {
    source: { provider: payments.provider, livemode: payments.livemode },
    isClaimed,
    briefFor: async (id) => {
      const purchase = await billing.purchaseOf(id);
      return purchase ? (delivery.downloadsFor(purchase)[0]?.href ?? null) : null;
    },
  });
  return { billing, delivery, sessions, isClaimed };
}
