import { job } from "#adapters/queue/table.server.ts";
import { mail } from "#adapters/mail/table.server.ts";
import { purchase, webhookEvent } from "#features/billing/table.server.ts";
import { sessionCredit, sessionSlot } from "#features/coaching-sessions/table.server.ts";
import { waitlistEntry } from "#features/waitlist/table.server.ts";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { signIn } from "../support/account/sign-in.ts";
import { createTestApp, type TestApp } from "../support/app/test-app.ts";
import { insertPaidPurchase } from "../support/billing/purchase-rows.ts";

const settings = { OWNER_EMAILS: "owner@example.com" };
const hourMs = 3_600_000;
const embedded = { provider: "embedded", livemode: false } as const;

async function bookSession({ db }: TestApp, email: string, startsAt: Date): Promise<void> {
  const purchaseId = email;
  await db.insert(sessionCredit).values({ purchaseId, ...embedded, email, uid: email });
  const endsAt = new Date(startsAt.getTime() + hourMs);
  await db.insert(sessionSlot).values({ startsAt, endsAt, purchaseId });
}

test("Today with nothing to do says so in each part", async () => {
  await using app = await createTestApp({ settings });
  const owner = await signIn(app, "owner@example.com");
  const page = await (await owner.request("/desk")).text();
  for (const sentence of [
    "No session is booked for today.",
    "No payment needs a look.",
    "All payments match Stripe.",
    "No email has failed.",
    "Nobody joined in the last 7 days.",
  ])
    expect(page).toContain(sentence);
});

test("Today shows the day’s sessions in the plan’s zone, and neither yesterday’s nor tomorrow’s", async () => {
  // Noon in New York, the zone of a plan that nobody changed.
  const noon = new Date("2027-01-12T17:00:00Z");
  await using app = await createTestApp({ settings, deskClock: () => noon });
  const owner = await signIn(app, "owner@example.com");
  const at = (hours: number) => new Date(noon.getTime() + hours * hourMs);
  await bookSession(app, "morning@example.com", at(-3));
  await bookSession(app, "evening@example.com", at(9));
  await bookSession(app, "yesterday@example.com", at(-14));
  await bookSession(app, "tomorrow@example.com", at(13));
  const page = await (await owner.request("/desk")).text();
  expect(page).toContain("Sessions on Tuesday, January 12");
  expect([...page.matchAll(/\w+(?=@example\.com)/g)].map(([name]) => name)).toEqual([
    "morning",
    "evening",
  ]);
});

test("Today names what needs a look, and leaves out what is in order", async () => {
  await using app = await createTestApp({ settings });
  const owner = await signIn(app, "owner@example.com");
  const { db } = app;
  const sku = "interview-coaching";
  const disputed = await insertPaidPurchase(db, { sku, userId: owner.id, email: "d@example.com" });
  await db.update(purchase).set({ state: "disputed" }).where(eq(purchase.id, disputed));
  await insertPaidPurchase(db, { sku, email: "refund@example.com", refundDue: true });
  await insertPaidPurchase(db, { sku, email: "fine@example.com" });
  await insertPaidPurchase(db, {
    sku,
    email: "other@example.com",
    state: "review",
    livemode: true,
  });
  const early = new Date(Date.now() - hourMs);
  const event = { ...embedded, type: "charge.refunded", createdAt: early, receivedAt: early };
  await db.insert(webhookEvent).values([
    { ...event, id: "left", lastError: "NoSuchThing" },
    { ...event, id: "done", type: "invoice.paid", processedAt: early },
  ]);
  await db.insert(mail).values({ id: "m", about: "gone@example.com", body: "sealed" });
  const failed = {
    kind: "mail",
    data: { mail: "m" },
    failedAt: new Date(),
    error: "EENVELOPE 550",
  };
  await db.insert(job).values({ id: "j", ...failed });
  const old = new Date(Date.now() - 8 * 24 * hourMs);
  await db.insert(waitlistEntry).values([
    { id: "new", email: "new@example.com" },
    { id: "old", email: "old@example.com", createdAt: old },
  ]);

  const page = await (await owner.request("/desk")).text();
  for (const shown of [
    "disputed",
    `/desk/people/${owner.id}`,
    "paid, refund due",
    "refund@example.com",
    "charge.refunded",
    "NoSuchThing",
    "Compare everything",
    "gone@example.com",
    "EENVELOPE 550",
    "new@example.com",
  ])
    expect(page).toContain(shown);
  for (const hidden of ["fine@", "other@", "invoice.paid", "old@"])
    expect(page).not.toContain(hidden);
});

test("everything is compared with the provider by a press, and the waitlist comes as a file", async () => {
  await using app = await createTestApp({ settings });
  const owner = await signIn(app, "owner@example.com");
  await app.db.insert(waitlistEntry).values({ id: "new", email: "=new@example.com" });

  const asked = await owner.request("/api/desk/payments/compare", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: "{}",
  });
  expect(asked.status).toBe(200);
  const [promised] = await app.db.select().from(job).where(eq(job.kind, "payments compared"));
  await app.jobHandlers["payments compared"]?.(promised?.data, new AbortController().signal);
  expect(promised).toBeDefined();
  expect(await (await owner.request("/desk/health")).text()).not.toContain("None recorded.");
  expect(await (await owner.request("/desk/journal")).text()).toContain("payments compared");

  const file = await owner.request("/api/desk/waitlist.csv");
  expect(file.headers.get("content-disposition")).toContain("waitlist.csv");
  expect(await file.text()).toContain("'=new@example.com");
});
