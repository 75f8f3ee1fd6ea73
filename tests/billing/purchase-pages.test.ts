import { expect, test } from "vitest";
import { purchase } from "#features/billing/table.server.ts";
import { RedirectResponse } from "#features/billing/contract.ts";
import { sampleDelivery } from "../support/billing/bought-kits.ts";
import { createRenderedPages } from "../support/app/rendered-pages.ts";
import { createTestApp, type TestApp } from "../support/app/test-app.ts";
import { signIn } from "../support/account/sign-in.ts";
import { startStripeServer } from "../support/billing/stripe-server.ts";
import { openEmptyDatabase } from "../support/database/test-database.ts";

async function openShop(): Promise<TestApp> {
  const pages = await createRenderedPages("http://localhost:3000");
  return createTestApp({ pages, delivery: sampleDelivery() });
}

/** A kit bought without an account: the browser's cookie, and the address where the checkout led back. */
async function buyAsGuest(app: TestApp, kitId: string, how = "pay") {
  const asked = await app.post("/api/create-powerkit-checkout", { kitId });
  const cookie = asked.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const { pathname } = new URL(RedirectResponse.parse(await asked.json()).url);
  const act = (action: string) =>
    app.request(pathname, {
      method: "POST",
      headers: { Cookie: cookie, "Content-Type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ action, email: "nia@example.com" }).toString(),
    });
  const paid = await act(how);
  const { pathname: path, search } = new URL(paid.headers.get("location") ?? "");
  return { cookie, back: path + search, act };
}

/** What stands in the page without script. */
function shown(html: string): string {
  const [, main = ""] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? [];
  return main.replaceAll("<!-- -->", "");
}

test.for(["/pricing", "/pricing?billing=annual"])(
  "the names of both prices stand in the page of %s",
  async (path) => {
    await using app = await openShop();
    const html = await (await app.request(path)).text();
    expect(new Set(html.match(/price_\w+/g))).toEqual(
      new Set(["price_pro_monthly", "price_pro_annual"]),
    );
  },
);

/** The shop with Stripe, of which nothing is known yet and which takes its time. */
async function openShopWithSlowStripe() {
  const db = await openEmptyDatabase();
  const stripe = await startStripeServer({ db, baseUrl: "http://localhost:3000" });
  const { promise, resolve: answer } = Promise.withResolvers<Response>();
  stripe.answerInstead = () => promise;
  const settings = {
    STRIPE_SECRET_KEY: "sk_test_product",
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_BASE: stripe.url,
  };
  const pages = await createRenderedPages("http://localhost:3000");
  const app = await createTestApp({ db, settings, pages });
  const answerAtLast = () => {
    stripe.answerInstead = null;
    answer(new Response("bad gateway", { status: 502 }));
  };
  return {
    app,
    answerAtLast,
    async [Symbol.asyncDispose]() {
      answerAtLast();
      await app[Symbol.asyncDispose]();
      await stripe[Symbol.asyncDispose]();
    },
  };
}

test.for([
  ["/pricing", ["price_pro_monthly", "price_pro_annual"]],
  ["/power-kits", ["price_kit_power_bio_builder", "price_session_private_strategy_pro"]],
] as const)(
  "%s names its prices to a visitor and a member while the provider has not answered yet",
  async ([path, names]) => {
    await using shop = await openShopWithSlowStripe();
    const ada = await signIn(shop.app);
    for (const ask of [shop.app.request, shop.app.request, ada.request]) {
      const html = await (await ask(path)).text();
      for (const name of names) expect(html).toContain(name);
      expect(html).not.toContain("can’t be bought right now");
    }
  },
);

test("the name that a page had before the provider answered buys that plan and no other", async () => {
  await using shop = await openShopWithSlowStripe();
  const { app, answerAtLast } = shop;
  const ada = await signIn(app);
  const page = await (await ada.request("/pricing?billing=annual")).text();
  const button = /<button([^>]*)>Upgrade to Pro</.exec(shown(page))?.[1];
  expect(button).toBeDefined();
  expect(button).not.toContain("disabled");
  answerAtLast();
  const wish = { priceId: "price_pro_annual" };
  await expect
    .poll(async () => (await ada.send("POST", "/api/create-checkout-session", wish)).status)
    .toBe(200);
  expect(await app.db.select().from(purchase)).toMatchObject([
    { sku: "pro_annual", amount: 14900 },
  ]);
});

test("what a guest bought stands in her pages alone, without script, and is kept nowhere", async () => {
  await using app = await openShop();
  const { cookie, back } = await buyAsGuest(app, "power-bio-builder");
  const headers = { Cookie: cookie };
  for (const path of [back, "/my-kits"]) {
    const hers = await app.request(path, { headers });
    expect(hers.status).toBe(200);
    expect(hers.headers.get("cache-control")).toBe("private, no-store");
    const link = /href="\/download\/[^"]+"[^>]*>Download Power Bio Builder</.exec(
      shown(await hers.text()),
    );
    expect(link, path).not.toBeNull();
    const others = await (await app.request(path)).text();
    expect(/\/download\/|nia@example/.exec(others)).toBeNull();
  }
  const kits = await (await app.request("/power-kits", { headers })).text();
  expect(/\/download\/|nia@example/.exec(kits)).toBeNull();
  expect((await (await app.request("/power-kits")).text()) === kits).toBe(true);
});

test("a stranger's checkout looks like one that is not there", async () => {
  await using app = await openShop();
  const { back } = await buyAsGuest(app, "power-bio-builder");
  const [path, id = ""] = back.split("session_id=");
  const others = await app.request(back);
  const none = await app.request(`${path}session_id=none`);
  expect([others.status, none.status]).toEqual([404, 404]);
  expect(shown(await others.text()).replaceAll(id, "none")).toBe(shown(await none.text()));
});

test("a payment that takes its time and never comes is told in words, on the page and by mail", async () => {
  await using app = await openShop();
  const { cookie, back, act } = await buyAsGuest(app, "power-bio-builder", "pay-later");
  const page = async () =>
    shown(await (await app.request(back, { headers: { Cookie: cookie } })).text());
  expect(await page()).toContain("Your payment is on its way");
  expect(await app.emails()).toEqual([]);
  await act("decline");
  expect(await page()).toContain("The payment did not go through");
  expect(await app.emails()).toMatchObject([
    { to: "nia@example.com", subject: "Your M•Power payment did not arrive" },
  ]);
});
