import { expect, test } from "vitest";
import { sampleDelivery } from "../support/billing/bought-kits.ts";
import {
  beginKitCheckout,
  beginProCheckout,
  getBilling,
  type Buyer,
  buyPro,
  checkoutIdIn,
  getCheckout,
  createGuest,
  isPro,
  openTestPortal,
  pressButton,
} from "../support/billing/buying.ts";
import { signIn } from "../support/account/sign-in.ts";
import { createTestApp } from "../support/app/test-app.ts";

const shop = () => createTestApp({ delivery: sampleDelivery() });

async function page(buyer: Buyer, path: string): Promise<string> {
  const response = await buyer.request(path);
  expect(response.status, path).toBe(200);
  expect(response.headers.get("cache-control")).toContain("no-store");
  expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  return response.text();
}

const form = { "Content-Type": "application/x-www-form-urlencoded" };

async function statuses(buyer: Buyer, path: string) {
  const shown = await buyer.request(path);
  const pressed = await buyer.request(path, { method: "POST", headers: form, body: "action=pay" });
  return [shown.status, pressed.status];
}

test("the test pages say what they are, ask for no card, and hold nothing that the policy forbids", async () => {
  await using app = await shop();
  const ada = await signIn(app);
  const checkout = await beginProCheckout(ada);
  const texts = [await page(ada, checkout)];
  expect(texts[0]).toContain("Pro Access, monthly, $19 every month");
  await pressButton(ada, checkout, "pay");
  const portal = await openTestPortal(ada);
  texts.push(await page(ada, checkout), await page(ada, portal));
  for (const text of texts) {
    expect(text).toContain("Test checkout. No card, no money.");
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(text).not.toMatch(/ style=|<style|<script|\son\w+=|cc-|card number|cvc|expiry/i);
  }
});

test("only she whose checkout and portal it is finds them", async () => {
  await using app = await shop();
  const ada = await signIn(app);
  const eve = await signIn(app, "eve@example.com");
  const checkout = await beginProCheckout(ada);
  for (const buyer of [eve, createGuest(app)])
    expect(await statuses(buyer, checkout)).toEqual([404, 404]);
  expect(await isPro(ada)).toBe(false);
  await pressButton(ada, checkout, "pay");
  const portal = await openTestPortal(ada);
  for (const buyer of [eve, createGuest(app)])
    expect(await statuses(buyer, portal)).toEqual([404, 404]);
  expect(await statuses(ada, "/test-checkout/cs_test_none")).toEqual([404, 404]);
  expect(await statuses(ada, "/test-portal/bps_none")).toEqual([404, 404]);
});

test("a guest's checkout belongs to the browser that began it", async () => {
  await using app = await shop();
  const guest = createGuest(app);
  const checkout = await beginKitCheckout(guest, "power-bio-builder");
  expect(await page(guest, checkout)).toContain("Where the receipt goes");
  for (const other of [createGuest(app), await signIn(app)])
    expect(await statuses(other, checkout)).toEqual([404, 404]);
  expect(await pressButton(guest, checkout, "pay", { email: "no address" })).toContain(
    "said=address",
  );
  expect(await pressButton(guest, checkout, "decline")).toContain("said=declined");
  expect(await page(guest, `${checkout}?said=declined`)).toContain("The test bank said no.");
  expect(await pressButton(guest, checkout, "cancel")).toContain("/power-kits");
  const back = await pressButton(guest, checkout, "pay-later", { email: "Eve@example.com" });
  expect(await getCheckout(guest, checkoutIdIn(back))).toMatchObject({ state: "processing" });
  expect(await page(guest, checkout)).toContain("The money arrives");
  await pressButton(guest, checkout, "pay");
  const bought = await getCheckout(guest, checkoutIdIn(back));
  expect(bought.state).toBe("paid");
  expect(await page(guest, checkout)).toContain("This checkout is complete.");
  const invoice = new URL(bought.purchase?.invoiceUrl ?? "http://x/none").pathname;
  expect(await page(guest, invoice)).toContain("Power Bio Builder");
  expect((await createGuest(app).request(invoice)).status).toBe(404);
});

test("the portal does what she, time and banks do, and what cannot be done is said", async () => {
  await using app = await shop();
  const ada = await signIn(app);
  await buyPro(ada);
  const portal = await openTestPortal(ada);
  const after = async (action: string) => {
    const target = await pressButton(ada, portal, action);
    return target.split("?said=")[1];
  };
  expect(await after("resume")).toBe("nothing");
  expect(await after("cancel")).toBe("done");
  expect(await getBilling(ada)).toMatchObject({ canResume: true, nextAt: null });
  expect(await after("resume")).toBe("done");
  const before = await getBilling(ada);
  expect(await after("advance-month")).toBe("done");
  expect(Date.parse((await getBilling(ada)).nextAt ?? "")).toBeGreaterThan(
    Date.parse(before.nextAt ?? ""),
  );
  expect(await after("switch")).toBe("done");
  expect(await getBilling(ada)).toMatchObject({ plan: "pro_annual", amount: 14_900 });
  expect(await after("fail-renewal")).toBe("done");
  expect(await getBilling(ada)).toMatchObject({ pastDue: true });
  expect(await isPro(ada)).toBe(true);
  expect(await after("pay")).toBe("done");
  expect(await getBilling(ada)).toMatchObject({ pastDue: false });
  expect(await after("hold")).toBe("sent");
  expect(await after("cancel")).toBe("done");
  expect(await page(ada, portal)).toContain("customer.subscription.updated: held");
  expect(await after("release-reversed")).toBe("sent");
  expect(await after("dispute")).toBe("done");
  expect(await isPro(ada)).toBe(false);
  expect(await after("win-dispute")).toBe("done");
  const wrong = await ada.request(portal, { method: "POST", headers: form, body: "action=none" });
  expect(wrong.status).toBe(400);
});

test("the events of somebody else cannot be touched from her portal", async () => {
  await using app = await shop();
  const [ada, eve] = [await signIn(app), await signIn(app, "eve@example.com")];
  await buyPro(ada);
  await buyPro(eve);
  const hers = await page(eve, await openTestPortal(eve));
  const event = /value="(evt_\w+)"/.exec(hers)?.[1] ?? "";
  expect(event).not.toBe("");
  await pressButton(ada, await openTestPortal(ada), "drop", { event });
  expect(await page(eve, await openTestPortal(eve))).not.toContain(": failed");
});

test("with Stripe in charge there are no test pages", async () => {
  await using app = await createTestApp({
    settings: {
      STRIPE_SECRET_KEY: "sk_test_key",
      STRIPE_WEBHOOK_SECRET: "whsec_word",
      STRIPE_API_BASE: "http://127.0.0.1:1",
    },
  });
  const ada = await signIn(app);
  expect(app.money.emulator).toBeNull();
  for (const place of ["/test-checkout/cs_1", "/test-portal/bps_1", "/test-invoice/in_1"])
    expect((await ada.request(place)).status, place).toBe(404);
});
