import type { PersonalData } from "#adapters/database/personal-data.ts";
import { and, asc, eq, isNull } from "drizzle-orm";
import { savedResult } from "./table.server.ts";

/** Everything she saved, also what a free account does not open. */
export const libraryData: PersonalData = {
  name: "library",
  read: (db, { id }) =>
    db
      .select({
        id: savedResult.id,
        toolId: savedResult.toolId,
        name: savedResult.name,
        answers: savedResult.answers,
        tone: savedResult.tone,
        versions: savedResult.versions,
        shown: savedResult.shown,
        createdAt: savedResult.createdAt,
        updatedAt: savedResult.updatedAt,
      })
      .from(savedResult)
      .where(and(eq(savedResult.userId, id), isNull(savedResult.removedAt)))
      .orderBy(asc(savedResult.createdAt), asc(savedResult.id)),
  async erase(tx, { id }) {
    await tx.delete(savedResult).where(eq(savedResult.userId, id));
  },
};
