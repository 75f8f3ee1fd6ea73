import type { KeyRing } from "#adapters/secret/key-ring.ts";
import { createHmac } from "node:crypto";
import type { Emulator } from "#adapters/payments/emulator/emulator.ts";
import {
  createEmulatorConsole,
  type EmulatorConsole,
} from "#adapters/payments/emulator/emulator-console.ts";
import { readSettings } from "#adapters/env.ts";
import { openPayments } from "#adapters/payments/index.ts";
import type { CheckoutOrder, Payments } from "#adapters/payments/payments.ts";
import { Stripe } from "stripe";
import { type StripeServer, startStripeServer, eventViolations } from "./stripe-server.ts";
import { openEmptyDatabase } from "../database/test-database.ts";

export type PaymentsEngine = "embedded" | "socket";
export const engines = ["embedded", "socket"] as const satisfies readonly PaymentsEngine[];

export type PaymentsHarness = AsyncDisposable & {
  readonly payments: Payments;
  /** The SDK itself, for calls that ours would never make. */
  readonly stripe: Stripe;
  readonly emulator: Emulator;
  readonly emulatorConsole: EmulatorConsole;
  /** Null in the embedded engine. */
  readonly server: StripeServer | null;
  /** The types of the emitted events, in order. */
  readonly eventTypes: readonly string[];
  /** How the emitted events differ from Stripe's. */
  readonly wrongEvents: readonly string[];
  readonly now: () => Date;
  /** What our webhook answers. */
  webhookStatus: number;
};

const baseUrl = "http://localhost:3000";
const secrets: KeyRing = ["a secret that only tests know"];

/** Our adapter with the emulator, inside the process or behind a socket with Stripe's schemas. */
export async function openPaymentsHarness(
  engine: PaymentsEngine,
  now = () => new Date(),
): Promise<PaymentsHarness> {
  const db = await openEmptyDatabase();
  const server = engine === "socket" ? await startStripeServer({ db, baseUrl, now }) : null;
  const settings = readSettings(
    server
      ? {
          STRIPE_SECRET_KEY: "sk_test_rig",
          STRIPE_API_BASE: server.url,
          STRIPE_WEBHOOK_SECRET: `whsec_older, ${server.webhookSecret}`,
        }
      : {},
  );
  const money = openPayments({ settings, db, secrets, now });
  const emulator = server?.emulator ?? (await money.emulator?.());
  if (!emulator) throw new Error("There is no double.");
  const eventTypes: string[] = [];
  const wrongEvents: string[] = [];
  const harness: PaymentsHarness = {
    payments: money.payments,
    stripe: server ? stripeOverSocket(server.url) : stripeInProcess(emulator),
    emulator,
    emulatorConsole: createEmulatorConsole(emulator),
    server,
    eventTypes,
    wrongEvents,
    now,
    webhookStatus: 200,
    async [Symbol.asyncDispose]() {
      await money.close();
      await server?.[Symbol.asyncDispose]();
    },
  };
  emulator.deliveries.deliverTo(async (request) => {
    const bytes = new Uint8Array(await request.arrayBuffer());
    const signature = request.headers.get("stripe-signature") ?? "";
    const { type } = await money.payments.readWebhookEvent(bytes, signature);
    eventTypes.push(type);
    wrongEvents.push(...eventViolations(Buffer.from(bytes).toString()));
    return new Response(null, { status: harness.webhookStatus });
  });
  return harness;
}

function stripeOverSocket(url: string): Stripe {
  const { hostname: host, port } = new URL(url);
  return new Stripe("sk_test_rig", { host, port, protocol: "http", maxNetworkRetries: 0 });
}

function stripeInProcess(emulator: Emulator): Stripe {
  const httpClient = Stripe.createFetchHttpClient(
    (input: string | URL | Request, init?: RequestInit) => emulator.fetch(new Request(input, init)),
  );
  return new Stripe("sk_test_rig", { httpClient, maxNetworkRetries: 0 });
}

let orders = 0;

/** A valid order with these fields changed. */
export function createOrder(order: Partial<CheckoutOrder> = {}): CheckoutOrder {
  orders += 1;
  return {
    purchaseId: `0198c0de-0000-7000-9000-${String(orders).padStart(12, "0")}`,
    priceId: "price_kit_power_bio_builder",
    mode: "payment",
    customerId: null,
    userId: null,
    successUrl: `${baseUrl}/checkout/return?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${baseUrl}/power-kits`,
    expiresAt: new Date(Date.now() + 3_600_000),
    ...order,
  };
}

/** A member's running subscription, with the customer it belongs to. */
export async function createSubscriber(
  { payments, emulatorConsole, now }: PaymentsHarness,
  priceId = "price_pro_monthly",
) {
  const email = "ada@example.com";
  const customerId = await payments.createCustomer({ userId: `ada-${orders}`, email });
  const expiresAt = new Date(now().getTime() + 3_600_000);
  const order = createOrder({ customerId, mode: "subscription", priceId, expiresAt });
  const { id } = await payments.openCheckout(order);
  await emulatorConsole.actOnCheckout(id, "pay", null);
  const [subscription] = await payments.listSubscriptions(customerId);
  if (!subscription) throw new Error("She has no subscription.");
  const portalUrl = await payments.openPortal({
    customerId,
    returnUrl: `${baseUrl}/account`,
    flow: { kind: "overview" },
  });
  const portalId = portalUrl.slice(portalUrl.lastIndexOf("/") + 1);
  return { customerId, subscriptionId: subscription.id, checkoutId: id, portalId, order };
}

/** The header that Stripe's signature stands in. */
export function stripeSignatureHeader(body: Uint8Array | string, key: string, at: number): string {
  const hash = createHmac("sha256", key).update(`${at}.`).update(body).digest("hex");
  return `t=${at},v1=${hash}`;
}
