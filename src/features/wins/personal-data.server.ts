import type { PersonalData } from "#adapters/database/personal-data.ts";
import { and, desc, eq, isNull } from "drizzle-orm";
import { win } from "./table.server.ts";

/** Every win she keeps, newest first, with or without Pro. */
export const winsData: PersonalData = {
  name: "wins",
  async read(db, { id }) {
    return db
      .select({
        id: win.id,
        title: win.title,
        description: win.description,
        date: win.date,
        createdAt: win.createdAt,
        updatedAt: win.updatedAt,
      })
      .from(win)
      .where(and(eq(win.userId, id), isNull(win.deletedAt)))
      .orderBy(desc(win.date), desc(win.id));
  },
  async erase(tx, { id }) {
    await tx.delete(win).where(eq(win.userId, id));
  },
};
