import type { Kit, KitId } from "#core/kits/kits.ts";

/** What the reader has, and what is paid by a way that takes its time. */
export type Bought = {
  readonly owned: ReadonlySet<KitId>;
  readonly onItsWay: ReadonlySet<KitId>;
};

/** How a kit stands to her: hers, soon hers, or to be had. */
export type Standing = "owned" | "on its way" | "open";

export function standingOf(kit: Kit, { owned, onItsWay }: Bought): Standing {
  if (newParts(kit, owned).length === 0) return "owned";
  return newParts(kit, onItsWay).length === 0 ? "on its way" : "open";
}

/** What a kit would add to what she has: of a bundle its parts, else the kit itself. */
export function newParts(kit: Kit, owned: ReadonlySet<string>): readonly string[] {
  const parts = kit.isBundle ? kit.holds : [kit.id];
  return parts.filter((id) => !owned.has(id));
}
