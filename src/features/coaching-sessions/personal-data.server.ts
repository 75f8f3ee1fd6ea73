import type { Database } from "#adapters/database/database.ts";
import type { PersonalData, Person } from "#adapters/database/personal-data.ts";
import { newId } from "#adapters/database/new-id.ts";
import { job } from "#adapters/queue/table.server.ts";
import { and, eq, gt, isNull, or, sql } from "drizzle-orm";
import { sessionCredit, sessionSlot } from "./table.server.ts";

/** The job that notifies the host of a session whose buyer's account was deleted. */
export const accountDeletedJobKind = "session gone";

const ownedBy = ({ id, email }: Person) =>
  or(
    eq(sessionCredit.userId, id),
    and(isNull(sessionCredit.userId), eq(sql`lower(${sessionCredit.email})`, email)),
  );

/** The hours that the buyer paid for, when they take place, and the chosen time zone. */
export const coachingSessionsData: PersonalData = {
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
      .where(ownedBy(person))
      .orderBy(sessionCredit.createdAt),
  async erase(tx, person) {
    const coming = await tx
      .select({
        startsAt: sessionSlot.startsAt,
        uid: sessionCredit.uid,
        sequence: sessionCredit.sequence,
      })
      .from(sessionSlot)
      .innerJoin(sessionCredit, eq(sessionCredit.purchaseId, sessionSlot.purchaseId))
      .where(
        and(ownedBy(person), isNull(sessionSlot.heldUntil), gt(sessionSlot.startsAt, sql`now()`)),
      );
    for (const { startsAt, uid, sequence } of coming) {
      const data = { startsAt: startsAt.toISOString(), uid, sequence: `${(sequence ?? 0) + 1}` };
      await tx.insert(job).values({ id: newId(), kind: accountDeletedJobKind, data });
    }
    await tx.delete(sessionCredit).where(ownedBy(person));
  },
};
