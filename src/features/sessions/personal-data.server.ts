import type { Database } from "#adapters/database/database.ts";
import type { PersonalData, Person } from "#adapters/database/personal-data.ts";
import { and, eq, isNull, or, sql } from "drizzle-orm";
import { sessionCredit, sessionSlot } from "./table.server.ts";

const isHers = ({ id, email }: Person) =>
  or(
    eq(sessionCredit.userId, id),
    and(isNull(sessionCredit.userId), eq(sql`lower(${sessionCredit.email})`, email)),
  );

/** The hours she bought, when they take place, and the time zone that she chose. */
export const sessionsData: PersonalData = {
  name: "sessions",
  read: (db: Database, person) =>
    db
      .select({
        boughtAt: sessionCredit.createdAt,
        startsAt: sessionSlot.startsAt,
        timeZone: sessionCredit.timeZone,
        returnedAt: sessionCredit.voidedAt,
      })
      .from(sessionCredit)
      .leftJoin(
        sessionSlot,
        and(eq(sessionSlot.purchaseId, sessionCredit.purchaseId), isNull(sessionSlot.heldUntil)),
      )
      .where(isHers(person))
      .orderBy(sessionCredit.createdAt),
  async erase(tx, person) {
    await tx.delete(sessionCredit).where(isHers(person));
  },
};
