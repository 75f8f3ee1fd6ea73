import { createHmac } from "node:crypto";
import { deriveKey } from "#adapters/secret/keyed-hash.ts";
import { webhookEvent } from "#features/billing/table.server.ts";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  beginKitCheckout,
  checkoutIdIn,
  createGuest,
  createShopApp,
  readProblem,
} from "../support/billing/buying.ts";
import type { TestApp } from "../support/app/test-app.ts";

const secret = `whsec_${deriveKey("a secret that only tests know", "payments of the embedded double")}`;

function sendEvent(app: TestApp, body: string, { off = 0, key = secret, signs = body } = {}) {
  const time = Math.floor((Date.now() + off) / 1000);
  const signature = createHmac("sha256", key).update(`${time}.${signs}`).digest("hex");
  return app.http.request("/api/webhooks/stripe", {
    method: "POST",
    headers: { "Stripe-Signature": `t=${time},v1=${signature}`, "X-Forwarded-For": "1.2.3.4" },
    body,
  });
}

function eventBody(id: string, more: object = {}): string {
  const object = { id: "cus_stranger", object: "customer" };
  const created = Math.floor(Date.now() / 1000);
  const about = { id, object: "event", type: "customer.updated", livemode: false, created };
  return JSON.stringify({ ...about, data: { object }, ...more }, null, 2);
}

test("an event of somebody we do not know is stored and answered; the same again changes nothing", async () => {
  await using app = await createShopApp();
  const body = eventBody("evt_1");
  expect((await sendEvent(app, body)).status).toBe(200);
  expect((await sendEvent(app, body)).status).toBe(200);
  expect(await app.db.select().from(webhookEvent)).toMatchObject([{ id: "evt_1", attempts: 2 }]);
});

const minute = 60_000;

test.for([
  ["forged", { key: "whsec_guessed" }],
  ["too old", { off: -6 * minute }],
  ["from the future", { off: 6 * minute }],
  ["written anew", { signs: JSON.stringify(JSON.parse(eventBody("evt_1"))) }],
] as const)("an event %s is refused and leaves no trace", async ([, how]) => {
  await using app = await createShopApp();
  const answer = await sendEvent(app, eventBody("evt_1"), how);
  expect(await readProblem(answer)).toMatchObject({ status: 400, code: "unproven_event" });
  expect(await app.db.select().from(webhookEvent)).toEqual([]);
});

test("an event without a signature, of the other mode, or too long is refused", async () => {
  await using app = await createShopApp();
  const bare = await app.http.request("/api/webhooks/stripe", {
    method: "POST",
    body: eventBody("evt_1"),
  });
  expect(bare.status).toBe(400);
  expect((await sendEvent(app, eventBody("evt_2", { livemode: true }))).status).toBe(400);
  const long = eventBody("evt_3", { padding: "x".repeat(1024 * 1024) });
  expect((await sendEvent(app, long)).status).toBe(413);
  expect(await app.db.select().from(webhookEvent)).toEqual([]);
});

test("an event that cannot be processed is in the log under the name that the operator looks for", async () => {
  await using app = await createShopApp();
  const id = checkoutIdIn(await beginKitCheckout(createGuest(app), "power-bio-builder"));
  const data = { object: { id, object: "checkout.session" } };
  const body = eventBody("evt_4", { type: "checkout.session.completed", data });
  await app.db.execute(sql`alter table purchase rename to purchase_away`);
  try {
    expect((await sendEvent(app, body)).status).toBe(500);
  } finally {
    await app.db.execute(sql`alter table purchase_away rename to purchase`);
  }
  const lines = app.logged().split("\n");
  expect(lines.filter((line) => line.includes('"event":"event not processed"'))).toHaveLength(1);
  expect(lines.filter((line) => line.includes('"webhook":"evt_4"'))).toHaveLength(1);
});
