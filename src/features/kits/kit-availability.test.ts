import { type KitId, kits } from "#core/kits/kits.ts";
import { expect, test } from "vitest";
import { missingKitIds, kitAvailabilityOf } from "./kit-availability.ts";

const none: ReadonlySet<KitId> = new Set();

test.for<[string, readonly KitId[], readonly KitId[], ReturnType<typeof kitAvailabilityOf>]>([
  ["power-bio-builder", [], [], "open"],
  ["power-bio-builder", ["power-bio-builder"], ["power-bio-builder"], "owned"],
  ["power-bio-builder", [], ["power-bio-builder"], "on its way"],
  ["private-strategy-session", [], [], "open"],
  ["career-confidence-bundle", ["power-bio-builder"], ["power-bio-builder"], "open"],
  [
    "career-confidence-bundle",
    ["power-bio-builder", "raise-promotion-ask", "interview-coaching"],
    [],
    "owned",
  ],
])("%s, with %s owned and %s held, is %s", ([id, owned, held, expected]) => {
  const kit = kits.find((one) => one.id === id);
  if (!kit) throw new Error(`There is no ${id}.`);
  expect(kitAvailabilityOf(kit, { owned: new Set(owned), pending: new Set(held) })).toBe(expected);
});

test("a bundle is new by its parts, any other kit by itself", () => {
  for (const kit of kits)
    expect(missingKitIds(kit, none)).toEqual(kit.kind === "bundle" ? kit.holds : [kit.id]);
});
