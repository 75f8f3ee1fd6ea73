import { readSettings } from "#adapters/env.ts";
import { openPayments } from "#adapters/payments/index.ts";
import { PaymentsError } from "#adapters/payments/payments.ts";
import { webhookEventTypes as ours } from "#adapters/payments/stripe/webhook-events.ts";
import { emulatorObject } from "#adapters/payments/emulator/store/table.server.ts";
import { catalogueItems } from "#adapters/payments/catalogue.ts";
import { like, sql } from "drizzle-orm";
import { Stripe } from "stripe";
import { expect, test } from "vitest";
import {
  engines,
  openPaymentsHarness,
  createOrder,
  type PaymentsHarness,
  createSubscriber,
} from "../support/billing/payments-harness.ts";
import { eventTypes, source } from "../support/billing/stripe-schemas.ts";
import { openEmptyDatabase } from "../support/database/test-database.ts";

test("the schemas are those of the SDK's own version, and it knows the events that we want", () => {
  expect(source.api_version).toBe(Stripe.API_VERSION);
  expect(ours).toHaveLength(17);
  expect(eventTypes.types).toEqual(expect.arrayContaining([...ours]));
});

async function act(
  rig: PaymentsHarness,
  portalId: string,
  ...actions: Parameters<PaymentsHarness["emulatorConsole"]["actOnPortal"]>[1][]
) {
  for (const action of actions)
    expect(await rig.emulatorConsole.actOnPortal(portalId, action), action).toBe(true);
}

for (const engine of engines) {
  test(`every verb is understood by the ${engine} double, and nothing it says is unlike Stripe`, async () => {
    await using rig = await openPaymentsHarness(engine);
    const { payments, emulatorConsole: desk, emulator: double, server } = rig;
    const prices = await payments.listPrices();
    expect([...prices.keys()].toSorted()).toEqual(
      catalogueItems.map(({ lookupKey }) => lookupKey).toSorted(),
    );

    const ada = await createSubscriber(rig);
    const { customerId, subscriptionId, portalId } = ada;
    expect(await payments.openCheckout(ada.order)).toMatchObject({ id: ada.checkoutId });
    expect(await payments.findCheckout(ada.checkoutId)).toMatchObject({
      status: "complete",
      isPaid: true,
      purchaseId: ada.order.purchaseId,
      customerId,
      email: "ada@example.com",
      priceIds: ["price_pro_monthly"],
      subtotal: 1900,
      currency: "usd",
      subscriptionId,
      amount: 1900,
      refunded: 0,
      dispute: "none",
    });
    await payments.cancelAtPeriodEnd(subscriptionId);
    const [cancelled] = await payments.listSubscriptions(customerId);
    expect(cancelled?.cancelAt).toEqual(cancelled?.currentPeriodEnd);
    await payments.resumeSubscription(subscriptionId);
    await act(rig, portalId, "cancel");
    const [ending] = await payments.listSubscriptions(customerId);
    expect(ending?.cancelAt).toEqual(ending?.currentPeriodEnd);
    await payments.resumeSubscription(subscriptionId);
    expect((await payments.listSubscriptions(customerId))[0]?.cancelAt).toBeNull();
    await payments.changePrice(subscriptionId, "price_pro_annual");
    await payments.changePrice(subscriptionId, "price_pro_annual");
    expect((await payments.listSubscriptions(customerId))[0]).toMatchObject({
      priceId: "price_pro_annual",
      amount: 14_900,
      interval: "year",
      isTakenBack: false,
    });
    await act(rig, portalId, "switch", "fail-renewal");
    expect((await payments.listSubscriptions(customerId))[0]?.status).toBe("past_due");
    for (const flow of [
      { kind: "overview" } as const,
      { kind: "pay" } as const,
      { kind: "cancel", subscriptionId } as const,
    ])
      expect(
        await payments.openPortal({ customerId, returnUrl: "http://localhost:3000/account", flow }),
      ).toMatch(/^http:\/\/localhost:3000\/test-portal\/bps_/);
    await act(rig, portalId, "pay", "refund");
    expect((await payments.listSubscriptions(customerId))[0]).toMatchObject({
      status: "active",
      isTakenBack: true,
    });
    await payments.refund({ subscriptionId });
    await act(rig, portalId, "advance-month");
    expect((await payments.listSubscriptions(customerId))[0]?.isTakenBack).toBe(false);
    await payments.cancelNow(subscriptionId);
    await payments.cancelNow(subscriptionId);
    expect((await payments.listSubscriptions(customerId))[0]?.status).toBe("canceled");

    const guest = await payments.openCheckout(createOrder());
    await desk.actOnCheckout(guest.id, "decline", null);
    await desk.actOnCheckout(guest.id, "pay-later", "eve@example.com");
    expect(await payments.findCheckout(guest.id)).toMatchObject({
      status: "complete",
      isPaid: false,
    });
    await desk.actOnCheckout(guest.id, "pay", null);
    const paid = await payments.findCheckout(guest.id);
    expect(paid).toMatchObject({ isPaid: true, email: "eve@example.com", hasFailed: false });
    const paymentId = paid?.paymentId ?? "";
    expect(await payments.findCheckoutByPayment(paymentId)).toEqual(paid);
    await payments.refund({ paymentId });
    await payments.refund({ paymentId });
    expect(await payments.findCheckout(guest.id)).toMatchObject({ refunded: 900, amount: 900 });

    const open = await payments.openCheckout(createOrder({ customerId }));
    await payments.expireCheckout(open.id);
    await payments.expireCheckout(open.id);
    await payments.expireCheckout(guest.id);
    expect(await payments.findCheckout(open.id)).toMatchObject({ status: "expired", url: null });
    expect(await payments.findCheckout("cs_test_none")).toBeNull();
    expect(await payments.findCheckoutByPayment("pi_none")).toBeNull();
    expect(await payments.listSubscriptions("cus_none")).toEqual([]);
    await payments.deleteCustomer(customerId);
    await payments.deleteCustomer(customerId);
    await double.deliveries.whenIdle();
    expect(await payments.listMissedEvents(new Date(0))).toEqual([]);

    for (const kind of ["events", "refunds", "disputes", "charges", "invoices"] as const)
      expect((await rig.stripe[kind].list({ limit: 1 })).object, kind).toBe("list");
    const { stripe } = rig;
    const [charge] = (await stripe.charges.list({ limit: 1 })).data;
    expect((await stripe.charges.retrieve(charge?.id ?? "")).object).toBe("charge");
    expect((await stripe.paymentIntents.retrieve(paymentId)).object).toBe("payment_intent");
    const [invoice] = (await stripe.invoices.list({ expand: ["data.payments"] })).data;
    expect((await stripe.invoices.retrieve(invoice?.id ?? "")).object).toBe("invoice");
    expect((await stripe.checkout.sessions.listLineItems(guest.id)).data).toHaveLength(1);
    expect(rig.wrongEvents).toEqual([]);
    expect(server?.violations ?? []).toEqual([]);
    expect(rig.eventTypes).toEqual(
      expect.arrayContaining(["invoice.paid", "checkout.session.expired"]),
    );
  });
}

