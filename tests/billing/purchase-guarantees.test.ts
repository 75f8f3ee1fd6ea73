import { createHmac, randomUUID } from "node:crypto";
import { runCommand } from "#app/operator/run-command.server.ts";
import { proGrant } from "#adapters/identity/table.server.ts";
import { deriveKey } from "#adapters/secret/keyed-hash.ts";
import { purchase, subscription } from "#features/billing/table.server.ts";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { sampleDelivery, stampedSampleKit } from "../support/billing/bought-kits.ts";
import {
  beginKitCheckout,
  beginProCheckout,
  type Buyer,
  buyKit,
  buyPro,
  checkoutIdIn,
  getCheckout,
  createGuest,
  isPro,
  openTestPortal,
  pressButton,
  getPurchases,
} from "../support/billing/buying.ts";
import { operatorToolsOf } from "../support/app/operator-command.ts";
import { signIn, signInPro } from "../support/account/sign-in.ts";
import { createTestApp, type TestApp } from "../support/app/test-app.ts";

const baseUrl = "http://localhost:3000";
const shop = () => createTestApp({ delivery: sampleDelivery() });

const bundle = "career-confidence-bundle";
const single = "interview-coaching";

/** The addresses that the buyer's page of kits offers now, by kit. */
async function offered(buyer: Buyer): Promise<ReadonlyMap<string, string>> {
  const bought = await getPurchases(buyer);
  return new Map(bought.flatMap((one) => one.downloads.map(({ kit, href }) => [kit, href])));
}

/** The download links in the newest message to this address. */
async function mailedTo(app: TestApp, email: string): Promise<readonly string[]> {
  const mail = (await app.emails()).findLast(
    ({ to, text }) => to === email && /download/.test(text),
  );
  const links = mail?.text.match(/https?:\S+\/download\/\S+/g) ?? [];
  return links.map((link) => link.slice(baseUrl.length));
}

async function statusesOf(app: TestApp, paths: Iterable<string>): Promise<number[]> {
  const answers = await Promise.all([...paths].map((path) => app.request(path)));
  return answers.map(({ status }) => status);
}

/** The emulator's own entry, as the provider's staff would use it. */
async function refundOf(app: TestApp, purchaseId: string): Promise<void> {
  const [row] = await app.db.select().from(purchase).where(eq(purchase.id, purchaseId));
  await app.money.payments.refund({ paymentId: row?.paymentId ?? "" });
  await (await app.money.emulator?.())?.deliveries.whenIdle();
}

test("a guest has her file on the page and by mail, stamped, and a refund closes both at once", async () => {
  await using app = await shop();
  const guest = createGuest(app);
  const { purchase: bought } = await buyKit(guest, single, "eve@example.com");
  const onPage = bought.downloads[0]?.href ?? "";
  const [byMail = ""] = await mailedTo(app, "eve@example.com");
  // Neither needs a cookie: the message may be opened on another device.
  for (const path of [onPage, byMail]) {
    const response = await app.request(path);
    expect(response.status).toBe(200);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes).toEqual(stampedSampleKit(single, "eve@example.com"));
  }
  await refundOf(app, bought.id);
  expect(await statusesOf(app, [onPage, byMail])).toEqual([403, 403]);
  expect(await offered(guest)).toEqual(new Map());
});

test("a member's refund beats the link that she holds, the mailed one, and the page", async () => {
  await using app = await shop();
  const ada = await signIn(app);
  await buyKit(ada, single);
  const links = [...(await offered(ada)).values(), ...(await mailedTo(app, ada.email))];
  expect(links.length).toBe(2);
  expect(await statusesOf(app, links)).toEqual([200, 200]);
  await pressButton(ada, await openTestPortal(ada), "refund");
  expect(await statusesOf(app, links)).toEqual([403, 403]);
  expect(await getPurchases(ada)).toMatchObject([{ state: "refunded", downloads: [] }]);
});

