import { join } from "node:path";
import { projectRoot } from "#adapters/project-root.ts";
import {
  createDeliveryService,
  type KitDeliveryDeps,
} from "#features/delivery/delivery-service.server.ts";
import { openKitFiles } from "#features/delivery/kit-files.server.ts";
import type { AppDeps } from "./create-app.server.ts";

/** What tests put in the place of the build’s files, the stamp or the purchases. */
export type DeliveryOverrides = Partial<Pick<KitDeliveryDeps, "files" | "stamp" | "purchaseOf">>;

type DeliveryDeps = Pick<AppDeps, "db" | "mailer" | "settings" | "deliveryOverrides"> & {
  readonly identity: Pick<AppDeps["identity"], "secret">;
};

/** The delivery of bought kits, from what the build typeset. */
export function wireKitDelivery(
  { db, mailer, identity, settings, deliveryOverrides: overrides = {} }: DeliveryDeps,
  purchaseOf: KitDeliveryDeps["purchaseOf"],
) {
  const { BRAND_NAME: brand, BASE_URL: baseUrl } = settings;
  return createDeliveryService({
    db,
    mailer,
    secret: identity.secret,
    brand,
    baseUrl,
    stamp: async (pdf, email) => (await import("#adapters/pdf/stamp-kit.ts")).stampKit(pdf, email),
    purchaseOf,
    ...overrides,
    files: overrides.files ?? openKitFiles(join(projectRoot(), "dist/kits")),
  });
}
