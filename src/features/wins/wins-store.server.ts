import type { Database } from "#adapters/database/database.ts";
import { ownedInCountedDays } from "#adapters/record/record-conditions.ts";
import { type RecordKind, noParts } from "#adapters/record/record-kind.ts";
import { createRecordStore } from "#adapters/record/record-store.ts";
import { type MonthCount, sumDaysByMonth } from "#core/record/month-counts.ts";
import { count } from "drizzle-orm";
import { Win, WinEntry, type WinFields, winCsv, winFields } from "./contract.ts";
import { ExportedWin } from "./requests.ts";
import { win } from "./table.server.ts";

/**
 * What the record kit has to know of wins: it stores, lists, restores for a week, exports and imports them by this.
 * `Versioned` is a stored row, `Entry` what the export and the dashboard show of it.
 */
export const winKind: RecordKind<WinFields, object> = {
  name: "wins",
  table: win,
  stored: winFields,
  Versioned: Win,
  Entry: WinEntry,
  Exported: ExportedWin,
  csv: winCsv,
  parts: noParts,
  exportPageSize: 500,
};

/** Reads and writes wins; each call names the member, and a change the version it was made from. */
export const winStore = createRecordStore(winKind);

/** How many wins each month around today holds. */
export async function countWinsByMonth(
  db: Database,
  userId: string,
  today: string,
): Promise<MonthCount[]> {
  const days = await db
    .select({ date: win.date, count: count() })
    .from(win)
    .where(ownedInCountedDays(win, userId, today))
    .groupBy(win.date);
  return sumDaysByMonth(days);
}
