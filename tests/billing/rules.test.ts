import { PaymentsError } from "#adapters/payments/payments.ts";
import { purchase, subscription } from "#features/billing/table.server.ts";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createBillingHarness, type BillingHarness } from "../support/billing/billing-harness.ts";
import { signEvent } from "../support/billing/in-memory-payments.ts";
import { openEmptyDatabase } from "../support/database/test-database.ts";

const dayMs = 86_400_000;
const world = async () => createBillingHarness(await openEmptyDatabase());

const idIn = (url: string) => url.split("/").at(-1) ?? "";

/** Delivers every event that the provider sent, in order. */
async function hear({ provider, billing }: BillingHarness) {
  for (let next = provider.pendingEvents.shift(); next; next = provider.pendingEvents.shift()) {
    const { body, signature } = signEvent(next);
    await billing.sync.handleWebhookEvent(body, signature);
  }
}

async function proMember(here: BillingHarness) {
  const ada = { ...(await here.addPerson()), isPro: false };
  const checkoutId = idIn(await here.billing.checkout.startPro(ada, null));
  here.provider.pay(checkoutId);
  await hear(here);
  const [row] = await here.db.select().from(subscription).where(eq(subscription.userId, ada.id));
  return { ada, checkoutId, id: row?.id ?? "", customerId: row?.customerId ?? "" };
}

const letters = async (here: BillingHarness, subject: RegExp) =>
  (await here.emails()).filter((mail) => subject.test(mail.subject)).length;

test.for([
  ["active", {}, true],
  ["trialing", { status: "trialing" }, true],
  ["past_due", { status: "past_due" }, true],
  ["unpaid", { status: "unpaid" }, false],
  ["paused", { status: "paused" }, false],
  ["incomplete", { status: "incomplete" }, false],
  ["incomplete_expired", { status: "incomplete_expired" }, false],
  ["canceled", { status: "canceled", endedAt: new Date() }, false],
  ["a state of tomorrow", { status: "hibernating" }, false],
  ["a price of no plan", { priceId: "price_kit_power_bio_builder" }, false],
] as const)("a subscription that becomes %s: Pro %s", async ([, change, isPro]) => {
  const here = await world();
  const { ada, id } = await proMember(here);
  expect(await here.isPro(ada.id)).toBe(true);
  here.provider.changeSubscription(id, change);
  await hear(here);
  expect(await here.isPro(ada.id)).toBe(isPro);
});

test("a second subscription is ended and returned, she is told, and the first stays", async () => {
  const here = await world();
  const { ada, id, customerId } = await proMember(here);
  const second = here.provider.subscribe(customerId, "pro_annual");
  await hear(here);
  expect(here.provider.subscriptions.get(second)?.status).toBe("canceled");
  expect(here.provider.subscriptions.get(id)?.status).toBe("active");
  expect(await here.isPro(ada.id)).toBe(true);
  expect(await letters(here, /refund/i)).toBe(1);
  expect(here.logged()).toContain("second subscription");
});

test("what cannot be done at the provider now is done at the next comparison", async () => {
  const here = await world();
  const { ada, id, checkoutId } = await proMember(here);
  const { cancelNow } = here.provider;
  Object.assign(here.provider, { cancelNow: () => Promise.reject(new PaymentsError("away")) });
  here.provider.refundPayment(checkoutId);
  await hear(here);
  expect(await here.isPro(ada.id)).toBe(false);
  expect(here.provider.subscriptions.get(id)?.status).toBe("active");
  Object.assign(here.provider, { cancelNow });
  await here.billing.sync.reconcile();
  expect(here.provider.subscriptions.get(id)?.status).toBe("canceled");
});

test("an inquiry changes nothing, a dispute closes, a dispute won opens again, a lost one does not", async () => {
  const here = await world();
  const ada = { ...(await here.addPerson()), isPro: false };
  const wish = { kitId: "power-bio-builder", priceId: null, member: ada, claimToken: "x" };
  const checkoutId = idIn(await here.billing.checkout.startKit(wish));
  here.provider.pay(checkoutId);
  const states: (string | undefined)[] = [];
  for (const outcome of ["none", "open", "won", "open", "lost"] as const) {
    here.provider.dispute(checkoutId, outcome);
    await hear(here);
    states.push((await here.purchases.list(ada.id))[0]?.state);
  }
  expect(states).toEqual(["paid", "disputed", "paid", "disputed", "lost"]);
  expect(here.notifications.map(({ what }) => what)).toEqual([
    "paid",
    "revoked",
    "restored",
    "revoked",
  ]);
  expect(await letters(here, /receipt/i)).toBe(1);
});

test("a refund in part takes nothing away", async () => {
  const here = await world();
  const ada = { ...(await here.addPerson()), isPro: false };
  const wish = { kitId: "power-bio-builder", priceId: null, member: ada, claimToken: "x" };
  const checkoutId = idIn(await here.billing.checkout.startKit(wish));
  here.provider.pay(checkoutId);
  here.provider.refundPayment(checkoutId, 400);
  await hear(here);
  expect(await here.purchases.list(ada.id)).toMatchObject([{ state: "paid" }]);
});

