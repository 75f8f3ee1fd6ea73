import type { Database } from "#adapters/database/database.ts";
import { once } from "#adapters/once.ts";
import { keyFor } from "#adapters/secret/keyed-hash.ts";
import { and, eq, isNotNull } from "drizzle-orm";
import type StripeClient from "stripe";
import type { Webhook } from "./embedded/deliveries.ts";
import type { TestDesk } from "./embedded/desk.ts";
import type { Double } from "./embedded/double.ts";
import { emulatorObject } from "./embedded/table.server.ts";
import { isLive, type PaymentsEnv } from "./env.ts";
import type { Payments } from "./payments.ts";
import { stripePayments } from "./stripe.ts";

export type PaymentsParts = {
  readonly settings: PaymentsEnv & { readonly BASE_URL: string };
  readonly db: Database;
  readonly secret: string;
  readonly now?: () => Date;
};

export type OpenPayments = {
  readonly payments: Payments;
  /** The provider inside this process; null when Stripe is in charge. */
  readonly double: (() => Promise<Double>) | null;
  /** What the test pages show and do; null when Stripe is in charge. */
  readonly desk: (() => Promise<TestDesk>) | null;
  /** Where the double tells what happened. */
  readonly deliverTo: (webhook: Webhook) => void;
  readonly close: () => Promise<void>;
};

/** How long a call may take, and how often it is tried again. */
const patience = { timeout: 8_000, maxNetworkRetries: 1, telemetry: false } as const;

/** Who takes the money with these settings: Stripe where there is a key, else its double inside this process. */
export function openPayments(parts: PaymentsParts): OpenPayments {
  const { STRIPE_SECRET_KEY: key } = parts.settings;
  return key === undefined ? openEmbedded(parts) : openStripe(parts, key);
}

function openStripe({ settings, now }: PaymentsParts, key: string): OpenPayments {
  const base = settings.STRIPE_API_BASE;
  const client = once(async () => {
    const { default: Stripe } = await import("stripe");
    return new Stripe(key, { ...patience, ...(base !== undefined && addressOf(base)) });
  });
  const payments = stripePayments({
    provider: "stripe",
    livemode: isLive(key),
    client,
    secrets: settings.STRIPE_WEBHOOK_SECRET ?? [],
    now: now ?? (() => new Date()),
  });
  return { payments, double: null, desk: null, deliverTo: () => {}, close: async () => {} };
}

function addressOf(base: string) {
  const { hostname: host, port, protocol } = new URL(base);
  return { host, port, protocol: protocol === "https:" ? ("https" as const) : ("http" as const) };
}

function openEmbedded({ settings, db, secret, now = () => new Date() }: PaymentsParts) {
  const webhookSecret = `whsec_${keyFor(secret, "payments of the embedded double")}`;
  let webhook: Webhook | null = null;
  let opened: Double | null = null;
  let timer: NodeJS.Timeout | undefined;
  const load = once(async () => {
    const [{ default: Stripe }, { createDouble }] = await Promise.all([
      import("stripe"),
      import("./embedded/double.ts"),
    ]);
    const { API_VERSION: apiVersion } = Stripe;
    const double = createDouble({ db, baseUrl: settings.BASE_URL, webhookSecret, apiVersion, now });
    if (webhook) double.deliveries.deliverTo(webhook);
    opened = double;
    const httpClient = Stripe.createFetchHttpClient(
      (input: string | URL | Request, init?: RequestInit) => double.fetch(new Request(input, init)),
    );
    const stripe: StripeClient = new Stripe("sk_test_embedded", { ...patience, httpClient });
    return { double, stripe };
  });
  const payments = stripePayments({
    provider: "embedded",
    livemode: false,
    client: async () => (await load()).stripe,
    secrets: [webhookSecret],
    now,
  });
  const double = async () => (await load()).double;

  /** The SDK is not loaded where there is nothing to tell. */
  async function tellLate() {
    const isUntold = and(eq(emulatorObject.kind, "event"), isNotNull(emulatorObject.dueAt));
    if ((await db.$count(emulatorObject, isUntold)) > 0) await double();
  }

  return {
    payments,
    double,
    async desk() {
      const { createTestDesk } = await import("./embedded/desk.ts");
      return createTestDesk(await double());
    },
    deliverTo(ours: Webhook) {
      webhook = ours;
      opened?.deliveries.deliverTo(ours);
      // What an earlier process could not tell any more is told once this one has started.
      timer = setTimeout(() => void tellLate().catch(() => {}), 2_000).unref();
    },
    async close() {
      clearTimeout(timer);
      await opened?.deliveries.close();
    },
  };
}
