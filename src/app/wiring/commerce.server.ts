import type { Identity } from "#adapters/identity/identity.ts";
import {
  type BillingService,
  createBillingService,
} from "#features/billing/billing-service.server.ts";
import type { DeliveryService } from "#features/delivery/delivery-service.server.ts";
import type { CoachingSessions } from "#features/coaching-sessions/coaching-sessions.server.ts";
import { wireKitDelivery } from "./kit-delivery.server.ts";
import type { AppDeps } from "./create-app.server.ts";
import { wireCoachingSessions } from "./coaching-sessions.server.ts";

export type CommerceDeps = Pick<
  AppDeps,
  | "db"
  | "mailer"
  | "queue"
  | "settings"
  | "log"
  | "paymentsAdapter"
  | "deliveryOverrides"
  | "coachingSessionOverrides"
> & { readonly identity: Pick<Identity, "secret"> };

export type CommerceServices = {
  readonly billing: BillingService;
  readonly delivery: DeliveryService;
  readonly coachingSessions: CoachingSessions;
  /** Does the browser that asks hold the claim to a guest's purchase? */
  readonly isClaimed: (request: Request, purchaseId: string) => Promise<boolean>;
};

/** What is paid, what it opens and the hours that come with it: each asks the others, and here they meet. */
export function wireCommerce(
  deps: CommerceDeps,
  options: { readonly onPricesChanged?: () => void } = {},
): CommerceServices {
  const { db, mailer, queue, settings, log, paymentsAdapter } = deps;
  const { payments } = paymentsAdapter;
  const billing = createBillingService({
    db,
    payments,
    mailer,
    queue,
    log,
    baseUrl: settings.BASE_URL,
    brand: settings.BRAND_NAME,
    supportEmail: settings.SUPPORT_EMAIL,
    hooks: {
      onPaid: (tx, purchase) => coachingSessions.grantCredit(tx, purchase),
      onRevoked: (tx, purchase) => coachingSessions.voidCredit(tx, purchase),
      onRestored: (tx, purchase) => coachingSessions.restoreCredit(tx, purchase),
      onAdopted: (tx, person) => coachingSessions.adoptCredits(tx, person),
      onEmailChanged: (tx, id, email) => coachingSessions.changeCreditEmail(tx, id, email),
    },
    delivery: {
      isDeliverable: (kit) => delivery.isDeliverable(kit),
      downloadsFor: (purchase) => delivery.downloadsFor(purchase),
      mailLinkFor: (purchase, kit) => delivery.mailLinkFor(purchase, kit),
    },
    sessionFor: (purchase) => coachingSessions.sessionFor(purchase),
    onPricesChanged: options.onPricesChanged ?? (() => {}),
  });
  const delivery = wireKitDelivery(deps, billing.findPurchase);
  const isClaimed = async (request: Request, purchaseId: string) => {
    const token = billing.guestClaims.parse(request.headers.get("cookie"));
    return token !== null && (await billing.findClaimedPurchase(purchaseId, token)) !== null;
  };
  const coachingSessions = wireCoachingSessions(deps, {
    source: { provider: payments.provider, livemode: payments.livemode },
    isClaimed,
    briefFor: async (id) => {
      const purchase = await billing.findPurchase(id);
      return purchase ? (delivery.downloadsFor(purchase)[0]?.href ?? null) : null;
    },
  });
  return { billing, delivery, coachingSessions, isClaimed };
}
