import { createHash, randomUUID } from "node:crypto";
import { deriveKeys } from "#adapters/secret/key-ring.ts";
import type { KitId } from "#core/kits/kits.ts";
import type { Purchase } from "#core/purchases/purchase.ts";
import type { DeliveryOverrides } from "#app/wiring/kit-delivery.server.ts";
import { createDownloadLinks } from "#features/delivery/download-links.server.ts";
import type { TestApp } from "../app/test-app.ts";

/** Stands in for a typeset kit: a few thousand bytes that differ from kit to kit. */
export function sampleKit(kit: KitId): Uint8Array {
  const lines = Array.from({ length: 100 }, (_, at) =>
    createHash("sha256").update(`${kit} ${at}`).digest("hex"),
  );
  return Buffer.from(`%PDF-1.7\n${lines.join("\n")}\n%%EOF\n`);
}

export function stampedSampleKit(kit: KitId, email: string): Uint8Array {
  return Buffer.concat([sampleKit(kit), Buffer.from(`% Licensed to ${email}\n`)]);
}

/** Kits and a stamp that need no build; without `purchaseOf` the product's own purchases decide. */
export function sampleDelivery(missing: readonly KitId[] = []) {
  return {
    files: { has: (kit) => !missing.includes(kit), read: async (kit) => sampleKit(kit) },
    stamp: async (pdf, email) => Buffer.concat([pdf, Buffer.from(`% Licensed to ${email}\n`)]),
  } satisfies DeliveryOverrides;
}

/** Purchases that a test changes at will. */
export function createPurchaseStub() {
  const all = new Map<string, Purchase>();
  return {
    purchaseOf: async (id: string) => all.get(id) ?? null,
    add(overrides: Partial<Purchase> = {}): Purchase {
      const purchase: Purchase = {
        id: randomUUID(),
        kind: "kit",
        sku: "interview-coaching",
        state: "paid",
        userId: null,
        email: "guest@example.com",
        amount: 2200,
        paidAt: new Date(),
        invoiceUrl: null,
        ...overrides,
      };
      all.set(purchase.id, purchase);
      return purchase;
    },
    change(purchase: Purchase, change: Partial<Purchase>) {
      all.set(purchase.id, { ...purchase, ...change });
    },
  };
}

/** An address as the product signs it, good for a quarter of an hour from `now`. */
export function downloadPathFor(
  app: TestApp,
  purchaseId: string,
  kit: KitId,
  now?: number,
): string {
  const links = createDownloadLinks(deriveKeys(app.identity.secrets, "downloads"));
  return links.pathTo(purchaseId, kit, 15 * 60, now);
}
