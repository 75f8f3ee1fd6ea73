import { openDatabase } from "#adapters/database/index.ts";
import { newId } from "#adapters/database/new-id.ts";
import { readSettings } from "#adapters/env.ts";
import { savePowerPosition } from "#features/power-position/power-position-store.server.ts";
import { win } from "#features/wins/table.server.ts";
import type { ProMember } from "../../tests/support/account/pro-member.ts";

/** Twenty wins of the last year and a power position. */
export async function fillRecord({ id: userId, settings }: ProMember): Promise<void> {
  const { db, close } = await openDatabase(readSettings(settings));
  await savePowerPosition(db, userId, { statement: "I bring programs in under budget, calmly." });
  await db.insert(win).values(
    Array.from({ length: 20 }, (_, at) => ({
      userId,
      id: newId(),
      title: `Claims migration ${at + 1} closed $1.2M under budget`,
      description: "Fourteen months, eleven people, no regretted exits.",
      date: daysAgo(at * 17),
    })),
  );
  await close();
}

export function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}
