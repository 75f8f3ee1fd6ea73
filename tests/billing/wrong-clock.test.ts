import { createEmulatorConsole } from "#adapters/payments/emulator/emulator-console.ts";
import { afterEach, expect, test, vi } from "vitest";
import { signIn } from "../support/account/sign-in.ts";
import { createTestApp } from "../support/app/test-app.ts";
import { sampleDelivery } from "../support/billing/bought-kits.ts";
import {
  beginKitCheckout,
  beginProCheckout,
  type Buyer,
  checkoutIdIn,
  createGuest,
  getCheckout,
  isPro,
} from "../support/billing/buying.ts";
import { startStripeServer } from "../support/billing/stripe-server.ts";
import { readDatabaseSource } from "../support/database/database-source.ts";
import { openEmptyDatabase } from "../support/database/test-database.ts";

const minuteMs = 60_000;

/** What every clock but ours says. */
const trueNow = () => new Date(performance.timeOrigin + performance.now());

/** The product with a clock that is this far off, before a Stripe whose clock is right. */
async function openShop(minutes: number) {
  vi.useFakeTimers({
    toFake: ["Date"],
    shouldAdvanceTime: true,
    now: trueNow().getTime() + minutes * minuteMs,
  });
  const db = await openEmptyDatabase();
  const server = await startStripeServer({ db, baseUrl: "http://localhost:3000", now: trueNow });
  const settings = {
    STRIPE_SECRET_KEY: "sk_test_product",
    STRIPE_WEBHOOK_SECRET: server.webhookSecret,
    STRIPE_API_BASE: server.url,
  };
  const app = await createTestApp({ db, settings, delivery: sampleDelivery() });
  server.emulator.deliveries.deliverTo(async (request) => app.http.fetch(request));
  const desk = createEmulatorConsole(server.emulator);
  return {
    app,
    pay: async (page: string, email: string | null = null) => {
      await desk.actOnCheckout(checkoutIdIn(page), "pay", email);
      await server.emulator.deliveries.whenIdle();
      return checkoutIdIn(page);
    },
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      await app[Symbol.asyncDispose]();
    },
  };
}

afterEach(() => void vi.useRealTimers());

/** The embedded database goes by the same clock, so signed events look old until she comes back from paying. */
const knowsBetter = readDatabaseSource().engine === "postgres";

test.for([10, -10])("with a clock that is %i minutes off, what is paid is given", async (off) => {
  await using shop = await openShop(off);
  const { app, pay } = shop;

  const ada = await signIn(app);
  const forPro = await pay(await beginProCheckout(ada));
  expect(await isPro(ada)).toBe(knowsBetter);
  expect(await getCheckout(ada, forPro)).toMatchObject({ state: "paid" });
  expect(await isPro(ada)).toBe(true);

  await expectPaid(ada, await pay(await beginKitCheckout(ada, "private-strategy-session")));
  const guest = createGuest(app);
  const forKit = await pay(await beginKitCheckout(guest, "interview-coaching"), "eve@example.com");
  await expectPaid(guest, forKit);
});

test.for([10, -10])(
  "with a clock that is %i minutes off, two clicks are one checkout",
  async (off) => {
    await using shop = await openShop(off);
    const ada = await signIn(shop.app);
    const pages = await Promise.all([beginProCheckout(ada), beginProCheckout(ada)]);
    expect(new Set([...pages, await beginProCheckout(ada)]).size).toBe(1);
  },
);

async function expectPaid(buyer: Buyer, id: string): Promise<void> {
  expect(await getCheckout(buyer, id)).toMatchObject({ state: "paid" });
}
