import { expect, test } from "vitest";
import { catalogueJson, fromKitJson } from "./kit-json.ts";
import { kits } from "./kits.ts";

const priceIds = new Map([
  ["session_private_strategy", "price_1"],
  ["session_private_strategy_pro", "price_2"],
]);

test("what is sent says dollars and flags, in the order that it always had", () => {
  const sent = catalogueJson(priceIds);
  expect(JSON.stringify(sent.at(-1))).toBe(
    JSON.stringify({
      comingSoon: false,
      isBundle: false,
      isPremium: true,
      isFree: false,
      holds: [],
      id: "private-strategy-session",
      name: "Private Strategy Session",
      price: 99,
      description: "One hour, one to one: the decision in front of you and the words for it.",
      lookupKey: "session_private_strategy",
      proLookupKey: "session_private_strategy_pro",
      proPricing: 49,
      stripePriceId: "price_1",
      stripeProPriceId: "price_2",
    }),
  );
  expect(sent.filter((kit) => kit.isBundle).map(({ id }) => id)).toEqual([
    "career-confidence-bundle",
  ]);
});

test("what was sent is read as the kit that it was, but for what fills its fields", () => {
  const read = catalogueJson(new Map()).map(fromKitJson);
  expect(read).toEqual(kits.map((kit) => ({ ...kit, asksFor: undefined })));
});
