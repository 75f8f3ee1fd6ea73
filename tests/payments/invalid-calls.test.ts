import { InvalidSignatureError } from "#adapters/payments/payments.ts";
import type Stripe from "stripe";
import { expect, test } from "vitest";
import {
  engines,
  openPaymentsHarness,
  createOrder,
  type PaymentsHarness,
  stripeSignatureHeader,
  createSubscriber,
} from "../support/billing/payments-harness.ts";

type Wrong = {
  readonly code?: string;
  readonly param?: string;
  readonly statusCode?: number;
  readonly type?: string;
};

const sessions = "/v1/checkout/sessions";
const kit = "price_kit_power_bio_builder";
const back = { success_url: "http://localhost:3000/checkout/return" };

/** A valid checkout with these fields changed. */
const checkout = (stripe: Stripe, change: object) =>
  stripe.rawRequest("POST", sessions, {
    mode: "payment",
    line_items: [{ price: kit, quantity: 1 }],
    ...back,
    ...change,
  });

type Call = readonly [string, (rig: PaymentsHarness) => Promise<unknown>, Wrong];

const unknown = "parameter_unknown";
const pro = [{ price: "price_pro_monthly", quantity: 1 }];

const wrongCalls: readonly Call[] = [
  [
    "a mode that is none",
    ({ stripe }) => checkout(stripe, { mode: "subscriptions" }),
    { param: "mode" },
  ],
  [
    "a line without a price",
    ({ stripe }) => checkout(stripe, { line_items: [{ quantity: 1 }] }),
    { param: "line_items[0][price]", code: "parameter_missing" },
  ],
  [
    "a misspelt address",
    ({ stripe }) => checkout(stripe, { sucess_url: "http://localhost:3000" }),
    { param: "sucess_url", code: unknown },
  ],
  [
    "a misspelt inner name",
    ({ stripe }) =>
      checkout(stripe, {
        mode: "subscription",
        line_items: pro,
        subscription_data: { meta: { a: "b" } },
      }),
    { param: "subscription_data[meta]", code: unknown },
  ],
  [
    "what an older version took",
    ({ stripe }) => checkout(stripe, { payment_method_types: ["card"] }),
    { param: "payment_method_types", code: unknown },
  ],
  ["an older word", ({ stripe }) => checkout(stripe, { ui_mode: "hosted" }), { param: "ui_mode" }],
  [
    "a number that is none",
    ({ stripe }) => checkout(stripe, { line_items: [{ price: kit, quantity: "abc" }] }),
    { param: "line_items[0][quantity]" },
  ],
  ["a kit as a subscription", ({ stripe }) => checkout(stripe, { mode: "subscription" }), {}],
  [
    "a subscription's data with a kit",
    ({ stripe }) => checkout(stripe, { subscription_data: { metadata: { a: "b" } } }),
    { param: "subscription_data" },
  ],
  [
    "a portal's flow that is none",
    async (rig) => {
      const { customerId: customer } = await createSubscriber(rig);
      const flow_data = { type: "cancel" };
      return rig.stripe.rawRequest("POST", "/v1/billing_portal/sessions", { customer, flow_data });
    },
    { param: "flow_data[type]" },
  ],
  [
    "a reason that is none",
    async (rig) => {
      const payment_intent = await paidKit(rig);
      return rig.stripe.rawRequest("POST", "/v1/refunds", { payment_intent, reason: "because" });
    },
    { param: "reason" },
  ],
  [
    "a refund twice",
    async (rig) => {
      const payment_intent = await paidKit(rig);
      await rig.stripe.refunds.create({ payment_intent });
      return rig.stripe.refunds.create({ payment_intent });
    },
    { code: "charge_already_refunded" },
  ],
  [
    "a price that is not there",
    ({ stripe }) => checkout(stripe, { line_items: [{ price: "price_none", quantity: 1 }] }),
    { code: "resource_missing", statusCode: 404, param: "line_items[0][price]" },
  ],
  [
    "a customer who is not there",
    ({ stripe }) => checkout(stripe, { customer: "cus_none" }),
    { code: "resource_missing", statusCode: 404, param: "customer" },
  ],
  [
    "one key for two different calls",
    async ({ stripe }) => {
      const idempotencyKey = "cus:ada";
      await stripe.customers.create({ email: "ada@example.com" }, { idempotencyKey });
      return stripe.customers.create({ email: "eve@example.com" }, { idempotencyKey });
    },
    { type: "StripeIdempotencyError", statusCode: 400 },
  ],
  [
    "a customer and an address",
    async (rig) => {
      const { customerId: customer } = await createSubscriber(rig);
      return checkout(rig.stripe, { customer, customer_email: "eve@example.com" });
    },
    {},
  ],
  [
    "an end that is too soon",
    ({ stripe }) => checkout(stripe, { expires_at: Math.floor(Date.now() / 1000) + 600 }),
    { param: "expires_at" },
  ],
  [
    "both words for a cancellation",
    async (rig) => {
      const { subscriptionId } = await createSubscriber(rig);
      return rig.stripe.subscriptions.update(subscriptionId, {
        cancel_at: "",
        cancel_at_period_end: false,
      });
    },
    {},
  ],
  [
    "an address that is none",
    ({ stripe }) => stripe.rawRequest("GET", "/v1/kits"),
    { statusCode: 404 },
  ],
];

