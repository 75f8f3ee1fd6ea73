import type { PersonalData } from "#adapters/database/personal-data.ts";
import { and, eq, isNull, sql } from "drizzle-orm";
import { withMoves } from "./moves.server.ts";
import { negotiation } from "./table.server.ts";

/** Every negotiation she keeps with its moves, newest first, with or without Pro. */
export const negotiationsData: PersonalData = {
  name: "negotiations",
  async read(db, { id }) {
    const rows = await db
      .select()
      .from(negotiation)
      .where(and(eq(negotiation.userId, id), isNull(negotiation.deletedAt)))
      .orderBy(sql`${negotiation.date} desc`, sql`${negotiation.id} desc`);
    const whole = await withMoves(db, id, rows);
    return whole.map((one, at) => ({
      id: one.id,
      request: one.request,
      status: one.status,
      date: one.date,
      amountCents: one.amountCents,
      followUp: one.followUp,
      moves: one.moves,
      createdAt: rows[at]?.createdAt,
      updatedAt: rows[at]?.updatedAt,
    }));
  },
  async erase(tx, { id }) {
    await tx.delete(negotiation).where(eq(negotiation.userId, id));
  },
};
