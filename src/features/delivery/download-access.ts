import { findKit, type KitId } from "#core/kits/kits.ts";
import type { Purchase } from "#core/purchases/purchase.ts";
import { isDelivered } from "#core/purchases/is-delivered.ts";

/** The kits that come with a purchase: a bundle’s are its members. */
export function kitIdsOfSku(sku: Purchase["sku"]): readonly KitId[] {
  const kit = findKit(sku);
  if (!kit) return [];
  return kit.kind === "bundle" ? kit.holds : [kit.id];
}

/** `unpaid`: the payment is not confirmed yet. `closed`: there is nothing here to have. */
export type DownloadAccess = "open" | "unpaid" | "closed";

/** May this kit be downloaded with this purchase now? The one place that answers. */
export function downloadAccessOf(purchase: Purchase | null, kit: KitId): DownloadAccess {
  if (!purchase || !kitIdsOfSku(purchase.sku).includes(kit)) return "closed";
  const { state } = purchase;
  if (isDelivered(state)) return "open";
  return state === "open" || state === "processing" ? "unpaid" : "closed";
}
