import { limitWindow } from "#adapters/rate-limits/table.server.ts";
import { runCommand } from "#app/operator/run-command.server.ts";
import { BillingView } from "#features/billing/contract.ts";
import { purchase, subscription } from "#features/billing/table.server.ts";
import { expect, test } from "vitest";
import { z } from "zod";
import {
  beginKitCheckout,
  beginProCheckout,
  getBilling,
  buyKit,
  buyPro,
  checkoutIdIn,
  getCheckout,
  createGuest,
  isPro,
  openTestPortal,
  pressButton,
  readProblem,
  getPurchases,
  createShopApp,
} from "../support/billing/buying.ts";
import { operatorToolsOf } from "../support/app/operator-command.ts";
import { signIn } from "../support/account/sign-in.ts";
import type { TestApp } from "../support/app/test-app.ts";

async function lettersTo(app: TestApp, email: string) {
  const letters = (await app.emails()).filter(({ to }) => to === email);
  return letters.map(({ subject }) => subject).filter((subject) => !/sign-in/.test(subject));
}

test("she upgrades, is Pro at once, buys a kit, cancels, stays Pro, and may come back", async () => {
  await using app = await createShopApp();
  const ada = await signIn(app);
  expect(await getBilling(ada)).toMatchObject({ plan: "free", status: null, canResume: false });
  const page = await beginProCheckout(ada);
  expect(await isPro(ada)).toBe(false);
  const back = await pressButton(ada, page, "pay");
  expect(back).toContain("/checkout/return?session_id=cs_test_");
  expect(await isPro(ada)).toBe(true);
  expect(await getBilling(ada)).toMatchObject({
    plan: "pro_monthly",
    status: "active",
    amount: 1900,
    interval: "month",
    endsAt: null,
  });
  expect(await getCheckout(ada, checkoutIdIn(back))).toMatchObject({ state: "paid", kind: "pro" });

  const bought = await buyKit(ada, "power-bio-builder");
  expect(bought).toMatchObject({ state: "paid", purchase: { amount: 900 } });
  expect(bought.purchase.downloads).toMatchObject([{ kit: "power-bio-builder" }]);

  const cancelled = BillingView.parse(await (await ada.send("POST", "/api/billing/cancel")).json());
  expect(cancelled).toMatchObject({ canResume: true, nextAt: null });
  expect(Date.parse(cancelled.endsAt ?? "")).toBeGreaterThan(Date.now() + 27 * 86_400_000);
  expect(await isPro(ada)).toBe(true);
  const resumed = BillingView.parse(await (await ada.send("POST", "/api/billing/resume")).json());
  expect(resumed).toMatchObject({ canResume: false, endsAt: null, status: "active" });
  const switched = await ada.send("POST", "/api/billing/switch", { plan: "annual" });
  expect(await switched.json()).toMatchObject({ plan: "pro_annual", amount: 14_900 });

  const letters = await lettersTo(app, ada.email);
  expect(letters.filter((subject) => /receipt/i.test(subject))).toHaveLength(2);
  expect(letters.filter((subject) => /ends on|cancel/i.test(subject))).toHaveLength(1);
});

test("Pro ends with the month that was cancelled, and a failed renewal leaves a week", async () => {
  await using app = await createShopApp();
  const ada = await signIn(app);
  await buyPro(ada);
  const portal = await openTestPortal(ada);
  await pressButton(ada, portal, "fail-renewal");
  expect(await getBilling(ada)).toMatchObject({ status: "past_due", pastDue: true });
  expect(await isPro(ada)).toBe(true);
  await pressButton(ada, portal, "pay");
  expect(await getBilling(ada)).toMatchObject({ status: "active", pastDue: false });
  await pressButton(ada, portal, "cancel");
  expect(await getBilling(ada)).toMatchObject({ canResume: true });
  expect(await isPro(ada)).toBe(true);
  await pressButton(ada, portal, "advance-month");
  expect(await isPro(ada)).toBe(false);
  expect(await getBilling(ada)).toMatchObject({ plan: "free" });
  const letters = await lettersTo(app, ada.email);
  expect(letters.filter((subject) => /did not go through/.test(subject))).toHaveLength(1);
});