test("what Stripe only names is asked for", async () => {
  await using rig = await openPaymentsHarness("socket");
  const { payments, emulatorConsole: desk, server } = rig;
  const { customerId, checkoutId, portalId } = await createSubscriber(rig);
  const kit = await payments.openCheckout(createOrder({ customerId }));
  await desk.actOnCheckout(kit.id, "pay", null);
  await act(rig, portalId, "refund");
  const paymentId = (await payments.findCheckout(kit.id))?.paymentId ?? "";
  const look = async () => [
    await payments.findCheckout(checkoutId),
    await payments.findCheckout(kit.id),
    await payments.findCheckoutByPayment(paymentId),
    await payments.listSubscriptions(customerId),
  ];
  const told = await look();
  if (server) server.isTerse = true;
  expect(await look()).toEqual(told);
  expect(told[1]).toMatchObject({ isPaid: true, refunded: 900, amount: 900 });
});

test("one customer's and one purchase's calls can be made twenty times at once", async () => {
  await using rig = await openPaymentsHarness("socket");
  const { payments, server } = rig;
  const twenty = Array.from({ length: 20 });
  const who = { userId: "ada", email: "ada@example.com" };
  const customers = await Promise.all(twenty.map(() => payments.createCustomer(who)));
  expect(new Set(customers).size).toBe(1);
  const order = createOrder();
  const opened = await Promise.all(twenty.map(() => payments.openCheckout(order)));
  expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
  expect(server?.calls).toHaveLength(40);
  await expect(
    payments.openCheckout({ ...order, priceId: "price_session_private_strategy" }),
  ).rejects.toBeInstanceOf(PaymentsError);
});

