import type { Database } from "#adapters/database/database.ts";
import { rateLimit, session, verification } from "#adapters/identity/table.server.ts";
import { lt, sql } from "drizzle-orm";
import { pendingSignIn } from "./table.server.ts";

const dayMs = 86_400_000;

/** Removes what has ended by itself: messages of yesterday, sessions and challenges that are over, old counts. */
export async function purgeAccountRecords(db: Database): Promise<void> {
  await db.delete(pendingSignIn).where(lt(pendingSignIn.createdAt, sql`now() - interval '1 day'`));
  await db.delete(session).where(lt(session.expiresAt, sql`now()`));
  await db.delete(verification).where(lt(verification.expiresAt, sql`now()`));
  await db.delete(rateLimit).where(lt(rateLimit.lastRequest, Date.now() - dayMs));
}
