import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type PurchaseState, purchaseStates } from "./purchase.ts";
import { isDelivered } from "./is-delivered.ts";
import {
  type CheckoutFacts,
  deliveryEffectOf,
  nextPurchaseState,
  purchaseStateFrom,
} from "./purchase-state.ts";

const ordered = { priceId: "price_1", amount: 900, currency: "usd" };

const paid: CheckoutFacts = {
  status: "complete",
  isPaid: true,
  isFree: false,
  hasFailed: false,
  priceIds: ["price_1"],
  subtotal: 900,
  currency: "usd",
  refunded: 0,
  amount: 900,
  dispute: "none",
};

test.for([
  ["paid", {}, "paid"],
  ["open", { status: "open", isPaid: false }, "open"],
  ["expired", { status: "expired", isPaid: false }, "expired"],
  ["completed, the money on its way", { isPaid: false }, "processing"],
  ["completed, the money failed to come", { isPaid: false, hasFailed: true }, "failed"],
  ["refunded in part", { refunded: 400 }, "paid"],
  ["refunded", { refunded: 900 }, "refunded"],
  ["disputed", { dispute: "open" }, "disputed"],
  ["disputed and won", { dispute: "won" }, "paid"],
  ["disputed and lost", { dispute: "lost", refunded: 900 }, "lost"],
  ["at another price", { priceIds: ["price_2"] }, "review"],
  ["at two prices", { priceIds: ["price_1", "price_1"] }, "review"],
  ["at another amount", { subtotal: 1 }, "review"],
  ["in another currency", { currency: "jpy" }, "review"],
  ["free though it had a price", { isPaid: false, isFree: true }, "review"],
] as const)("a checkout %s", ([, change, expected]) => {
  expect(purchaseStateFrom({ ...paid, ...change }, ordered)).toBe(expected);
});

test("what was asked for nothing may be free", () => {
  const free = { ...paid, isPaid: false, isFree: true, subtotal: 0, amount: 0 };
  expect(purchaseStateFrom(free, { ...ordered, amount: 0 })).toBe("paid");
});

const anyState = fc.constantFrom(...purchaseStates);

const facts: fc.Arbitrary<CheckoutFacts> = fc.record({
  status: fc.constantFrom("open", "complete", "expired"),
  isPaid: fc.boolean(),
  isFree: fc.boolean(),
  hasFailed: fc.boolean(),
  priceIds: fc.constantFrom(["price_1"], ["price_2"], []),
  subtotal: fc.constantFrom(900, 1),
  currency: fc.constantFrom("usd", "eur"),
  refunded: fc.constantFrom(0, 450, 900),
  amount: fc.constantFrom(900, 0),
  dispute: fc.constantFrom("none", "open", "won", "lost"),
});

test("nothing is delivered without a payment of what was asked", () => {
  fc.assert(
    fc.property(anyState, facts, (state, observed) => {
      const next = nextPurchaseState(state, purchaseStateFrom(observed, ordered));
      const isNew = isDelivered(next) && next !== state;
      const isMoney =
        observed.status === "complete" && observed.isPaid && observed.subtotal === 900;
      const isRight = observed.priceIds.join() === "price_1" && observed.currency === "usd";
      const isKept = observed.refunded < 900 || observed.amount === 0;
      expect(!isNew || (isMoney && isRight && isKept)).toBe(true);
    }),
  );
});

test("to see the same again changes nothing, and no purchase opens a second time", () => {
  fc.assert(
    fc.property(anyState, facts, (state, observed) => {
      const derived = purchaseStateFrom(observed, ordered);
      const once = nextPurchaseState(state, derived);
      expect(nextPurchaseState(once, derived)).toBe(once);
      expect(once === "open" && state !== "open").toBe(false);
    }),
  );
});

test("delivering, taking back and giving back take turns, and delivering is first", () => {
  fc.assert(
    fc.property(fc.array(facts, { maxLength: 12 }), (observed) => {
      let state: PurchaseState = "open";
      const effects: string[] = [];
      for (const one of observed) {
        const next = nextPurchaseState(state, purchaseStateFrom(one, ordered));
        const effect = deliveryEffectOf(state, next, effects.length > 0);
        if (effect) effects.push(effect);
        state = next;
      }
      const turns = effects.map((_, n) =>
        n === 0 ? "paid" : n % 2 === 1 ? "revoked" : "restored",
      );
      expect(effects).toEqual(turns);
    }),
  );
});