test("after a month on the test portal she can buy again: what she opens then is open", async () => {
  await using app = await createShopApp();
  const ada = await signIn(app);
  await buyPro(ada);
  const portal = await openTestPortal(ada);
  await pressButton(ada, portal, "cancel");
  await pressButton(ada, portal, "advance-month");
  expect(await isPro(ada)).toBe(false);
  const { purchase: kit } = await buyKit(ada, "power-bio-builder");
  expect(kit).toMatchObject({ state: "paid" });
  await buyPro(ada);
  expect(await isPro(ada)).toBe(true);
});

test.for(["refund", "dispute"] as const)(
  "a %s of the subscription ends Pro at once",
  async (action) => {
    await using app = await createShopApp();
    const ada = await signIn(app);
    await buyPro(ada);
    await pressButton(ada, await openTestPortal(ada), action);
    expect(await isPro(ada)).toBe(false);
    const [row] = await app.db.select().from(subscription);
    expect(row).toMatchObject({ status: "canceled" });
    expect(row?.revokedAt).not.toBeNull();
  },
);

test("a refund closes a bundle with all that is in it, and she is told once", async () => {
  await using app = await createShopApp();
  const ada = await signIn(app);
  const { purchase: bundle } = await buyKit(ada, "career-confidence-bundle");
  expect(bundle.downloads).toHaveLength(3);
  const owned = await ada.send("POST", "/api/create-powerkit-checkout", {
    kitId: "interview-coaching",
  });
  expect(await readProblem(owned)).toMatchObject({ status: 409, code: "already_owned" });
  const portal = await openTestPortal(ada);
  await pressButton(ada, portal, "refund");
  expect(await getPurchases(ada)).toMatchObject([{ state: "refunded", downloads: [] }]);
  expect((await lettersTo(app, ada.email)).filter((one) => /refund/i.test(one))).toHaveLength(1);
  await beginKitCheckout(ada, "interview-coaching");
});

test.for([
  ["none-such", null, 404, "unknown_kit"],
  ["executive-exit", null, 409, "coming_soon"],
  ["premium-offer", null, 409, "coming_soon"],
  ["raise-promotion-ask", null, 409, "not_for_sale"],
  ["power-bio-builder", "kit_interview_coaching", 400, "price_kit_mismatch"],
  ["power-bio-builder", "forged", 400, "price_kit_mismatch"],
  ["private-strategy-session", "session_private_strategy_pro", 403, "pro_price_requires_pro"],
] as const)("%s at the price %s cannot be bought: %s %s", async ([kitId, named, status, code]) => {
  await using app = await createShopApp();
  const ada = await signIn(app);
  const ids = app.billing.checkout.getPriceIds();
  const priceId = named && (ids.get(named) ?? named);
  for (const buyer of [createGuest(app), ada]) {
    const answer = await buyer.send("POST", "/api/create-powerkit-checkout", { kitId, priceId });
    expect(await readProblem(answer)).toMatchObject({ status, code });
  }
  expect(await app.db.select().from(purchase)).toEqual([]);
});

test("the free pack leads a member to her download", async () => {
  await using app = await createShopApp();
  const ada = await signIn(app);
  const answer = await ada.send("POST", "/api/create-powerkit-checkout", {
    kitId: "raise-promotion-ask",
  });
  expect(await answer.json()).toMatchObject({ downloadUrl: "/download/raise-promotion-ask" });
});