test("a kit that turns out to be hers already is returned to her", async () => {
  const here = await world();
  const ada = { ...(await here.addPerson("ada@example.com")), isPro: false };
  const wish = { kitId: "power-bio-builder", priceId: null, claimToken: "x" };
  const asGuest = idIn(await here.billing.checkout.startKit({ ...wish, member: null }));
  const asMember = idIn(await here.billing.checkout.startKit({ ...wish, member: ada }));
  here.provider.pay(asGuest, { email: ada.email });
  await hear(here);
  await here.billing.adoptGuestPurchases(here.db, { userId: ada.id, email: ada.email });
  here.provider.pay(asMember);
  await hear(here);
  const states = (await here.purchases.list(ada.id)).map(({ state }) => state);
  expect(states.toSorted()).toEqual(["paid", "refunded"]);
  expect(await letters(here, /receipt/i)).toBe(1);
  expect(await letters(here, /refund/i)).toBe(1);
});

test("another amount than was asked is delivered to nobody, and the operator is told", async () => {
  const here = await world();
  const ada = { ...(await here.addPerson()), isPro: false };
  const wish = { kitId: "power-bio-builder", priceId: null, member: ada, claimToken: "x" };
  const checkoutId = idIn(await here.billing.checkout.startKit(wish));
  await here.db.update(purchase).set({ amount: 901 });
  here.provider.pay(checkoutId);
  await hear(here);
  expect(await here.purchases.list(ada.id)).toMatchObject([{ state: "review" }]);
  expect(here.notifications).toEqual([]);
  expect(here.logged()).toContain("purchase needs a look");
});

test("a renewal that was not heard of is looked up when she asks, and so is an end", async () => {
  const here = await world();
  const { ada, id } = await proMember(here);
  const isLong = { currentPeriodEnd: new Date(Date.now() - 4 * dayMs), syncedAt: new Date(0) };
  await here.db.update(subscription).set(isLong);
  expect(await here.isPro(ada.id)).toBe(false);
  expect(await here.billing.sync.revalidateSubscription(ada.id)).toBe(true);
  expect(await here.isPro(ada.id)).toBe(true);
  expect(await here.billing.sync.revalidateSubscription(ada.id)).toBe(false);
  here.provider.changeSubscription(id, { status: "canceled", endedAt: new Date() });
  here.provider.pendingEvents.length = 0;
  const isOver = { currentPeriodEnd: new Date(Date.now() - dayMs), syncedAt: new Date(0) };
  await here.db.update(subscription).set(isOver);
  expect(await here.isPro(ada.id)).toBe(true);
  await here.billing.sync.revalidateSubscription(ada.id);
  expect(await here.isPro(ada.id)).toBe(false);
});

test("while the provider is away a payer keeps Pro for the days of slack", async () => {
  const here = await world();
  const { ada } = await proMember(here);
  const isOver = { currentPeriodEnd: new Date(Date.now() - 2 * dayMs), syncedAt: new Date(0) };
  await here.db.update(subscription).set(isOver);
  here.provider.isUnreachable = true;
  await here.billing.sync.revalidateSubscription(ada.id);
  expect(await here.isPro(ada.id)).toBe(true);
});

test("an event that could not be acted on is kept, and acted on when it comes again", async () => {
  const here = await world();
  const ada = { ...(await here.addPerson()), isPro: false };
  const checkoutId = idIn(await here.billing.checkout.startPro(ada, null));
  here.provider.pay(checkoutId);
  const events = here.provider.pendingEvents.splice(0).map(signEvent);
  here.provider.isUnreachable = true;
  for (const { body, signature } of events)
    await expect(here.billing.sync.handleWebhookEvent(body, signature)).rejects.toThrow(
      PaymentsError,
    );
  expect(await here.isPro(ada.id)).toBe(false);
  here.provider.isUnreachable = false;
  for (const { body, signature } of events)
    await here.billing.sync.handleWebhookEvent(body, signature);
  expect(await here.isPro(ada.id)).toBe(true);
  expect(await letters(here, /receipt/i)).toBe(1);
});

test("her account goes only when her subscription could be ended", async () => {
  const here = await world();
  const { ada, id } = await proMember(here);
  here.provider.isUnreachable = true;
  await expect(here.billing.personalData.beforeErase?.(ada)).rejects.toThrow(/Nothing was deleted/);
  here.provider.isUnreachable = false;
  await here.billing.personalData.beforeErase?.(ada);
  expect(here.provider.subscriptions.get(id)?.status).toBe("canceled");
});

test("a checkout that was paid a moment ago does not keep her account from going", async () => {
  const here = await world();
  const ada = { ...(await here.addPerson()), isPro: false };
  here.provider.pay(idIn(await here.billing.checkout.startPro(ada, null)));
  await here.billing.personalData.beforeErase?.(ada);
  const [there] = here.provider.subscriptions.values();
  expect(there?.status).toBe("canceled");
});

test("whoever pays after her account is gone has her money back", async () => {
  const here = await world();
  const ada = { ...(await here.addPerson()), isPro: false };
  const checkoutId = idIn(await here.billing.checkout.startPro(ada, null));
  await here.billing.personalData.erase(here.db, ada);
  here.provider.pay(checkoutId);
  await hear(here);
  expect(here.provider.checkouts.get(checkoutId)).toMatchObject({ refunded: 1900 });
  expect([...here.provider.subscriptions.values()].map(({ status }) => status)).toEqual([
    "canceled",
  ]);
});
