import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type KnownSubscription, proAccess } from "./pro-access.ts";

const now = new Date("2026-11-21T12:00:00Z");
const days = (count: number) => new Date(now.getTime() + count * 86_400_000);

const paid: KnownSubscription = {
  status: "active",
  plan: "monthly",
  currentPeriodEnd: days(10),
  cancelAt: null,
  endedAt: null,
  pastDueSince: null,
  revokedAt: null,
};

const pastDue = { status: "past_due", currentPeriodEnd: days(25) } as const;

const yes = { pro: true, recheck: false };
const doubtful = { pro: true, recheck: true };
const no = { pro: false, recheck: false };
const over = { pro: false, recheck: true };

test.for([
  ["paid", {}, yes],
  ["on trial", { status: "trialing" }, yes],
  ["at the end of the period, the renewal not heard of", { currentPeriodEnd: days(0) }, doubtful],
  ["three days after the period", { currentPeriodEnd: days(-3) }, over],
  ["a moment before three days", { currentPeriodEnd: new Date(days(-3).getTime() + 1) }, doubtful],
  ["cancelled, the end to come", { cancelAt: days(10) }, yes],
  ["cancelled, the end reached", { cancelAt: now }, over],
  ["ended while it is called active", { endedAt: days(-1) }, over],
  ["a failed renewal", { ...pastDue, pastDueSince: days(-6) }, yes],
  ["seven days of a failed renewal", { ...pastDue, pastDueSince: days(-7) }, over],
  ["a failed renewal of nobody knows when", { ...pastDue, pastDueSince: null }, over],
  ["a failed renewal, cancelled", { ...pastDue, pastDueSince: days(-1), cancelAt: now }, over],
  ["unpaid", { status: "unpaid" }, no],
  ["incomplete", { status: "incomplete" }, no],
  ["incomplete for good", { status: "incomplete_expired" }, no],
  ["paused", { status: "paused" }, no],
  ["cancelled and over", { status: "canceled", endedAt: days(-1) }, no],
  ["in a state that we do not know", { status: "reborn" }, no],
  ["taken back", { revokedAt: days(-1) }, no],
  ["at a price of no plan", { plan: null }, no],
] as const)("a subscription %s", ([, change, expected]) => {
  expect(proAccess({ ...paid, ...change }, now)).toEqual(expected);
});

const date = fc.date({ min: days(-40), max: days(40), noInvalidDate: true });
const maybe = fc.option(date);

/** Any subscription at all. */
const subscriptions = fc.record({
  status: fc.oneof(
    fc.constantFrom("active", "trialing", "past_due", "unpaid", "paused", "canceled"),
    fc.string(),
  ),
  plan: fc.constantFrom("monthly", "annual", null),
  currentPeriodEnd: date,
  cancelAt: maybe,
  endedAt: maybe,
  pastDueSince: maybe,
  revokedAt: maybe,
});

test("left to itself, every subscription ends, and never begins again", () => {
  fc.assert(
    fc.property(subscriptions, date, date, (known, one, other) => {
      const [earlier, later] = one < other ? [one, other] : [other, one];
      const [first, then] = [proAccess(known, earlier).pro, proAccess(known, later).pro];
      expect(first || !then).toBe(true);
      expect(proAccess(known, days(90)).pro).toBe(false);
    }),
  );
});

test("access is only ever lost with a look at the provider, or by its word", () => {
  fc.assert(
    fc.property(subscriptions, date, (known, at) => {
      const { pro, recheck } = proAccess(known, at);
      const isAlive = ["active", "trialing", "past_due"].includes(known.status);
      const isDenied = !isAlive || known.plan === null || known.revokedAt !== null;
      expect(pro || recheck).toBe(!isDenied);
    }),
  );
});