test("the server picks the price: $49 for Pro whatever her browser names, $99 for everybody else", async () => {
  await using app = await createShopApp();
  const ada = await signIn(app);
  const ids = app.billing.checkout.getPriceIds();
  const standard = ids.get("session_private_strategy");
  const { purchase: first } = await buyKit(ada, "private-strategy-session");
  await buyPro(ada);
  await pressButton(ada, await beginKitCheckout(ada, "private-strategy-session", standard), "pay");
  const sessions = (await getPurchases(ada)).filter(({ kind }) => kind === "session");
  expect(first.amount).toBe(9_900);
  expect(sessions.map(({ amount, state }) => [amount, state])).toEqual([
    [4_900, "paid"],
    [9_900, "paid"],
  ]);
});

test("a visitor may not subscribe, and nobody at a price of no plan", async () => {
  await using app = await createShopApp();
  const visitor = await app.post("/api/create-checkout-session", {});
  expect(await readProblem(visitor)).toMatchObject({ status: 401, code: "unauthorized" });
  const ada = await signIn(app);
  const ids = app.billing.checkout.getPriceIds();
  for (const priceId of ["price_forged", ids.get("kit_power_bio_builder")]) {
    const answer = await ada.send("POST", "/api/create-checkout-session", { priceId });
    expect(await readProblem(answer)).toMatchObject({ status: 400, code: "unknown_price" });
  }
  const annual = await beginProCheckout(ada, ids.get("pro_annual"));
  await pressButton(ada, annual, "pay");
  expect(await getBilling(ada)).toMatchObject({ plan: "pro_annual" });
});

test("whoever has Pro is led to the portal instead of a second subscription", async () => {
  await using app = await createShopApp();
  const ada = await signIn(app);
  await buyPro(ada);
  expect(await beginProCheckout(ada)).toContain("/test-portal/");
  await pressButton(ada, await openTestPortal(ada), "fail-renewal");
  expect(await beginProCheckout(ada)).toContain("/test-portal/");
});

test.for(["pro", "kit"] as const)("twenty clicks at once open one checkout: %s", async (what) => {
  await using app = await createShopApp();
  const ada = await signIn(app);
  const begin = () =>
    what === "pro" ? beginProCheckout(ada) : beginKitCheckout(ada, "power-bio-builder");
  const pages = await Promise.all(Array.from({ length: 20 }, begin));
  expect(new Set(pages).size).toBe(1);
  expect(await app.db.select().from(purchase)).toHaveLength(1);
  await pressButton(ada, pages[0] ?? "", "pay");
  expect((await getPurchases(ada)).map(({ state }) => state)).toEqual(["paid"]);
});

test("twenty clicks of a guest whose browser is known open one checkout", async () => {
  await using app = await createShopApp();
  const guest = createGuest(app);
  const first = await beginKitCheckout(guest, "power-bio-builder");
  const pages = await Promise.all(
    Array.from({ length: 20 }, () => beginKitCheckout(guest, "power-bio-builder")),
  );
  expect(new Set([first, ...pages]).size).toBe(1);
});

test("another plan takes the place of an open checkout, which can no longer be paid", async () => {
  await using app = await createShopApp();
  const ada = await signIn(app);
  const monthly = await beginProCheckout(ada);
  const ids = app.billing.checkout.getPriceIds();
  const annual = await beginProCheckout(ada, ids.get("pro_annual"));
  expect(annual).not.toBe(monthly);
  await pressButton(ada, annual, "pay");
  await pressButton(ada, monthly, "pay").catch(() => "");
  expect((await getPurchases(ada)).map(({ sku }) => sku)).toEqual(["pro_annual"]);
  expect(await getBilling(ada)).toMatchObject({ plan: "pro_annual" });
});

