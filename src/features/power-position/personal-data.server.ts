import type { PersonalData } from "#adapters/database/personal-data.ts";
import { eq } from "drizzle-orm";
import { z } from "zod";
import { powerPosition } from "./table.server.ts";

const ExportedPowerPosition = z.object({
  statement: z.string().max(20_000),
  updatedAt: z.coerce.date(),
});

/** The member's power position, with or without Pro; null when none was ever saved. */
export const powerPositionData: PersonalData = {
  name: "powerPosition",
  async read(db, { id }) {
    const [row] = await db
      .select({ statement: powerPosition.statement, updatedAt: powerPosition.updatedAt })
      .from(powerPosition)
      .where(eq(powerPosition.userId, id));
    return row ?? null;
  },
  async importData(tx, { id: userId }, data) {
    const position = ExportedPowerPosition.parse(data);
    const rows = await tx
      .insert(powerPosition)
      .values({ ...position, userId })
      .onConflictDoNothing()
      .returning();
    return { added: rows.length, known: 1 - rows.length };
  },
  async erase(tx, { id }) {
    await tx.delete(powerPosition).where(eq(powerPosition.userId, id));
  },
};
