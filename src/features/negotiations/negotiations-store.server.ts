import { createFirstPageReader } from "#adapters/record/first-page.ts";
import { type RecordKind, fieldColumns } from "#adapters/record/record-kind.ts";
import { createRecordStore } from "#adapters/record/record-store.ts";
import { type NegotiationCount, sumDaysByMonth } from "#core/record/month-counts.ts";
import { negotiationStatuses } from "#core/record/negotiation-status.ts";
import * as s from "#core/schema.ts";
import {
  Negotiation,
  NegotiationEntry,
  type NegotiationFields,
  type NegotiationParts,
  StoredNegotiation,
  negotiationCsv,
  negotiationFields,
} from "./contract.ts";
import { importMoves, loadMovesInto, movesJson } from "./moves-store.server.ts";
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

/** The newest of a member’s negotiations, and how many each day around today holds, by how they stand. */
export const readFirstNegotiations = createFirstPageReader({
  table: negotiation,
  columns: {
    id: negotiation.id,
    ...fieldColumns(negotiationKind),
    version: negotiation.version,
    moves: movesJson,
  },
  Row: Negotiation,
  countedBy: { status: negotiation.status },
  Day: s.object({
    date: negotiationFields.date,
    status: negotiationFields.status,
    count: s.number,
  }),
});

/** The days of one status after the other folded into months. */
export function countNegotiationsByMonth(
  days: readonly (Pick<NegotiationFields, "date" | "status"> & { readonly count: number })[],
): NegotiationCount[] {
  return negotiationStatuses.flatMap((status) =>
    sumDaysByMonth(days.filter((day) => day.status === status)).map((month) => ({
      ...month,
      status,
    })),
  );
}
