import { openPayments } from "#adapters/payments/index.ts";
import { expect, test } from "vitest";
import { emptyDatabase } from "./support/test-database.ts";

test("a subscription is opened, paid, told and read again", async () => {
  const db = await emptyDatabase();
  const settings = { BASE_URL: "http://localhost:3000" };
  const money = openPayments({ settings, db, secret: "a secret that only tests know" });
  const { payments } = money;
  const told: string[] = [];
  money.deliverTo(async (request) => {
    const body = new Uint8Array(await request.arrayBuffer());
    const event = await payments.readEvent(body, request.headers.get("stripe-signature") ?? "");
    told.push(event.type);
    return new Response("{}");
  });
  const price = (await payments.prices()).get("pro_monthly");
  expect(price).toMatchObject({ amount: 1900, currency: "usd", interval: "month" });
  const customerId = await payments.createCustomer({ userId: "ada", email: "ada@example.com" });
  const order = {
    purchaseId: "p1",
    priceId: price?.id ?? "",
    mode: "subscription" as const,
    customerId,
    userId: "ada",
    successUrl: "http://localhost:3000/checkout/return?session_id={CHECKOUT_SESSION_ID}",
    cancelUrl: "http://localhost:3000/pricing",
    expiresAt: new Date(Date.now() + 3_600_000),
  };
  const opened = await payments.openCheckout(order);
  expect(await payments.openCheckout(order)).toEqual(opened);
  expect(await payments.checkout(opened.id)).toMatchObject({ status: "open", isPaid: false });
  const double = await money.double?.();
  if (!double) throw new Error("There is a double.");
  const { checkouts } = await import("#adapters/payments/embedded/facts.ts");
  const { payCheckout } = await import("#adapters/payments/embedded/checkout-acts.ts");
  await double.inWorld(async (world) => {
    const facts = await checkouts.find(world.tx, opened.id);
    if (facts) await payCheckout(world, facts, { email: null, isLater: false });
  });
  expect(await payments.checkout(opened.id)).toMatchObject({
    status: "complete",
    isPaid: true,
    amount: 1900,
    subtotal: 1900,
    dispute: "none",
  });
  const [subscription] = await payments.subscriptionsOf(customerId);
  expect(subscription).toMatchObject({ status: "active", interval: "month", isTakenBack: false });
  await double.deliveries.settled();
  expect(told).toContain("checkout.session.completed");
  await payments.cancelAtPeriodEnd(subscription?.id ?? "");
  expect((await payments.subscriptionsOf(customerId))[0]?.cancelAt).not.toBeNull();
  await payments.resume(subscription?.id ?? "");
  expect((await payments.subscriptionsOf(customerId))[0]?.cancelAt).toBeNull();
  await payments.refund({ subscriptionId: subscription?.id ?? "" });
  await payments.refund({ subscriptionId: subscription?.id ?? "" });
  expect((await payments.subscriptionsOf(customerId))[0]?.isTakenBack).toBe(true);
  await money.close();
});
