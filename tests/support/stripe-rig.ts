import { createHmac } from "node:crypto";
import type { Double } from "#adapters/payments/embedded/double.ts";
import { createTestDesk, type TestDesk } from "#adapters/payments/embedded/desk.ts";
import { readSettings } from "#adapters/env.ts";
import { openPayments } from "#adapters/payments/index.ts";
import type { CheckoutOrder, Payments } from "#adapters/payments/payments.ts";
import { Stripe } from "stripe";
import { type StripeServer, startStripe, wrongEvent } from "./stripe-server.ts";
import { emptyDatabase } from "./test-database.ts";

export type Engine = "embedded" | "socket";
export const engines = ["embedded", "socket"] as const satisfies readonly Engine[];

export type Rig = AsyncDisposable & {
  readonly payments: Payments;
  /** The SDK itself, for calls that ours would never make. */
  readonly stripe: Stripe;
  readonly double: Double;
  readonly desk: TestDesk;
  /** Null in the embedded engine. */
  readonly server: StripeServer | null;
  /** The types of the events that were told, in order. */
  readonly told: readonly string[];
  /** How what was told differs from Stripe's events. */
  readonly wrongEvents: readonly string[];
  readonly now: () => Date;
  /** What our webhook answers. */
  webhookStatus: number;
};

const baseUrl = "http://localhost:3000";
const secret = "a secret that only tests know";

/** Our adapter with the double, inside the process or behind a socket with Stripe's schemas. */
export async function openRig(engine: Engine, now = () => new Date()): Promise<Rig> {
  const db = await emptyDatabase();
  const server = engine === "socket" ? await startStripe({ db, baseUrl, now }) : null;
  const settings = readSettings(
    server
      ? {
          STRIPE_SECRET_KEY: "sk_test_rig",
          STRIPE_API_BASE: server.url,
          STRIPE_WEBHOOK_SECRET: `whsec_older, ${server.webhookSecret}`,
        }
      : {},
  );
  const money = openPayments({ settings, db, secret, now });
  const double = server?.double ?? (await money.double?.());
  if (!double) throw new Error("There is no double.");
  const told: string[] = [];
  const wrongEvents: string[] = [];
  const rig: Rig = {
    payments: money.payments,
    stripe: server ? overSocket(server.url) : inProcess(double),
    double,
    desk: createTestDesk(double),
    server,
    told,
    wrongEvents,
    now,
    webhookStatus: 200,
    async [Symbol.asyncDispose]() {
      await money.close();
      await server?.[Symbol.asyncDispose]();
    },
  };
  double.deliveries.deliverTo(async (request) => {
    const bytes = new Uint8Array(await request.arrayBuffer());
    const signature = request.headers.get("stripe-signature") ?? "";
    const { type } = await money.payments.readEvent(bytes, signature);
    told.push(type);
    wrongEvents.push(...wrongEvent(Buffer.from(bytes).toString()));
    return new Response(null, { status: rig.webhookStatus });
  });
  return rig;
}

function overSocket(url: string): Stripe {
  const { hostname: host, port } = new URL(url);
  return new Stripe("sk_test_rig", { host, port, protocol: "http", maxNetworkRetries: 0 });
}

function inProcess(double: Double): Stripe {
  const httpClient = Stripe.createFetchHttpClient(
    (input: string | URL | Request, init?: RequestInit) => double.fetch(new Request(input, init)),
  );
  return new Stripe("sk_test_rig", { httpClient, maxNetworkRetries: 0 });
}

let orders = 0;

/** An order of hers, for whatever is not said. */
export function orderOf(order: Partial<CheckoutOrder> = {}): CheckoutOrder {
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
export async function subscribed({ payments, desk, now }: Rig, priceId = "price_pro_monthly") {
  const email = "ada@example.com";
  const customerId = await payments.createCustomer({ userId: `ada-${orders}`, email });
  const expiresAt = new Date(now().getTime() + 3_600_000);
  const order = orderOf({ customerId, mode: "subscription", priceId, expiresAt });
  const { id } = await payments.openCheckout(order);
  await desk.actOnCheckout(id, "pay", null);
  const [subscription] = await payments.subscriptionsOf(customerId);
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
export function signatureOf(body: Uint8Array | string, key: string, at: number): string {
  const hash = createHmac("sha256", key).update(`${at}.`).update(body).digest("hex");
  return `t=${at},v1=${hash}`;
}
