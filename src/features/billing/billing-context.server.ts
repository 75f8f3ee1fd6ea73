import type { Database } from "#adapters/database/database.ts";
import type { Mailer } from "#adapters/mail/mailer.ts";
import type { Payments } from "#adapters/payments/payments.ts";
import type { Queue } from "#adapters/queue/queue.ts";
import type { KitId } from "#core/kits/kits.ts";
import type { Purchase } from "#core/purchases/purchase.ts";
import type { Log } from "#http/logging/log.ts";
import type { PriceList } from "./price-list.server.ts";

/** Told inside the transaction that changes a purchase, once for each change. */
export type PurchaseHooks = {
  readonly onPaid: (tx: Database, purchase: Purchase) => Promise<void>;
  readonly onRevoked: (tx: Database, purchase: Purchase) => Promise<void>;
  readonly onRestored: (tx: Database, purchase: Purchase) => Promise<void>;
  /** What was bought as a guest with this proven address is the member's now. */
  readonly onAdopted: (
    tx: Database,
    person: { readonly userId: string; readonly email: string },
  ) => Promise<void>;
  /** A guest's purchase has another address. */
  readonly onEmailChanged: (tx: Database, purchaseId: string, email: string) => Promise<void>;
};

export type PurchaseDownload = {
  readonly kit: KitId;
  readonly name: string;
  readonly href: string;
};

/** How what was bought reaches its buyer. */
export type PurchaseDelivery = {
  readonly isDeliverable: (kit: KitId) => boolean;
  readonly downloadsFor: (purchase: Purchase) => readonly PurchaseDownload[];
  /** An address for a message: it lives longer than one on a page. */
  readonly mailLinkFor: (purchase: Purchase, kit: KitId) => string;
};

export type BillingDeps = {
  readonly db: Database;
  readonly payments: Payments;
  readonly mailer: Mailer;
  readonly queue: Pick<Queue, "enqueue">;
  readonly log: Log;
  readonly baseUrl: string;
  readonly brand: string;
  readonly supportEmail: string;
  readonly hooks: PurchaseHooks;
  readonly delivery: PurchaseDelivery;
  /** Called when what pages call the prices changed. */
  readonly onPricesChanged: () => void;
};

/** What every part of billing works with. */
export type BillingContext = BillingDeps & { readonly prices: PriceList };

/** One thing that was otherwise here than at the provider. */
export type Difference = {
  readonly kind: "subscription" | "purchase";
  readonly id: string;
  readonly before: string;
  readonly after: string;
};
