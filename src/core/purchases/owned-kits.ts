import { type KitId, kitIds, kitOf } from "#core/kits/kits.ts";
import type { Purchase } from "./purchase.ts";
import { isDelivered, isHeld } from "./settle.ts";

type Bought = Pick<Purchase, "kind" | "sku" | "state">;

/** The documents that these purchases give, bundles spread; what was taken back is not among them. */
export function ownedKits(purchases: readonly Bought[]): ReadonlySet<KitId> {
  return kitsOf(purchases.filter(({ state }) => isDelivered(state)));
}

/** What is hers or on its way to her: none of it is sold to her once more. */
export function heldKits(purchases: readonly Bought[]): ReadonlySet<KitId> {
  return kitsOf(purchases.filter(({ state }) => isHeld(state)));
}

function kitsOf(purchases: readonly Bought[]): ReadonlySet<KitId> {
  return new Set(purchases.filter(({ kind }) => kind === "kit").flatMap(({ sku }) => given(sku)));
}

/** A kit and, of a bundle, everything in it. */
function given(sku: string): readonly KitId[] {
  const id = kitIds.find((one) => one === sku);
  return id === undefined ? [] : [id, ...(kitOf(id)?.holds ?? [])];
}
