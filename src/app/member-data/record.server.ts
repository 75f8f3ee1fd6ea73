import type { Database } from "#adapters/database/database.ts";
import type { PersonalRecord } from "#core/record/personal-record.ts";
import { negotiationStore } from "#features/negotiations/negotiations-store.server.ts";
import { getPowerPosition } from "#features/power-position/power-position-store.server.ts";
import { winStore } from "#features/wins/wins-store.server.ts";

/** More than anybody ticks; the newest count. */
const maxOffered = 200;

/** What a person recorded in the Executive Suite: the newest wins and negotiations, and the power position. */
export async function readRecord(db: Database, userId: string): Promise<PersonalRecord> {
  const wins = await winStore.list(db, userId, maxOffered);
  const negotiations = await negotiationStore.list(db, userId, maxOffered);
  const { statement } = await getPowerPosition(db, userId);
  return { wins, negotiations, powerPosition: statement };
}