test("a guest buys, nobody else sees it, and it is hers once she proves the address", async () => {
  await using app = await createShopApp();
  const guest = createGuest(app);
  const { purchase: bought } = await buyKit(guest, "power-bio-builder", "Eve@Example.com");
  expect(bought).toMatchObject({
    state: "paid",
    email: "eve@example.com",
    mayCorrectAddress: true,
  });
  const [row] = await app.db.select().from(purchase);
  const address = `/api/checkout/${row?.checkoutId}`;
  const stranger = createGuest(app);
  const other = await signIn(app, "other@example.com");
  for (const nosy of [stranger, other]) {
    expect((await nosy.send("GET", address)).status).toBe(404);
    expect((await nosy.send("POST", address)).status).toBe(404);
    expect(await getPurchases(nosy)).toEqual([]);
    expect((await nosy.send("POST", `/api/purchases/${bought.id}/receipt`)).status).toBe(404);
  }
  expect(guest.cookies()).not.toContain(row?.claimHash);
  const eve = await signIn(app, "eve@example.com");
  expect(await getPurchases(eve)).toMatchObject([{ id: bought.id, mayCorrectAddress: false }]);
  expect(await app.purchases.ownedKits(eve.id)).toEqual(
    new Set(["power-bio-builder", "raise-promotion-ask"]),
  );
});

test("a guest corrects her address once and has her receipt there", async () => {
  await using app = await createShopApp();
  const guest = createGuest(app);
  const { purchase: bought } = await buyKit(guest, "power-bio-builder", "typo@example.com");
  const path = `/api/purchases/${bought.id}/address`;
  const right = await guest.send("POST", path, { email: "eve@example.com" });
  expect(await right.json()).toEqual({ email: "eve@example.com" });
  expect(await lettersTo(app, "eve@example.com")).toHaveLength(1);
  expect((await guest.send("POST", path, { email: "x@example.com" })).status).toBe(400);
  const again = () => guest.send("POST", `/api/purchases/${bought.id}/receipt`);
  expect(await (await again()).json()).toEqual({ email: "eve@example.com" });
  for (let times = 0; times < 2; times += 1) expect((await again()).status).toBe(200);
  expect((await again()).status).toBe(429);
  expect(await app.db.select().from(limitWindow)).toContainEqual(
    expect.objectContaining({ key: `receipt ${bought.id}`, seconds: 3_600, used: 3 }),
  );
});

test("money that comes later opens nothing until it is there", async () => {
  await using app = await createShopApp();
  const ada = await signIn(app);
  const page = await beginKitCheckout(ada, "power-bio-builder");
  await pressButton(ada, page, "pay-later");
  expect(await getPurchases(ada)).toMatchObject([{ state: "processing", downloads: [] }]);
  expect(await lettersTo(app, ada.email)).toEqual([]);
  await pressButton(ada, page, "pay");
  expect(await getPurchases(ada)).toMatchObject([{ state: "paid" }]);
  expect(await lettersTo(app, ada.email)).toHaveLength(1);
});

test("to arrive at the return page without paying opens nothing", async () => {
  await using app = await createShopApp();
  const ada = await signIn(app);
  const page = await beginProCheckout(ada);
  expect(await getCheckout(ada, checkoutIdIn(page))).toMatchObject({ state: "open" });
  expect(await isPro(ada)).toBe(false);
  expect((await ada.send("GET", "/api/checkout/cs_test_invented")).status).toBe(404);
});

const withStripe = {
  STRIPE_SECRET_KEY: "sk_test_none",
  STRIPE_WEBHOOK_SECRET: "whsec_none",
  STRIPE_API_BASE: "http://127.0.0.1:9",
};

test("what the test checkout gave opens nothing once Stripe is set", async () => {
  await using app = await createShopApp();
  const ada = await signIn(app);
  await buyPro(ada);
  const { purchase: bought } = await buyKit(ada, "power-bio-builder");
  await using real = await createShopApp({ db: app.db, settings: withStripe });
  const asAda = { ...ada, request: real.request };
  const ask = (path: string) => real.request(path, { headers: { Cookie: ada.cookie } });
  expect(await (await ask("/api/auth/user")).json()).toMatchObject({ isPro: false });
  expect(await (await ask("/api/purchases")).json()).toEqual([]);
  expect(await (await ask("/api/billing")).json()).toMatchObject({ plan: "free" });
  expect(await real.purchases.find(bought.id)).toBeNull();
  expect(await real.purchases.ownedKits(asAda.id)).toEqual(new Set(["raise-promotion-ask"]));
  const file = await ask(bought.downloads[0]?.href ?? "");
  expect(file.ok).toBe(false);
});

