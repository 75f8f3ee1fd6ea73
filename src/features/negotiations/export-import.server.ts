import type { Database } from "#adapters/database/database.ts";
import type { ImportCounts, PersonalDataFile } from "#adapters/database/personal-data.ts";
import { formatCsv } from "#core/csv/csv.ts";
import {
  moveKinds,
  moveLabels,
  negotiationStatuses,
  statusLabels,
} from "#core/record/negotiation-status.ts";
import { and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import type { NegotiationMove, Negotiation } from "./contract.ts";
import { loadMovesInto } from "./moves-store.server.ts";
import { negotiation, negotiationMove } from "./table.server.ts";

type Row = typeof negotiation.$inferSelect;
export type ExportedNegotiation = Omit<Negotiation, "version"> &
  Pick<Row, "createdAt" | "updatedAt">;

const exportPageSize = 200;

/** Every negotiation she keeps with its moves, newest first, a few hundred at a time. */
export async function* readNegotiationPages(
  db: Database,
  userId: string,
): AsyncGenerator<readonly ExportedNegotiation[]> {
  let last: Row | undefined;
  do {
    const { date, id } = negotiation;
    const after = last && sql`(${date}, ${id}) < (${last.date}::date, ${last.id})`;
    const rows = await db
      .select()
      .from(negotiation)
      .where(and(eq(negotiation.userId, userId), isNull(negotiation.deletedAt), after))
      .orderBy(desc(date), desc(id))
      .limit(exportPageSize);
    if (rows.length > 0) yield toExported(rows, await loadMovesInto(db, userId, rows));
    last = rows.length < exportPageSize ? undefined : rows.at(-1);
  } while (last);
}

function toExported(rows: readonly Row[], whole: readonly Negotiation[]): ExportedNegotiation[] {
  return rows.map(
    ({ id, request, status, date, amountCents, followUp, createdAt, updatedAt }, at) => ({
      id,
      request,
      status,
      date,
      amountCents,
      followUp,
      moves: whole[at]?.moves ?? [],
      createdAt,
      updatedAt,
    }),
  );
}

/** Her log as a table for a spreadsheet. */
export async function* exportNegotiationFiles(
  db: Database,
  userId: string,
): AsyncGenerator<PersonalDataFile> {
  yield { name: "negotiations.csv", chunks: csvLines(db, userId) };
}

const csvHeader = ["Date", "Request", "Status", "Amount in USD", "Follow up", "Moves"];

async function* csvLines(db: Database, userId: string): AsyncGenerator<string> {
  yield `\uFEFF${formatCsv([csvHeader])}`;
  for await (const page of readNegotiationPages(db, userId))
    yield formatCsv(
      page.map(({ date, request, status, amountCents, followUp, moves }) => [
        date,
        request,
        statusLabels[status],
        formatDollars(amountCents),
        followUp ?? "",
        moves.map(formatMove).join("; "),
      ]),
    );
}

function formatMove({ kind, date, amountCents }: NegotiationMove): string {
  return [moveLabels[kind], formatDollars(amountCents), date]
    .filter((part) => part !== "")
    .join(" ");
}

/** A number that a spreadsheet can add up. */
function formatDollars(cents: number | null): string {
  return cents === null ? "" : (cents / 100).toFixed(2);
}

const id = z.string().min(1).max(60);
const cents = z.int().nonnegative().nullable();
const ExportedNegotiations = z.array(
  z.object({
    id,
    request: z.string().min(1).max(10_000),
    status: z.enum(negotiationStatuses),
    date: z.iso.date(),
    amountCents: cents,
    followUp: z.iso.date().nullable(),
    moves: z
      .array(z.object({ id, kind: z.enum(moveKinds), date: z.iso.date(), amountCents: cents }))
      .max(1_000),
    createdAt: z.coerce.date(),
    updatedAt: z.coerce.date(),
  }),
);

/** What she deleted of late comes back as the import has it; what is here stays. */
const onConflict = {
  target: [negotiation.userId, negotiation.id],
  set: {
    request: sql`excluded.request`,
    status: sql`excluded.status`,
    date: sql`excluded.date`,
    amountCents: sql`excluded.amount_cents`,
    followUp: sql`excluded.follow_up`,
    createdAt: sql`excluded.created_at`,
    updatedAt: sql`excluded.updated_at`,
    version: sql`${negotiation.version} + 1`,
    deletedAt: null,
  },
  setWhere: isNotNull(negotiation.deletedAt),
};

/** Takes back an exported log; what is here stays as it is. Throws ZodError. */
export async function importNegotiations(
  tx: Database,
  userId: string,
  data: unknown,
): Promise<ImportCounts> {
  const asks = ExportedNegotiations.parse(data);
  const added = new Set<string>();
  for (let at = 0; at < asks.length; at += exportPageSize) {
    const batch = asks.slice(at, at + exportPageSize).map((ask) => toRow(ask, userId));
    const rows = await tx
      .insert(negotiation)
      .values(batch)
      .onConflictDoUpdate(onConflict)
      .returning({ id: negotiation.id });
    for (const row of rows) added.add(row.id);
  }
  for (const { id: negotiationId, moves, createdAt } of asks)
    if (added.has(negotiationId)) {
      const { negotiationId: of, userId: whose } = negotiationMove;
      await tx.delete(negotiationMove).where(and(eq(whose, userId), eq(of, negotiationId)));
      if (moves.length === 0) continue;
      await tx.insert(negotiationMove).values(
        moves.map((move, place) => ({
          ...move,
          userId,
          negotiationId,
          createdAt: new Date(createdAt.getTime() + place),
        })),
      );
    }
  return { added: added.size, known: asks.length - added.size };
}

function toRow(ask: z.infer<typeof ExportedNegotiations>[number], userId: string) {
  const { id: ownId, request, status, date, amountCents, followUp, createdAt, updatedAt } = ask;
  return { id: ownId, userId, request, status, date, amountCents, followUp, createdAt, updatedAt };
}
