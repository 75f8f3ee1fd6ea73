import type { Kit, KitId } from "#core/kits/kits.ts";

/** What the reader has, and what is paid by a way that takes its time. */
export type KitHoldings = {
  readonly owned: ReadonlySet<KitId>;
  readonly pending: ReadonlySet<KitId>;
};

/** How a kit stands to the reader: owned, being confirmed, or for sale. */
export type KitAvailability = "owned" | "on its way" | "open";

export function kitAvailabilityOf(
  kit: Kit,
  { owned, pending: onItsWay }: KitHoldings,
): KitAvailability {
  if (missingKitIds(kit, owned).length === 0) return "owned";
  return missingKitIds(kit, onItsWay).length === 0 ? "on its way" : "open";
}

/** What a kit would add to the kits owned: of a bundle its parts, else the kit itself. */
export function missingKitIds(kit: Kit, owned: ReadonlySet<string>): readonly string[] {
  const kitIds = kit.kind === "bundle" ? kit.holds : [kit.id];
  return kitIds.filter((id) => !owned.has(id));
}
