import type { Database } from "#adapters/database/database.ts";
import { ownedInCountedDays } from "#adapters/record/record-conditions.ts";
import type { RecordKind } from "#adapters/record/record-kind.ts";
import { createRecordStore } from "#adapters/record/record-store.ts";
import { type NegotiationCount, sumDaysByMonth } from "#core/record/month-counts.ts";
import { negotiationStatuses } from "#core/record/negotiation-status.ts";
import { count } from "drizzle-orm";
import {
  NegotiationEntry,
  type NegotiationFields,
  type NegotiationParts,
  StoredNegotiation,
  negotiationCsv,
  negotiationFields,
} from "./contract.ts";
import { importMoves, loadMovesInto } from "./moves-store.server.ts";
import { ExportedNegotiation } from "./requests.ts";
import { negotiation } from "./table.server.ts";

export const negotiationKind: RecordKind<NegotiationFields, NegotiationParts> = {
  name: "negotiations",
  table: negotiation,
  stored: negotiationFields,
  Versioned: StoredNegotiation,
  Entry: NegotiationEntry,
  Exported: ExportedNegotiation,
  csv: negotiationCsv,
  parts: { load: loadMovesInto, importInto: importMoves },
  exportPageSize: 200,
};

/** A member’s negotiations with their moves. */
export const negotiationStore = createRecordStore(negotiationKind);

/** How many negotiations each month around today holds, by how they stand. */
export async function countNegotiationsByMonth(
  db: Database,
  userId: string,
  today: string,
): Promise<NegotiationCount[]> {
  const { date, status: statusColumn } = negotiation;
  const days = await db
    .select({ date, status: statusColumn, count: count() })
    .from(negotiation)
    .where(ownedInCountedDays(negotiation, userId, today))
    .groupBy(date, statusColumn);
  return negotiationStatuses.flatMap((status) =>
    sumDaysByMonth(days.filter((day) => day.status === status)).map((month) => ({
      ...month,
      status,
    })),
  );
}
