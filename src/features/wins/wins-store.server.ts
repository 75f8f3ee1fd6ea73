import { createFirstPageReader } from "#adapters/record/first-page.ts";
import { type RecordKind, fieldColumns, noParts } from "#adapters/record/record-kind.ts";
import { createRecordStore } from "#adapters/record/record-store.ts";
import * as s from "#core/schema.ts";
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

/** The newest of a member’s wins, and how many each day around today holds. */
export const readFirstWins = createFirstPageReader({
  table: win,
  columns: { id: win.id, ...fieldColumns(winKind), version: win.version },
  Row: Win,
  Day: s.object({ date: s.string, count: s.number }),
});
