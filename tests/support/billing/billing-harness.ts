import { newId } from "#adapters/database/new-id.ts";
import type { Database } from "#adapters/database/database.ts";
import { readSettings } from "#adapters/env.ts";
import { hasAnyProSource } from "#adapters/identity/pro-source.ts";
import { user } from "#adapters/identity/table.server.ts";
import type { KeyRing } from "#adapters/secret/key-ring.ts";
import { openMail, openOutbox } from "#adapters/mail/index.ts";
import { createQueue } from "#adapters/queue/index.ts";
import type { Purchase } from "#core/purchases/purchase.ts";
import { subscriptionProSource } from "#features/billing/subscription/subscription-access.server.ts";
import { type Billing, createBilling } from "#features/billing/billing.server.ts";
import {
  createPurchaseLookup,
  type PurchaseLookup,
} from "#features/billing/purchases/purchase-lookup.server.ts";
import { createLog } from "#http/logging/log.ts";
import { eq } from "drizzle-orm";
import { createInMemoryPayments, type InMemoryPayments } from "./in-memory-payments.ts";

const secrets: KeyRing = ["a secret that only tests know"];

export type BillingHarness = {
  readonly db: Database;
  readonly provider: InMemoryPayments;
  readonly billing: Billing;
  readonly purchases: PurchaseLookup;
  /** The calls of the delivery hooks, in order: "paid", "revoked", "restored". */
  readonly notifications: { readonly what: string; readonly id: string }[];
  readonly logged: () => string;
  readonly emails: () => Promise<readonly { readonly to: string; readonly subject: string }[]>;
  readonly isPro: (userId: string) => Promise<boolean>;
  readonly addPerson: (email?: string) => Promise<{ id: string; email: string }>;
};

/** The rules of money alone, on real records, with a provider in memory. */
export function createBillingHarness(db: Database): BillingHarness {
  const provider = createInMemoryPayments();
  const lines: string[] = [];
  const log = createLog("info", (text) => lines.push(text));
  const settings = readSettings({});
  const queue = createQueue({ db, report: () => {} });
  const { mailer } = openMail({ db, queue, secrets, settings });
  const notifications: { what: string; id: string }[] = [];
  const recordAs =
    (what: string) =>
    async (_: Database, { id }: Purchase) =>
      void notifications.push({ what, id });
  const billing = createBilling({
    db,
    payments: provider,
    mailer,
    queue,
    log,
    baseUrl: settings.BASE_URL,
    brand: settings.BRAND_NAME,
    supportEmail: settings.SUPPORT_EMAIL,
    hooks: {
      onPaid: recordAs("paid"),
      onRevoked: recordAs("revoked"),
      onRestored: recordAs("restored"),
      onAdopted: async () => {},
      onEmailChanged: async () => {},
    },
    delivery: {
      isDeliverable: () => true,
      downloadsFor: () => [],
      mailLinkFor: () => "",
    },
    sessionFor: async () => null,
    onPricesChanged: () => {},
  });
  return {
    db,
    provider,
    billing,
    purchases: createPurchaseLookup({ db, payments: provider }),
    notifications,
    logged() {
      log.flush();
      return lines.join("");
    },
    emails: () => openOutbox(secrets).list(db, 1_000),
    async isPro(userId) {
      const [row] = await db
        .select({ isPro: hasAnyProSource([subscriptionProSource(provider)], user.id) })
        .from(user)
        .where(eq(user.id, userId));
      return row?.isPro ?? false;
    },
    async addPerson(email) {
      const id = newId();
      const row = { id, email: email ?? `${id}@example.com`, emailVerified: true };
      await db.insert(user).values(row);
      return row;
    },
  };
}
