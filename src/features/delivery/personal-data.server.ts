import type { PersonalData } from "#adapters/database/personal-data.ts";
import { asc, eq } from "drizzle-orm";
import { download } from "./table.server.ts";

/** When the member downloaded which kit. */
export const deliveryData: PersonalData = {
  name: "downloads",
  read: (db, { id }) =>
    db
      .select({ kit: download.kit, at: download.at })
      .from(download)
      .where(eq(download.userId, id))
      .orderBy(asc(download.at)),
  async erase(tx, { id }) {
    await tx.delete(download).where(eq(download.holder, id));
    await tx.update(download).set({ userId: null }).where(eq(download.userId, id));
  },
  retentionNote:
    "Of a kit that was bought, when it was downloaded, without your name, for 18 months: a payment can be questioned that long.",
};