async function paidKit({ payments, emulatorConsole: desk }: PaymentsHarness): Promise<string> {
  const { id } = await payments.openCheckout(createOrder());
  await desk.actOnCheckout(id, "pay", "eve@example.com");
  return (await payments.findCheckout(id))?.paymentId ?? "";
}

for (const engine of engines)
  test(`${wrongCalls.length} wrong calls are refused by the ${engine} double, through the SDK`, async () => {
    await using rig = await openPaymentsHarness(engine);
    for (const [name, call, wrong] of wrongCalls)
      await expect(call(rig), name).rejects.toMatchObject({
        statusCode: 400,
        type: "StripeInvalidRequestError",
        ...wrong,
      });
    const open = await rig.stripe.checkout.sessions.list({ limit: 100 });
    expect(open.data.filter(({ status }) => status === "open")).toEqual([]);
  });

test("a call without a key, or with a live one, is refused", async () => {
  await using rig = await openPaymentsHarness("embedded");
  for (const key of ["", "Bearer sk_live_x", "Basic x"]) {
    const headers = { Authorization: key };
    const answer = await rig.emulator.fetch(new Request("http://x/v1/prices", { headers }));
    expect(answer.status, key).toBe(401);
  }
});

const secret = "whsec_only_tests_know_this";
const seconds = () => Math.floor(Date.now() / 1000);
const event = (change: object = {}) =>
  JSON.stringify({
    id: "evt_1",
    object: "event",
    type: "invoice.paid",
    livemode: false,
    created: seconds(),
    data: { object: { id: "in_1", object: "invoice", customer: { id: "cus_1" } } },
    ...change,
  });

test("an event is believed when one of our secrets signed its bytes now, in our mode", async () => {
  await using rig = await openPaymentsHarness("socket");
  const readSigned = (body: string, at = seconds(), key = secret, sent = body) =>
    rig.payments.readWebhookEvent(Buffer.from(sent), stripeSignatureHeader(body, key, at));
  const body = event();
  expect(await readSigned(body)).toMatchObject({ objectId: "in_1", customerId: "cus_1" });
  expect(await readSigned(body, seconds(), "whsec_older")).toMatchObject({ id: "evt_1" });
  expect(await readSigned(body, seconds() - 298)).toMatchObject({ id: "evt_1" });
  expect(await readSigned(body, seconds() + 298)).toMatchObject({ id: "evt_1" });
  const bom = `\u{feff}${body}`;
  for (const [name, refused] of Object.entries({
    forged: () => readSigned(body, seconds(), "whsec_another"),
    stale: () => readSigned(body, seconds() - 302),
    future: () => readSigned(body, seconds() + 302),
    changed: () => readSigned(body, seconds(), secret, body.replace("in_1", "in_2")),
    "written anew": () =>
      readSigned(body, seconds(), secret, JSON.stringify(JSON.parse(body), null, 1)),
    "with a mark before it": () => readSigned(body, seconds(), secret, bom),
    "of the other mode": () => readSigned(event({ livemode: true })),
    "no event": () => readSigned('{"object":"invoice"}'),
    "no JSON": () => readSigned("hello"),
    empty: () => readSigned(""),
    unsigned: () => rig.payments.readWebhookEvent(Buffer.from(body), ""),
    "without a time": () => rig.payments.readWebhookEvent(Buffer.from(body), "v1=00"),
  }))
    await expect(refused(), name).rejects.toBeInstanceOf(InvalidSignatureError);
});
