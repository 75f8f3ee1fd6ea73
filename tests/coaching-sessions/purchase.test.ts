import { array } from "#core/schema.ts";
import { PurchaseView } from "#features/billing/contract.ts";
import { purchase } from "#features/billing/table.server.ts";
import { CoachingSessionView } from "#features/coaching-sessions/contract.ts";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { z } from "zod";
import { sampleDelivery } from "../support/billing/bought-kits.ts";
import { firstOfferedTime } from "../support/coaching-session.ts";
import { signIn, signInPro } from "../support/account/sign-in.ts";
import { createTestApp, type TestApp } from "../support/app/test-app.ts";

type Ask = TestApp["request"];

const Answer = z.object({ url: z.url() });
const form = { "Content-Type": "application/x-www-form-urlencoded" };

/** A browser that keeps the cookies it is given. */
function browserOf(app: TestApp, cookie = "") {
  const jar = new Map<string, string>();
  const keep = (line: string) => {
    const [name = "", value = ""] = (line.split(";")[0] ?? "").split(/=(.*)/s);
    if (name !== "") jar.set(name, value);
  };
  keep(cookie);
  const ask: Ask = async (path, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set("Cookie", [...jar].map(([name, value]) => `${name}=${value}`).join("; "));
    const response = await app.request(path, { ...init, headers });
    for (const line of response.headers.getSetCookie()) keep(line);
    return response;
  };
  return ask;
}

const sends = (ask: Ask, path: string, fields: Readonly<Record<string, string>>) =>
  ask(path, { method: "POST", headers: form, body: new URLSearchParams(fields).toString() });

/** Buys an hour at the test checkout; returns its purchase as the buyer's list has it. */
async function buyHour(ask: Ask, email?: string): Promise<PurchaseView> {
  const started = await ask("/api/create-powerkit-checkout", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ kitId: "private-strategy-session" }),
  });
  const { url } = Answer.parse(await started.json());
  const paid = await sends(ask, new URL(url).pathname, {
    action: "pay",
    ...(email !== undefined && { email }),
  });
  expect(paid.status).toBe(303);
  const [bought] = await purchasesOf(ask);
  if (!bought) throw new Error("Nothing was bought.");
  return bought;
}

const purchasesOf = async (ask: Ask) =>
  array(PurchaseView).parse(await (await ask("/api/purchases")).json());

const sessionOf = async (ask: Ask, id: string) =>
  CoachingSessionView.parse(await (await ask(`/api/sessions/${id}`)).json());

async function bookFirst(ask: Ask, id: string): Promise<string> {
  const time = firstOfferedTime(await sessionOf(ask, id));
  for (const step of ["hold", "book"])
    expect((await sends(ask, `/sessions/${id}`, { do: step, time, zone: "UTC" })).status).toBe(303);
  return time;
}

test("bought for $49 with Pro, booked, refunded: the hour comes with the payment and goes with it", async () => {
  await using app = await createTestApp({ delivery: sampleDelivery() });
  const person = await signInPro(app);
  const ask = browserOf(app, person.cookie);
  const bought = await buyHour(ask);
  expect(bought).toMatchObject({ amount: 4900, session: { id: bought.id, state: "unused" } });
  const time = await bookFirst(ask, bought.id);
  expect((await purchasesOf(ask))[0]?.session).toMatchObject({ state: "booked", startsAt: time });

  const [row] = await app.db.select().from(purchase).where(eq(purchase.id, bought.id));
  await app.money.payments.refund({ paymentId: row?.paymentId ?? "" });
  await (await app.money.emulatorConsole?.())?.whenIdle();
  expect(await sessionOf(ask, bought.id)).toMatchObject({ state: "void", brief: null });
  const letters = (await app.emails()).filter(({ to }) => to === person.email);
  expect(letters.filter(({ calendar }) => calendar?.method === "CANCEL")).toHaveLength(1);
});

test("bought as a guest: her browser alone books it, until she has an account with the address", async () => {
  await using app = await createTestApp({ delivery: sampleDelivery() });
  const ask = browserOf(app);
  const bought = await buyHour(ask, "ada@example.com");
  expect(bought).toMatchObject({ amount: 9900, session: { state: "unused" } });
  await bookFirst(ask, bought.id);
  expect((await browserOf(app)(`/api/sessions/${bought.id}`)).status).toBe(404);
  const eve = await signIn(app, "eve@example.com");
  expect((await eve.request(`/api/sessions/${bought.id}`)).status).toBe(404);

  const ada = await signIn(app, "ada@example.com");
  await purchasesOf(ada.request);
  expect(await sessionOf(ada.request, bought.id)).toMatchObject({ state: "booked" });
  expect((await ask(`/api/sessions/${bought.id}`)).status).toBe(404);
});

test("what was paid in the embedded double is no hour once Stripe is in charge", async () => {
  await using app = await createTestApp({ delivery: sampleDelivery() });
  const person = await signIn(app);
  const bought = await buyHour(browserOf(app, person.cookie));
  const settings = {
    STRIPE_SECRET_KEY: "sk_test_x",
    STRIPE_WEBHOOK_SECRET: "whsec_x",
  };
  await using live = await createTestApp({ db: app.db, settings });
  const response = await live.request(`/api/sessions/${bought.id}`, {
    headers: { Cookie: person.cookie },
  });
  expect(response.status).toBe(404);
});