test("a bundle given back takes its kits along, and leaves what was bought alone", async () => {
  await using app = await shop();
  const ada = await signIn(app);
  const { purchase: alone } = await buyKit(ada, single);
  const { purchase: together } = await buyKit(ada, bundle);
  const bundled = together.downloads.map(({ href }) => href);
  expect(bundled.length).toBe(3);
  expect(await statusesOf(app, bundled)).toEqual([200, 200, 200]);
  await refundOf(app, together.id);
  expect(await statusesOf(app, bundled)).toEqual([403, 403, 403]);
  expect([...(await offered(ada)).keys()]).toEqual([single]);
  expect(await statusesOf(app, [alone.downloads[0]?.href ?? ""])).toEqual([200]);
  expect(await app.purchases.ownedKits(ada.id)).toEqual(new Set([single, "raise-promotion-ask"]));
  expect((await ada.request("/download/raise-promotion-ask")).status).toBe(200);
});

test("a payment in question closes the file, and opens it again when it was right", async () => {
  await using app = await shop();
  const ada = await signIn(app);
  const { purchase: bought } = await buyKit(ada, single);
  const link = bought.downloads[0]?.href ?? "";
  const portal = await openTestPortal(ada);
  await pressButton(ada, portal, "dispute");
  expect(await statusesOf(app, [link])).toEqual([403]);
  await pressButton(ada, portal, "win-dispute");
  expect(await statusesOf(app, [link])).toEqual([200]);
});

test("whatever a browser adds to its order, the price is the catalogue's and the buyer is who asks", async () => {
  await using app = await shop();
  const ada = await signIn(app, "ada@example.com");
  const bea = await signIn(app, "bea@example.com");
  const cheap = { amount: 1, unit_amount: 1, price: 0, currency: "jpy", quantity: 0, isPro: true };
  const forged = { ...cheap, userId: bea.id, email: bea.email, state: "paid", kind: "pro" };
  const answer = await ada.send("POST", "/api/create-powerkit-checkout", {
    kitId: single,
    ...forged,
  });
  expect(answer.status).toBe(200);
  const pro = await ada.send("POST", "/api/create-checkout-session", { ...forged });
  expect(pro.status).toBe(200);
  const rows = await app.db.select().from(purchase);
  const told = rows.map(({ userId, email, amount, currency, state, sku }) => ({
    userId,
    email,
    amount,
    currency,
    state,
    sku,
  }));
  const hers = { userId: ada.id, email: ada.email, currency: "usd", state: "open" };
  expect(told).toHaveLength(2);
  expect(told).toContainEqual({ ...hers, amount: 2200, sku: single });
  expect(told).toContainEqual({ ...hers, amount: 1900, sku: "pro_monthly" });
  expect(await getPurchases(bea)).toEqual([]);
});

test("the price of one thing buys no other", async () => {
  await using app = await shop();
  const ada = await signIn(app);
  const all = await app.money.payments.listPrices();
  const idOf = (key: string) => all.get(key)?.id ?? "";
  for (const key of ["kit_power_bio_builder", "pro_monthly", "session_private_strategy"]) {
    const wish = { kitId: single, priceId: idOf(key) };
    const answer = await ada.send("POST", "/api/create-powerkit-checkout", wish);
    expect(answer.status, key).toBe(400);
    expect(await answer.json()).toMatchObject({ code: "price_kit_mismatch" });
  }
  const wish = { priceId: idOf("kit_power_bio_builder") };
  expect((await ada.send("POST", "/api/create-checkout-session", wish)).status).toBe(400);
  expect(await app.db.$count(purchase)).toBe(0);
});

test("the members' price goes with Pro: a checkout begun before is closed by the next", async () => {
  await using app = await shop();
  const ada = await signInPro(app);
  const early = await beginKitCheckout(ada, "private-strategy-session");
  await app.db.update(proGrant).set({ endedAt: new Date() });
  expect(await isPro(ada)).toBe(false);
  const all = await app.money.payments.listPrices();
  const wish = {
    kitId: "private-strategy-session",
    priceId: all.get("session_private_strategy_pro")?.id,
  };
  const refused = await ada.send("POST", "/api/create-powerkit-checkout", wish);
  expect(refused.status).toBe(403);
  const later = await beginKitCheckout(ada, "private-strategy-session");
  expect(later).not.toBe(early);
  await pressButton(ada, early, "pay").catch(() => "");
  expect((await getCheckout(ada, checkoutIdIn(early))).state).toBe("expired");
  await pressButton(ada, later, "pay");
  expect(await getPurchases(ada)).toMatchObject([{ amount: 9900, state: "paid" }]);
});

