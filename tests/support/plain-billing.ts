import { newId } from "#adapters/database/new-id.ts";
import type { Database } from "#adapters/database/database.ts";
import { readSettings } from "#adapters/env.ts";
import { anyOf } from "#adapters/identity/pro.ts";
import { user } from "#adapters/identity/table.server.ts";
import { openMail, openOutbox } from "#adapters/mail/index.ts";
import { createQueue } from "#adapters/queue/index.ts";
import type { Purchase } from "#core/purchases/purchase.ts";
import { subscriptionSource } from "#features/billing/access.server.ts";
import { type Billing, createBilling } from "#features/billing/billing.server.ts";
import { createLog } from "#http/log.ts";
import { eq } from "drizzle-orm";
import { createPlainProvider, type PlainProvider } from "./plain-provider.ts";

const secret = "a secret that only tests know";

export type PlainBilling = {
  readonly db: Database;
  readonly provider: PlainProvider;
  readonly billing: Billing;
  /** What those who deliver were told, in order: "paid", "revoked", "restored". */
  readonly told: { readonly what: string; readonly id: string }[];
  readonly logged: () => string;
  readonly mails: () => Promise<readonly { readonly to: string; readonly subject: string }[]>;
  readonly isPro: (userId: string) => Promise<boolean>;
  readonly addPerson: (email?: string) => Promise<{ id: string; email: string }>;
};

/** The rules of money alone, on real records, with a provider in memory. */
export function createPlainBilling(db: Database): PlainBilling {
  const provider = createPlainProvider();
  const lines: string[] = [];
  const log = createLog("info", (text) => lines.push(text));
  const settings = readSettings({});
  const queue = createQueue({ db, report: () => {} });
  const { post } = openMail({ db, queue, secret, settings });
  const told: { what: string; id: string }[] = [];
  const note =
    (what: string) =>
    async (_: Database, { id }: Purchase) =>
      void told.push({ what, id });
  const billing = createBilling({
    db,
    payments: provider,
    post,
    queue,
    log,
    baseUrl: settings.BASE_URL,
    brand: settings.BRAND_NAME,
    supportEmail: settings.SUPPORT_EMAIL,
    hooks: {
      onPaid: note("paid"),
      onRevoked: note("revoked"),
      onRestored: note("restored"),
      onAdopted: async () => {},
      onReaddressed: async () => {},
    },
    delivery: {
      isDeliverable: () => true,
      downloadsFor: () => [],
      mailLinkFor: () => "",
    },
    sessionFor: async () => null,
    onPrices: () => {},
  });
  return {
    db,
    provider,
    billing,
    told,
    logged() {
      log.flush();
      return lines.join("");
    },
    mails: () => openOutbox(secret).list(db, 1_000),
    async isPro(userId) {
      const [row] = await db
        .select({ isPro: anyOf([subscriptionSource(provider)], user.id) })
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
