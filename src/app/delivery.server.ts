import { join } from "node:path";
import { projectRoot } from "#adapters/project-root.ts";
import { createDelivery, type DeliveryParts } from "#features/delivery/delivery.server.ts";
import { openKitFiles } from "#features/delivery/kit-files.server.ts";
import type { AppDeps } from "./server.ts";

/** What tests put in the place of the build’s files, the stamp or the purchases. */
export type OtherDelivery = Partial<Pick<DeliveryParts, "files" | "stamp" | "purchaseOf">>;

type DeliveryDeps = Pick<AppDeps, "db" | "post" | "settings" | "delivery"> & {
  readonly identity: Pick<AppDeps["identity"], "secret">;
};

/** The delivery of bought kits, from what the build typeset. */
export function deliveryOf(
  { db, post, identity, settings, delivery = {} }: DeliveryDeps,
  purchaseOf: DeliveryParts["purchaseOf"],
) {
  const { BRAND_NAME: brand, BASE_URL: baseUrl } = settings;
  return createDelivery({
    db,
    post,
    secret: identity.secret,
    brand,
    baseUrl,
    stamp: async (pdf, email) => (await import("#adapters/pdf/stamp.ts")).stampKit(pdf, email),
    purchaseOf,
    ...delivery,
    files: delivery.files ?? openKitFiles(join(projectRoot(), "dist/kits")),
  });
}