test("what is no answer of Stripe's is trouble, whatever its status", async () => {
  await using rig = await openPaymentsHarness("socket");
  const { payments, server } = rig;
  if (!server) throw new Error("There is a server.");
  const verbs = {
    prices: () => payments.listPrices(),
    checkout: () => payments.findCheckout("cs_1"),
    subscriptions: () => payments.listSubscriptions("cus_1"),
    customer: () => payments.createCustomer({ userId: "1", email: "a@example.com" }),
    open: () => payments.openCheckout(createOrder()),
    cancel: () => payments.cancelNow("sub_1"),
    portal: () =>
      payments.openPortal({ customerId: "cus_1", returnUrl: "http://x", flow: { kind: "pay" } }),
    missed: () => payments.listMissedEvents(new Date()),
  };
  for (const [status, body] of [
    [404, '{"message":"nf"}'],
    [200, "{}"],
    [200, '{"object":"customer","data":[{}]}'],
    [200, "<html>"],
    [502, "bad gateway"],
    [401, '{"error":{"type":"invalid_request_error","message":"no"}}'],
    [429, '{"error":{"type":"invalid_request_error","code":"rate_limit"}}'],
  ] as const) {
    server.answerInstead = () =>
      new Response(body, { status, headers: { "Stripe-Should-Retry": "false" } });
    for (const [name, ask] of Object.entries(verbs))
      await expect(ask(), `${name} ${status} ${body}`).rejects.toBeInstanceOf(PaymentsError);
  }
});

test("what was not told is told again, in order; what was dropped stands among the missed", async () => {
  await using rig = await openPaymentsHarness("embedded");
  const { payments, emulatorConsole: desk, emulator: double } = rig;
  const { portalId } = await createSubscriber(rig);
  await double.deliveries.whenIdle();
  rig.webhookStatus = 500;
  await act(rig, portalId, "cancel");
  await double.deliveries.whenIdle();
  const missed = async () => (await payments.listMissedEvents(new Date(0))).map(({ type }) => type);
  expect(await missed()).toEqual(["customer.subscription.updated"]);
  rig.webhookStatus = 200;
  await expect.poll(missed).toEqual([]);

  await desk.actOnDeliveries(portalId, "hold", "");
  await act(rig, portalId, "resume", "refund");
  const held = await missed();
  expect(held).toContain("charge.refunded");
  const before = rig.eventTypes.length;
  await desk.actOnDeliveries(portalId, "release-reversed", "");
  const told = rig.eventTypes.slice(before).filter((type) => held.includes(type));
  expect(told).toEqual(held.toReversed());

  await act(rig, portalId, "cancel");
  await double.deliveries.whenIdle();
  const [latest] = (await desk.portal(portalId))?.events ?? [];
  await desk.actOnDeliveries(portalId, "send-twice", latest?.id ?? "");
  expect(rig.eventTypes.slice(-2)).toEqual([latest?.type, latest?.type]);
  await desk.actOnDeliveries(portalId, "drop", latest?.id ?? "");
  expect(await missed()).toEqual([latest?.type]);
});

test("what one process could not tell, the next one tells", async () => {
  const parts = {
    db: await openEmptyDatabase(),
    settings: readSettings({}),
    secrets: ["a secret that only tests know"] as const,
  };
  const before = openPayments(parts);
  const id = await before.payments.createCustomer({ userId: "ada", email: "ada@example.com" });
  await before.close();
  const after = openPayments(parts);
  const told: (string | null)[] = [];
  after.deliverWebhooksTo(async (request) => {
    const body = new Uint8Array(await request.arrayBuffer());
    const signature = request.headers.get("stripe-signature") ?? "";
    told.push((await after.payments.readWebhookEvent(body, signature)).customerId);
    return new Response();
  });
  await expect.poll(() => told).toEqual([id]);
  expect(await after.payments.createCustomer({ userId: "ada", email: "ada@example.com" })).toBe(id);
  await after.close();
});

test("time renews, ends, expires and gives up", async () => {
  let ahead = 0;
  await using rig = await openPaymentsHarness("embedded", () => new Date(Date.now() + ahead));
  const { payments } = rig;
  const { customerId, portalId, subscriptionId } = await createSubscriber(rig);
  const state = async () => (await payments.listSubscriptions(customerId))[0];
  const open = await payments.openCheckout(createOrder());
  const first = (await state())?.currentPeriodEnd ?? new Date(0);
  ahead = 32 * 86_400_000;
  const renewed = await state();
  expect(renewed?.status).toBe("active");
  expect(Number(renewed?.currentPeriodEnd)).toBeGreaterThan(Number(first));
  expect((await payments.findCheckout(open.id))?.status).toBe("expired");
  await act(rig, portalId, "advance-month", "fail-renewal");
  expect((await state())?.status).toBe("past_due");
  await act(rig, portalId, "advance-month");
  expect(await state()).toMatchObject({ status: "canceled", id: subscriptionId });

  const other = await createSubscriber(rig);
  await payments.cancelAtPeriodEnd(other.subscriptionId);
  await act(rig, other.portalId, "advance-month");
  const [ended] = await payments.listSubscriptions(other.customerId);
  expect(ended?.status).toBe("canceled");
  expect(ended?.endedAt).toEqual(ended?.cancelAt);
});