test("a checkout, its page, its purchase and its portal are hers alone; to others they are not there", async () => {
  await using app = await shop();
  const ada = await signIn(app, "ada@example.com");
  const bea = await signIn(app, "bea@example.com");
  const { purchase: bought } = await buyKit(ada, single);
  const open = await beginKitCheckout(ada, "power-bio-builder");
  const portal = await openTestPortal(ada);
  const form = { "Content-Type": "application/x-www-form-urlencoded" };
  const pay = { method: "POST", headers: form, body: "action=pay" };
  const post = { method: "POST" };
  const ids = [checkoutIdIn(open), bought.id, portal.split("/").at(-1) ?? ""] as const;
  const asked = ([checkout, id, door]: readonly string[]) =>
    [
      [`/api/checkout/${checkout}`, {}],
      [`/api/checkout/${checkout}`, post],
      [`/test-checkout/${checkout}`, {}],
      [`/test-checkout/${checkout}`, pay],
      [`/test-portal/${door}`, { ...pay, body: "action=refund" }],
      [`/api/purchases/${id}/receipt`, post],
    ] as const;
  const nobodys = asked(["cs_test_none", randomUUID(), "bps_none"]);
  for (const nosy of [bea, createGuest(app)])
    for (const [at, [path, init]] of asked(ids).entries()) {
      const [other = "", otherInit] = nobodys[at] ?? [];
      const answer = await nosy.request(path, init);
      const absent = await nosy.request(other, otherInit);
      expect(answer.ok, path).toBe(false);
      expect([answer.status, await answer.text()]).toEqual([absent.status, await absent.text()]);
    }
  expect((await getPurchases(ada)).map(({ state }) => state)).toEqual(["paid"]);
  expect((await getCheckout(ada, checkoutIdIn(open))).state).toBe("open");
});

test("a stolen cookie is worth nothing once she signed out, and a hash from the records is no cookie", async () => {
  await using app = await shop();
  const ada = await signIn(app);
  await buyKit(ada, single);
  const thief = (cookie: string): Buyer["request"] => {
    return (path, init = {}) => app.request(path, { ...init, headers: { Cookie: cookie } });
  };
  await ada.request("/api/logout", { method: "POST" });
  expect(await (await thief(ada.cookie)("/api/purchases")).json()).toEqual([]);
  expect((await thief(ada.cookie)("/api/billing")).status).toBe(401);

  const guest = createGuest(app);
  await buyKit(guest, single, "eve@example.com");
  const [row] = await app.db.select().from(purchase).where(eq(purchase.email, "eve@example.com"));
  const token = /claim=([\w-]+)/.exec(guest.cookies())?.[1] ?? "";
  const changed = token.replace(/^./, (first) => (first === "A" ? "B" : "A"));
  for (const worthless of [row?.claimHash ?? "", changed, token.slice(1), row?.id ?? ""])
    expect(await (await thief(`claim=${worthless}`)("/api/purchases")).json()).toEqual([]);
  expect(await getPurchases(guest)).toHaveLength(1);
});

test("an event can be signed and still lie: what counts is what the provider says when asked", async () => {
  await using app = await shop();
  const ada = await signIn(app);
  await beginProCheckout(ada);
  const page = await beginKitCheckout(ada, single);
  const customer = await app.money.payments.createCustomer({ userId: ada.id, email: ada.email });
  const lies = [
    [
      "customer.subscription.created",
      { id: "sub_lie", object: "subscription", customer, status: "active" },
    ],
    [
      "checkout.session.completed",
      {
        id: checkoutIdIn(page),
        object: "checkout.session",
        customer,
        status: "complete",
        payment_status: "paid",
        amount_total: 2200,
      },
    ],
    ["invoice.paid", { id: "in_lie", object: "invoice", customer, status: "paid" }],
  ] as const;
  for (const [at, [type, object]] of lies.entries()) {
    const answer = await tell(app, { id: `evt_lie_${at}`, type, data: { object } });
    expect(answer.status, type).toBe(200);
  }
  expect(await isPro(ada)).toBe(false);
  expect(await getPurchases(ada)).toEqual([]);
  expect(await offered(ada)).toEqual(new Map());
  expect(await app.db.$count(subscription)).toBe(0);
});

