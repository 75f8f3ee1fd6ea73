import { createEmulatorConsole } from "#adapters/payments/emulator/emulator-console.ts";
import { purchase, subscription, webhookEvent } from "#features/billing/table.server.ts";
import { expect, test } from "vitest";
import { z } from "zod";
import { sampleDelivery } from "../support/billing/bought-kits.ts";
import {
  beginKitCheckout,
  beginProCheckout,
  getBilling,
  checkoutIdIn,
  getCheckout,
  createGuest,
  isPro,
} from "../support/billing/buying.ts";
import { signIn } from "../support/account/sign-in.ts";
import { startStripeServer, type StripeServer } from "../support/billing/stripe-server.ts";
import { createTestApp } from "../support/app/test-app.ts";
import { openEmptyDatabase } from "../support/database/test-database.ts";

const baseUrl = "http://localhost:3000";

/** The product with a test key, and Stripe behind a socket that judges by Stripe's own schemas. */
async function open() {
  const db = await openEmptyDatabase();
  const server = await startStripeServer({ db, baseUrl });
  const settings = {
    STRIPE_SECRET_KEY: "sk_test_product",
    STRIPE_WEBHOOK_SECRET: server.webhookSecret,
    STRIPE_API_BASE: server.url,
  };
  const app = await createTestApp({ db, settings, delivery: sampleDelivery() });
  server.emulator.deliveries.deliverTo(async (request) => app.http.fetch(request));
  return {
    app,
    server,
    desk: createEmulatorConsole(server.emulator),
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      await app[Symbol.asyncDispose]();
    },
  };
}

test("with a key she buys at Stripe, and signed events alone give her what she paid for", async () => {
  await using shop = await open();
  const { app, server, desk } = shop;
  const ada = await signIn(app);
  await desk.actOnCheckout(checkoutIdIn(await beginProCheckout(ada)), "pay", null);
  await server.emulator.deliveries.whenIdle();
  expect(await isPro(ada)).toBe(true);
  const guest = createGuest(app);
  const kit = checkoutIdIn(await beginKitCheckout(guest, "career-confidence-bundle"));
  await desk.actOnCheckout(kit, "pay", "eve@example.com");
  await server.emulator.deliveries.whenIdle();
  expect(await getCheckout(guest, kit)).toMatchObject({
    state: "paid",
    purchase: { amount: 3500 },
  });
  await ada.send("POST", "/api/billing/cancel");
  expect(await getBilling(ada)).toMatchObject({ canResume: true });
  await ada.send("POST", "/api/billing/resume");
  await ada.send("POST", "/api/billing/switch", { plan: "annual" });
  expect(await getBilling(ada)).toMatchObject({ plan: "pro_annual", canResume: false });
  const kept = [
    ...(await app.db.select().from(purchase)),
    ...(await app.db.select().from(subscription)),
  ];
  for (const row of kept) expect(row).toMatchObject({ provider: "stripe", livemode: false });
  await server.emulator.deliveries.whenIdle();
  const heard = await app.db.select().from(webhookEvent);
  expect(heard.every(({ processedAt }) => processedAt !== null)).toBe(true);
  const erased = await ada.send("DELETE", "/api/account", { confirm: ada.email });
  expect(erased.status).toBeLessThan(300);
  expect(server.violations).toEqual([]);
});

/** Answers with prices of which one is not the catalogue's. */
async function mispriced(server: StripeServer, lookupKey: string, change: object) {
  const request = new Request("http://x/v1/prices?limit=100", {
    headers: { Authorization: "Bearer sk_test_product" },
  });
  const { data } = z
    .object({ data: z.array(z.looseObject({ lookup_key: z.string() })) })
    .parse(await (await server.emulator.fetch(request)).json());
  const prices = data.map((price) =>
    price.lookup_key === lookupKey ? { ...price, ...change } : price,
  );
  server.answerInstead = () =>
    Response.json({ object: "list", url: "/v1/prices", has_more: false, data: prices });
}

test.for([
  ["another amount", { unit_amount: 1800 }],
  ["another currency", { currency: "eur" }],
  ["another interval", { recurring: { interval: "year", interval_count: 1 } }],
  ["every second month", { recurring: { interval: "month", interval_count: 2 } }],
  ["another key", { lookup_key: "pro" }],
] as const)("with %s for Pro at Stripe the server does not start", async ([, change]) => {
  await using shop = await open();
  await mispriced(shop.server, "pro_monthly", change);
  await expect(shop.app.billing.checkout.checkPrices()).rejects.toThrow("pro_monthly");
});

test("a kit with another price at Stripe is not sold, and the log says so; the rest is", async () => {
  await using shop = await open();
  const { app, server } = shop;
  await mispriced(server, "kit_power_bio_builder", { unit_amount: 800 });
  await app.billing.checkout.checkPrices();
  server.answerInstead = null;
  const guest = createGuest(app);
  const refused = await guest.send("POST", "/api/create-powerkit-checkout", {
    kitId: "power-bio-builder",
  });
  expect(refused.ok).toBe(false);
  expect(app.logged()).toContain("kit_power_bio_builder");
  expect(await beginKitCheckout(guest, "interview-coaching")).toContain("cs_test_");
});

test("while Stripe is away the server starts, sells nothing for the moment, and sells when it is back", async () => {
  await using shop = await open();
  const { app, server } = shop;
  const ada = await signIn(app);
  server.answerInstead = () =>
    new Response("bad gateway", { status: 502, headers: { "Stripe-Should-Retry": "false" } });
  await app.billing.checkout.checkPrices();
  const away = await ada.send("POST", "/api/create-checkout-session", {});
  expect(away.status).toBe(503);
  server.answerInstead = null;
  expect(await beginProCheckout(ada)).toContain("cs_test_");
});