test("a checkout is dated and expires by our clock, however far its customer’s is ahead", async () => {
  let later = 0;
  await using rig = await openPaymentsHarness("embedded", () => new Date(Date.now() + later));
  const { payments } = rig;
  const { customerId, portalId } = await createSubscriber(rig);
  const before = await payments.openCheckout(createOrder({ customerId }));
  await act(rig, portalId, "advance-month");
  const after = await payments.openCheckout(createOrder({ customerId }));
  for (const { id } of [before, after])
    expect((await payments.findCheckout(id))?.status).toBe("open");
  later = 25 * 3_600_000;
  for (const { id } of [before, after])
    expect((await payments.findCheckout(id))?.status).toBe("expired");
});

test("a chargeback takes it back, an inquiry does not, and what is won is given again", async () => {
  await using rig = await openPaymentsHarness("socket");
  const { payments, emulatorConsole: desk, server } = rig;
  const asked = await createSubscriber(rig);
  await act(rig, asked.portalId, "inquiry");
  expect((await payments.listSubscriptions(asked.customerId))[0]?.isTakenBack).toBe(false);
  expect(await payments.findCheckout(asked.checkoutId)).toMatchObject({ dispute: "none" });
  const { customerId, portalId, checkoutId } = await createSubscriber(rig);
  await act(rig, portalId, "dispute");
  expect(await payments.findCheckout(checkoutId)).toMatchObject({ dispute: "open" });
  expect((await payments.listSubscriptions(customerId))[0]?.isTakenBack).toBe(true);
  await act(rig, portalId, "win-dispute");
  expect(await payments.findCheckout(checkoutId)).toMatchObject({ dispute: "won" });
  expect((await payments.listSubscriptions(customerId))[0]?.isTakenBack).toBe(false);

  const kit = await payments.openCheckout(createOrder({ customerId }));
  await desk.actOnCheckout(kit.id, "pay", null);
  await act(rig, portalId, "dispute", "lose-dispute");
  expect(await payments.findCheckout(kit.id)).toMatchObject({ dispute: "lost" });
  expect((await payments.listSubscriptions(customerId))[0]?.isTakenBack).toBe(false);
  await expect(payments.refund({ paymentId: "pi_none" })).rejects.toBeInstanceOf(PaymentsError);
  expect(server?.violations).toEqual([]);
  await rig.emulator.deliveries.whenIdle();
  expect(rig.wrongEvents).toEqual([]);
});

test("with a customer her address goes out of everything that is remembered", async () => {
  await using rig = await openPaymentsHarness("embedded");
  const { payments, emulatorConsole: desk, emulator: double } = rig;
  const { customerId, portalId } = await createSubscriber(rig);
  const guest = await payments.openCheckout(createOrder());
  await desk.actOnCheckout(guest.id, "pay", "ada@example.com");
  const other = await payments.openCheckout(createOrder());
  await desk.actOnCheckout(other.id, "pay", "eve@example.com");
  const rowsWith = (text: string) =>
    double.runInContext(({ tx }) =>
      tx.$count(emulatorObject, like(sql`${emulatorObject.data}::text`, `%${text}%`)),
    );
  expect(await rowsWith("ada@example.com")).toBeGreaterThan(5);
  await payments.deleteCustomer(customerId);
  expect(await rowsWith("ada@example.com")).toBe(0);
  expect(await rowsWith("eve@example.com")).toBeGreaterThan(1);
  expect(await payments.findCheckout(guest.id)).toMatchObject({ isPaid: true, email: null });
  expect(await payments.listSubscriptions(customerId)).toMatchObject([{ status: "canceled" }]);
  expect((await desk.portal(portalId))?.ownerId).toBeNull();
});

test("a later payment that does not come gives nothing", async () => {
  await using rig = await openPaymentsHarness("socket");
  const { payments, emulatorConsole: desk, server } = rig;
  const customerId = await payments.createCustomer({ userId: "ada", email: "ada@example.com" });
  const kit = await payments.openCheckout(createOrder({ customerId }));
  const order = createOrder({ customerId, mode: "subscription", priceId: "price_pro_annual" });
  const plan = await payments.openCheckout(order);
  for (const { id } of [kit, plan]) {
    await desk.actOnCheckout(id, "pay-later", null);
    expect(await payments.findCheckout(id)).toMatchObject({ isPaid: false, hasFailed: false });
  }
  expect((await payments.listSubscriptions(customerId))[0]?.status).toBe("incomplete");
  for (const { id } of [kit, plan]) {
    await desk.actOnCheckout(id, "decline", null);
    expect(await payments.findCheckout(id)).toMatchObject({ isPaid: false, hasFailed: true });
  }
  expect((await payments.listSubscriptions(customerId))[0]?.status).toBe("incomplete_expired");
  expect(server?.violations).toEqual([]);
});
