import { expect, test } from "vitest";
import { kitIds } from "./kit-ids.ts";
import { isForSale, findKit, kits, priceFor } from "./kits.ts";

test("the catalogue is the specification's, in its order, at its prices", () => {
  expect(kits.map((kit) => kit.id)).toEqual(kitIds);
  expect(kits.map((kit) => kit.amount)).toEqual([900, 1200, 2200, 1900, 2400, 3500, 9900]);
});

test("only the private session has a price for Pro: $49 instead of $99", () => {
  for (const kit of kits) {
    const isSession = kit.id === "private-strategy-session";
    expect(priceFor(kit, false)).toBe(kit.amount);
    expect(priceFor(kit, true)).toBe(isSession ? 4900 : kit.amount);
    expect(kit.kind === "session").toBe(isSession);
  }
});

test("four kits can be bought: not the free pack, not what is coming soon", () => {
  const forSale = kits.filter((kit) => isForSale(kit)).map((kit) => kit.id);
  expect(forSale).toEqual([
    "power-bio-builder",
    "interview-coaching",
    "career-confidence-bundle",
    "private-strategy-session",
  ]);
});

test("a kit that is neither free nor coming soon can be bought", () => {
  const unsellable = kits.filter((kit) => !kit.isFree && !kit.comingSoon && !isForSale(kit));
  expect(unsellable.map(({ id }) => `${id} has no lookupKey`)).toEqual([]);
});

test("the bundle holds kits of the catalogue that cost more one by one", () => {
  const bundle = findKit("career-confidence-bundle");
  const bundled = bundle?.holds.map((id) => findKit(id)) ?? [];
  const apart = bundled.reduce((sum, kit) => sum + (kit?.amount ?? Number.NaN), 0);
  expect(bundled).toHaveLength(3);
  expect(apart).toBeGreaterThan(bundle?.amount ?? Number.NaN);
});

test("an unknown kit is no kit", () => {
  expect(findKit("__proto__")).toBeNull();
});