/** Sends an event as whoever has the provider's secret could. */
function tell(app: TestApp, about: object): Response | Promise<Response> {
  const time = Math.floor(Date.now() / 1000);
  const body = JSON.stringify({ object: "event", livemode: false, created: time, ...about });
  const key = `whsec_${deriveKey(app.identity.secrets[0], "payments of the embedded double")}`;
  const signature = createHmac("sha256", key).update(`${time}.${body}`).digest("hex");
  const headers = { "Stripe-Signature": `t=${time},v1=${signature}` };
  return app.http.request("/api/webhooks/stripe", { method: "POST", headers, body });
}

test("the operator reads when a purchase was downloaded", async () => {
  await using app = await shop();
  const guest = createGuest(app);
  const { purchase: bought } = await buyKit(guest, single, "eve@example.com");
  const command = ["downloads", bought.id];
  expect((await runCommand(command, operatorToolsOf(app))).text).toBe(
    "interview-coaching, paid: 0 downloads.",
  );
  await app.request(bought.downloads[0]?.href ?? "");
  const { code, text } = await runCommand(command, operatorToolsOf(app));
  expect(code).toBe(0);
  expect(text).toMatch(/^\d{4}-\S+Z interview-coaching\ninterview-coaching, paid: 1 download\.$/);
  expect(await runCommand(["downloads", randomUUID()], operatorToolsOf(app))).toMatchObject({
    code: 1,
  });
  expect(await runCommand(["downloads"], operatorToolsOf(app))).toMatchObject({ code: 2 });
});

test("Pro alone owns no kit, and a kit alone is no Pro", async () => {
  await using app = await shop();
  const ada = await signIn(app, "ada@example.com");
  await buyPro(ada);
  expect(await offered(ada)).toEqual(new Map());
  expect(await app.purchases.ownedKits(ada.id)).toEqual(new Set(["raise-promotion-ask"]));
  const bea = await signIn(app, "bea@example.com");
  await buyKit(bea, bundle);
  expect(await isPro(bea)).toBe(false);
});

test("where a kit's file is missing it is not sold, alone or within a bundle; the hour still is", async () => {
  await using app = await createTestApp({
    delivery: sampleDelivery([single, "private-strategy-session"]),
  });
  const ada = await signIn(app);
  for (const kitId of [single, bundle]) {
    const answer = await ada.send("POST", "/api/create-powerkit-checkout", { kitId });
    expect(answer.status, kitId).toBe(409);
    expect(await answer.json()).toMatchObject({ code: "not_for_sale" });
  }
  const session = await buyKit(ada, "private-strategy-session");
  expect(session).toMatchObject({ state: "paid", purchase: { downloads: [] } });
  expect(await buyKit(ada, "power-bio-builder")).toMatchObject({ state: "paid" });
});

test("bought as a guest with her address, it is hers after signing in, and nobody else's", async () => {
  await using app = await shop();
  const guest = createGuest(app);
  const { purchase: bought } = await buyKit(guest, single, "eve@example.com");
  const link = bought.downloads[0]?.href ?? "";
  const mallory = await signIn(app, "mallory@example.com");
  expect(await offered(mallory)).toEqual(new Map());
  const eve = await signIn(app, "eve@example.com");
  expect([...(await offered(eve)).keys()]).toEqual([single]);
  // The old link goes on working, and is closed with the same refund.
  expect(await statusesOf(app, [link])).toEqual([200]);
  await refundOf(app, bought.id);
  expect(await statusesOf(app, [link, ...(await mailedTo(app, "eve@example.com"))])).toEqual([
    403, 403,
  ]);
});
