import { createFirstPageReader } from "#adapters/record/first-page.ts";
import { type RecordKind, fieldColumns, noParts } from "#adapters/record/record-kind.ts";
import { createRecordStore } from "#adapters/record/record-store.ts";
import { z } from "zod";
import { ExportedWin, Win, type WinFields, winCsv, winFields } from "./contract.ts";
import { win } from "./table.server.ts";

export const winKind: RecordKind<WinFields, object> = {
  name: "wins",
  table: win,
  stored: winFields,
  Versioned: Win,
  Entry: Win.omit({ version: true }),
  Exported: ExportedWin,
  csv: winCsv,
  parts: noParts,
  exportPageSize: 500,
};

/** A member’s wins. */
export const winStore = createRecordStore(winKind);

/** The newest of a member’s wins, and how many each day around today holds. */
export const readFirstWins = createFirstPageReader({
  table: win,
  columns: { id: win.id, ...fieldColumns(winKind), version: win.version },
  Row: Win,
  Day: z.object({ date: z.string(), count: z.number() }),
});
