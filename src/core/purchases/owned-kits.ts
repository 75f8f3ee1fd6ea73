import { findKit, type KitId } from "#core/kits/kits.ts";
import type { Purchase } from "./purchase.ts";
import { isDelivered, isOwnedOrPending } from "./is-delivered.ts";

type PurchaseSummary = Pick<Purchase, "kind" | "sku" | "state">;

/** The documents that these purchases give, bundles spread; what was taken back is not among them. */
export function ownedKits(purchases: readonly PurchaseSummary[]): ReadonlySet<KitId> {
  return kitIdsIn(purchases.filter(({ state }) => isDelivered(state)));
}

/** Kits that are bought or on their way: none of them is sold to the same buyer once more. */
export function ownedOrPendingKits(purchases: readonly PurchaseSummary[]): ReadonlySet<KitId> {
  return kitIdsIn(purchases.filter(({ state }) => isOwnedOrPending(state)));
}

function kitIdsIn(purchases: readonly PurchaseSummary[]): ReadonlySet<KitId> {
  return new Set(
    purchases.filter(({ kind }) => kind === "kit").flatMap(({ sku }) => expandBundle(sku)),
  );
}

/** A kit and, of a bundle, everything in it. */
function expandBundle(sku: string): readonly KitId[] {
  const kit = findKit(sku);
  return kit ? [kit.id, ...kit.holds] : [];
}
