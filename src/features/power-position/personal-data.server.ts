import type { PersonalData } from "#adapters/database/personal-data.ts";
import { eq } from "drizzle-orm";
import { powerPosition } from "./table.server.ts";

/** Her power position, with or without Pro; null when she never saved one. */
export const powerPositionData: PersonalData = {
  name: "powerPosition",
  async read(db, { id }) {
    const [row] = await db
      .select({ statement: powerPosition.statement, updatedAt: powerPosition.updatedAt })
      .from(powerPosition)
      .where(eq(powerPosition.userId, id));
    return row ?? null;
  },
  async erase(tx, { id }) {
    await tx.delete(powerPosition).where(eq(powerPosition.userId, id));
  },
};