test("while the provider is away she reads so, and nothing else breaks", async () => {
  await using app = await createShopApp({ settings: withStripe });
  const ada = await signIn(app);
  for (const [path, body] of [
    ["/api/create-checkout-session", {}],
    ["/api/create-powerkit-checkout", { kitId: "power-bio-builder" }],
    ["/api/billing/portal", undefined],
  ] as const) {
    const answer = await ada.send("POST", path, body);
    expect(answer.headers.get("retry-after")).not.toBeNull();
    expect(await readProblem(answer)).toMatchObject({ status: 503, code: "unavailable" });
  }
  expect((await ada.send("GET", "/api/billing")).status).toBe(200);
  expect((await ada.send("GET", "/api/kits")).status).toBe(200);
  const typed = await runCommand(["reconcile"], operatorToolsOf(app));
  expect(typed.text).toMatch(/agree|cannot be reached/);
}, 60_000);

test("deleting the account ends the subscription first, and keeps receipts without her", async () => {
  await using app = await createShopApp();
  const ada = await signIn(app);
  await buyPro(ada);
  await buyKit(ada, "power-bio-builder");
  const [customer] = await app.db.select({ id: subscription.customerId }).from(subscription);
  const deleted = await ada.send("DELETE", "/api/account", { confirm: ada.email });
  expect(await deleted.json()).toMatchObject({
    kept: expect.arrayContaining([expect.stringContaining("tax law")]),
  });
  const there = await app.money.payments.listSubscriptions(customer?.id ?? "");
  expect(there.map(({ status }) => status)).toEqual(["canceled"]);
  const rows = await app.db.select().from(purchase);
  expect(rows).toHaveLength(2);
  for (const row of rows) {
    expect(row).toMatchObject({ userId: null, email: null, claimHash: null, invoiceUrl: null });
    expect(JSON.stringify(row)).not.toContain("ada@");
  }
});

test("a renewal that was not heard of locks nobody out: her next request asks the provider", async () => {
  await using app = await createShopApp();
  const ada = await signIn(app);
  await buyPro(ada);
  const isLong = { currentPeriodEnd: new Date(Date.now() - 4 * 86_400_000), syncedAt: new Date(0) };
  await app.db.update(subscription).set(isLong);
  expect(await isPro(ada)).toBe(false);
  await using later = await createShopApp({ db: app.db });
  const asked = await later.request("/api/auth/user", { headers: { Cookie: ada.cookie } });
  expect(await asked.json()).toMatchObject({ isPro: true });
});

test("the operator compares with the provider and reads what differed", async () => {
  await using app = await createShopApp();
  const ada = await signIn(app);
  await buyPro(ada);
  const run = () => runCommand(["reconcile"], operatorToolsOf(app));
  expect((await run()).text).toMatch(/the records agree with it/);
  await app.db.update(subscription).set({ status: "canceled" });
  expect(await isPro(ada)).toBe(false);
  expect((await run()).text).toMatch(
    /subscription sub_\w+: was canceled, monthly.*; is active, monthly/,
  );
  expect(await isPro(ada)).toBe(true);
});

test("prices stand in the catalogue and the plans under the provider's names", async () => {
  await using app = await createShopApp();
  const plans = z
    .object({ monthly: z.string(), annual: z.string() })
    .parse(await app.get("/api/plans"));
  expect(plans.monthly).toMatch(/^price_/);
  const kits = z.array(z.object({ id: z.string(), stripePriceId: z.string().optional() }));
  const priced = kits.parse(await app.get("/api/kits")).filter((kit) => kit.stripePriceId);
  expect(priced.map(({ id }) => id)).toEqual([
    "power-bio-builder",
    "interview-coaching",
    "career-confidence-bundle",
    "private-strategy-session",
  ]);
});
