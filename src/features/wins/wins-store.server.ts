import { createFirstPageReader } from "#adapters/record/first-page.ts";
import { type RecordKind, fieldColumns, noParts } from "#adapters/record/record-kind.ts";
import { createRecordStore } from "#adapters/record/record-store.ts";
import * as s from "#core/schema.ts";
import { Win, WinEntry, type WinFields, winFields } from "./contract.ts";
import { ExportedWin } from "./requests.ts";
import { win } from "./table.server.ts";

/** Wins for the record kit, which stores, lists, restores for a week, exports and imports them. */
export const winKind: RecordKind<WinFields, object> = {
  name: "wins",
  table: win,
  fields: winFields,
  // As the list answers it, as the export shows it, and as an import may bring it.
  Versioned: Win,
  Entry: WinEntry,
  Exported: ExportedWin,
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
