import { newId } from "#adapters/database/new-id.ts";
import { hasAnyProSource } from "#adapters/identity/pro-source.ts";
import { user } from "#adapters/identity/table.server.ts";
import { proAccess } from "#core/plans/pro-access.ts";
import {
  grantsPro,
  needsRevalidation,
  subscriptionProSource,
} from "#features/billing/subscription/subscription-access.server.ts";
import { subscription } from "#features/billing/table.server.ts";
import { eq, sql } from "drizzle-orm";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { openEmptyDatabase } from "../support/database/test-database.ts";

const now = new Date("2026-03-28T12:00:00Z");

/** Around this moment, and around those that the grace and the slack end at, to the millisecond; over a change of the clocks. */
const date = fc
  .tuple(
    fc.constantFrom(-30, -8, -7, -6, -3, -2, 0, 1, 3, 7, 30),
    fc.oneof(fc.constantFrom(-1, 0, 1), fc.integer({ min: -3_600_000, max: 3_600_000 })),
  )
  .map(([days, ms]) => new Date(now.getTime() + days * 86_400_000 + ms));

const known = fc.record({
  status: fc.constantFrom(
    "active",
    "trialing",
    "past_due",
    "unpaid",
    "paused",
    "incomplete",
    "incomplete_expired",
    "canceled",
    "missing",
    "something new",
  ),
  plan: fc.constantFrom("monthly", "annual", null),
  currentPeriodEnd: date,
  cancelAt: fc.option(date, { freq: 2 }),
  endedAt: fc.option(date, { freq: 1 }),
  pastDueSince: fc.option(date, { freq: 4 }),
  revokedAt: fc.option(date, { freq: 1 }),
});

test("the database and the rule agree on who has Pro, and on what is worth another look", async () => {
  const db = await openEmptyDatabase();
  const id = newId();
  await db.insert(user).values({ id, email: "ada@example.com", emailVerified: true });
  const rows = fc.sample(known, { numRuns: 3_000, seed: 7 }).map((facts, n) => ({
    id: `sub_${n}`,
    provider: "stripe" as const,
    livemode: true,
    customerId: "cus_1",
    userId: id,
    priceId: "price_1",
    amount: 1900,
    startedAt: now,
    look: 1,
    ...facts,
  }));
  for (let at = 0; at < rows.length; at += 500)
    await db.insert(subscription).values(rows.slice(at, at + 500));
  const at = sql`${now.toISOString()}::timestamptz`;
  const asked = await db
    .select({ id: subscription.id, pro: grantsPro(at), recheck: needsRevalidation(at) })
    .from(subscription);
  const said = new Map(asked.map(({ id: name, ...rest }) => [name, rest]));
  const wrong = rows.filter((row) => {
    const { pro, recheck } = proAccess(row, now);
    const answer = said.get(row.id);
    return answer?.pro !== pro || answer.recheck !== recheck;
  });
  expect(wrong).toEqual([]);
  expect(asked.filter(({ pro }) => pro).length).toBeGreaterThan(150);
});

test.for([
  ["stripe", true, true],
  ["stripe", false, false],
  ["embedded", false, false],
] as const)(
  "a live subscription at Stripe gives Pro under %s, live %s: %s",
  async ([provider, livemode, isPro]) => {
    const db = await openEmptyDatabase();
    const id = newId();
    await db.insert(user).values({ id, email: "ada@example.com", emailVerified: true });
    await db.insert(subscription).values({
      id: "sub_1",
      provider: "stripe",
      livemode: true,
      customerId: "cus_1",
      userId: id,
      priceId: "price_1",
      plan: "monthly",
      amount: 1900,
      status: "active",
      currentPeriodEnd: new Date(Date.now() + 86_400_000),
      startedAt: new Date(),
      look: 1,
    });
    const [row] = await db
      .select({ isPro: hasAnyProSource([subscriptionProSource({ provider, livemode })], user.id) })
      .from(user)
      .where(eq(user.id, id));
    expect(row?.isPro).toBe(isPro);
  },
);
