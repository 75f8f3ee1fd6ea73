import type { Database } from "#adapters/database/database.ts";
import { readDatabaseClock } from "#adapters/database/database-clock.ts";
import { memoizeAsync } from "#adapters/memoize-async.ts";
import { deriveKeys, type KeyRing } from "#adapters/secret/key-ring.ts";
import { and, eq, isNotNull } from "drizzle-orm";
import type StripeClient from "stripe";
import type { WebhookHandler } from "#adapters/payments/emulator/webhook-deliveries.ts";
import type { EmulatorConsole } from "#adapters/payments/emulator/emulator-console.ts";
import type { Emulator } from "#adapters/payments/emulator/emulator.ts";
import { emulatorObject } from "#adapters/payments/emulator/store/table.server.ts";
import { isLiveKey, type PaymentsEnv } from "./env.ts";
import type { Payments } from "./payments.ts";
import { createStripePayments } from "#adapters/payments/stripe/stripe-payments.ts";

export type PaymentsDeps = {
  readonly settings: PaymentsEnv & { readonly BASE_URL: string };
  readonly db: Database;
  readonly secrets: KeyRing;
  readonly now?: () => Date;
};

export type OpenPayments = {
  readonly payments: Payments;
  /** The provider inside this process; null when Stripe is in charge. */
  readonly emulator: (() => Promise<Emulator>) | null;
  /** What the test pages show and do; null when Stripe is in charge. */
  readonly emulatorConsole: (() => Promise<EmulatorConsole>) | null;
  /** The webhook that the emulator delivers to. */
  readonly deliverWebhooksTo: (webhook: WebhookHandler) => void;
  readonly close: () => Promise<void>;
};

/** How long a call may take, and how often it is tried again. */
const clientOptions = { timeout: 8_000, maxNetworkRetries: 1, telemetry: false } as const;

/** Who takes the money with these settings: Stripe where there is a key, else its emulator inside this process. */
export function openPayments(deps: PaymentsDeps): OpenPayments {
  const { STRIPE_SECRET_KEY: key } = deps.settings;
  return key === undefined ? openEmulator(deps) : openStripe(deps, key);
}

/** Stripe by this key; without a database where nothing is sold. */
export function openStripe(
  {
    settings,
    db,
    now = () => new Date(),
  }: Pick<PaymentsDeps, "settings" | "now"> & {
    readonly db?: Database;
  },
  key: string,
): OpenPayments {
  const base = settings.STRIPE_API_BASE;
  const client = memoizeAsync(async () => {
    const { default: Stripe } = await import("stripe");
    return new Stripe(key, { ...clientOptions, ...(base !== undefined && addressOf(base)) });
  });
  const payments = createStripePayments({
    provider: "stripe",
    livemode: isLiveKey(key),
    client,
    secrets: settings.STRIPE_WEBHOOK_SECRET ?? [],
    now,
    readSharedClock: async () => (db ? readDatabaseClock(db) : now()),
  });
  return {
    payments,
    emulator: null,
    emulatorConsole: null,
    deliverWebhooksTo: () => {},
    close: async () => {},
  };
}

function addressOf(base: string) {
  const { hostname: host, port, protocol } = new URL(base);
  return { host, port, protocol: protocol === "https:" ? ("https" as const) : ("http" as const) };
}

function openEmulator({ settings, db, secrets, now = () => new Date() }: PaymentsDeps) {
  const keys = deriveKeys(secrets, "payments of the embedded double");
  const webhookSecrets = keys.map((key) => `whsec_${key}`);
  let webhook: WebhookHandler | null = null;
  let opened: Emulator | null = null;
  let timer: NodeJS.Timeout | undefined;
  const load = memoizeAsync(async () => {
    const [{ default: Stripe }, { createEmulator }] = await Promise.all([
      import("stripe"),
      import("#adapters/payments/emulator/emulator.ts"),
    ]);
    const { API_VERSION: apiVersion } = Stripe;
    const emulator = createEmulator({
      db,
      baseUrl: settings.BASE_URL,
      webhookSecret: `whsec_${keys[0]}`,
      apiVersion,
      now,
    });
    if (webhook) emulator.deliveries.deliverTo(webhook);
    opened = emulator;
    const httpClient = Stripe.createFetchHttpClient(
      (input: string | URL | Request, init?: RequestInit) =>
        emulator.fetch(new Request(input, init)),
    );
    const stripe: StripeClient = new Stripe("sk_test_embedded", { ...clientOptions, httpClient });
    return { emulator, stripe };
  });
  const payments = createStripePayments({
    provider: "embedded",
    livemode: false,
    client: async () => (await load()).stripe,
    secrets: webhookSecrets,
    now,
    readSharedClock: async () => now(),
  });
  const emulator = async () => (await load()).emulator;

  /** The SDK is not loaded where there is nothing to deliver. */
  async function deliverOverdueEvents() {
    const isUndelivered = and(eq(emulatorObject.kind, "event"), isNotNull(emulatorObject.dueAt));
    if ((await db.$count(emulatorObject, isUndelivered)) > 0) await emulator();
  }

  return {
    payments,
    emulator,
    async emulatorConsole() {
      const { createEmulatorConsole } =
        await import("#adapters/payments/emulator/emulator-console.ts");
      return createEmulatorConsole(await emulator());
    },
    deliverWebhooksTo(ours: WebhookHandler) {
      webhook = ours;
      opened?.deliveries.deliverTo(ours);
      // What an earlier process could not deliver any more is delivered once this one has started.
      timer = setTimeout(() => void deliverOverdueEvents().catch(() => {}), 2_000).unref();
    },
    async close() {
      clearTimeout(timer);
      await opened?.deliveries.close();
    },
  };
}
