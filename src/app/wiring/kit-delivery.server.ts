import type { KeyRing } from "#adapters/secret/key-ring.ts";
import { join } from "node:path";
import type { Database } from "#adapters/database/database.ts";
import type { Settings } from "#adapters/env.ts";
import type { Mailer } from "#adapters/mail/mailer.ts";
import { projectRoot } from "#adapters/project-root.ts";
import {
  createDeliveryService,
  type KitDeliveryDeps,
} from "#features/delivery/delivery-service.server.ts";
import { openKitFiles } from "#features/delivery/kit-files.server.ts";

/** What tests put in the place of the build’s files, the stamp or the purchases. */
export type DeliveryOverrides = Partial<Pick<KitDeliveryDeps, "files" | "stamp" | "purchaseOf">>;

type WiringDeps = {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly settings: Settings;
  readonly secrets: KeyRing;
  readonly overrides: DeliveryOverrides | undefined;
};

/** The delivery of bought kits, from what the build typeset. */
export function wireKitDelivery(
  { db, mailer, secrets, settings, overrides = {} }: WiringDeps,
  purchaseOf: KitDeliveryDeps["purchaseOf"],
) {
  const { BRAND_NAME: brand, BASE_URL: baseUrl } = settings;
  return createDeliveryService({
    db,
    mailer,
    secrets,
    brand,
    baseUrl,
    stamp: async (pdf, email) => (await import("#adapters/pdf/stamp-kit.ts")).stampKit(pdf, email),
    purchaseOf,
    ...overrides,
    files: overrides.files ?? openKitFiles(join(projectRoot(), "dist/kits")),
  });
}
