import type { KeyRing } from "#adapters/secret/key-ring.ts";
import type { Database } from "#adapters/database/database.ts";
import type { Settings } from "#adapters/env.ts";
import type { Mailer } from "#adapters/mail/mailer.ts";
import type { Payments } from "#adapters/payments/payments.ts";
import type { Queue } from "#adapters/queue/queue.ts";
import { type Billing, createBilling } from "#features/billing/billing.server.ts";
import {
  createGuestClaims,
  type GuestClaims,
} from "#features/billing/purchases/guest-claims.server.ts";
import {
  createPurchaseLookup,
  type PurchaseLookup,
} from "#features/billing/purchases/purchase-lookup.server.ts";
import type { DeliveryService } from "#features/delivery/delivery-service.server.ts";
import type { CoachingSessions } from "#features/coaching-sessions/coaching-sessions.server.ts";
import type { Log } from "#http/logging/log.ts";
import { type CoachingSessionOverrides, wireCoachingSessions } from "./coaching-sessions.server.ts";
import { type DeliveryOverrides, wireKitDelivery } from "./kit-delivery.server.ts";

/** Other kits, stamp, purchases, clock or claims than the product's own. */
export type CommerceOverrides = {
  readonly delivery?: DeliveryOverrides | undefined;
  readonly coachingSessions?: CoachingSessionOverrides | undefined;
};

export type CommerceDeps = {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly queue: Queue;
  readonly settings: Settings;
  readonly log: Log;
  readonly secrets: KeyRing;
  readonly payments: Payments;
  readonly onPricesChanged: () => void;
  readonly overrides: CommerceOverrides;
};

export type CommerceServices = {
  /** Purchases as they stand. */
  readonly purchases: PurchaseLookup;
  readonly guestClaims: GuestClaims;
  readonly billing: Billing;
  readonly delivery: DeliveryService;
  readonly coachingSessions: CoachingSessions;
  /** Does the browser that asks hold the claim to a guest's purchase? */
  readonly isClaimed: (request: Request, purchaseId: string) => Promise<boolean>;
};

/** What is paid, what it opens and the hours that come with it: billing calls the others' hooks, and here they meet. */
export function wireCommerce(deps: CommerceDeps): CommerceServices {
  const { db, payments, settings, overrides } = deps;
  const purchases = createPurchaseLookup({ db, payments });
  const guestClaims = createGuestClaims(settings.BASE_URL);
  const delivery = wireKitDelivery({ ...deps, overrides: overrides.delivery }, purchases.find);
  const isClaimed = async (request: Request, purchaseId: string) => {
    const token = guestClaims.parse(request.headers.get("cookie"));
    return token !== null && (await purchases.findClaimed(purchaseId, token)) !== null;
  };
  const coachingSessions = wireCoachingSessions(
    { ...deps, overrides: overrides.coachingSessions },
    {
      source: { provider: payments.provider, livemode: payments.livemode },
      isClaimed,
      briefFor: async (id) => {
        const purchase = await purchases.find(id);
        return purchase ? (delivery.downloadsFor(purchase)[0]?.href ?? null) : null;
      },
    },
  );
  const billing = createBilling({
    ...deps,
    baseUrl: settings.BASE_URL,
    brand: settings.BRAND_NAME,
    supportEmail: settings.SUPPORT_EMAIL,
    hooks: {
      onPaid: coachingSessions.grantCredit,
      onRevoked: coachingSessions.voidCredit,
      onRestored: coachingSessions.restoreCredit,
      onAdopted: coachingSessions.adoptCredits,
      onEmailChanged: coachingSessions.changeCreditEmail,
    },
    delivery,
    sessionFor: coachingSessions.sessionFor,
  });
  return { purchases, guestClaims, billing, delivery, coachingSessions, isClaimed };
}
