import type { Database } from "#adapters/database/database.ts";
import { sessionSlot } from "#features/coaching-sessions/table.server.ts";
import { sql } from "drizzle-orm";
import { sharedText } from "./table.server.ts";

/** Removes what has ended: 30 days after its session, or after it was shared where no session is booked any more. */
export async function purgeSharedTexts(db: Database): Promise<void> {
  const lastDay = sql`coalesce((select max(${sessionSlot.endsAt}) from ${sessionSlot} where ${sessionSlot.purchaseId} = ${sharedText.sessionId} and ${sessionSlot.heldUntil} is null), ${sharedText.createdAt})`;
  await db.delete(sharedText).where(sql`${lastDay} < now() - interval '30 days'`);
}
