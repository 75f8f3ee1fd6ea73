import type { Database } from "#adapters/database/database.ts";
import type { Brought, PersonalFile } from "#adapters/database/personal-data.ts";
import { csvOf } from "#core/csv/csv.ts";
import { moveKinds, moveWords, negotiationStatuses, statusWords } from "#core/record/status.ts";
import { and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import type { Move, Negotiation } from "./contract.ts";
import { withMoves } from "./moves.server.ts";
import { negotiation, negotiationMove } from "./table.server.ts";

type Row = typeof negotiation.$inferSelect;
export type KeptNegotiation = Omit<Negotiation, "version"> & Pick<Row, "createdAt" | "updatedAt">;

const pageSize = 200;

/** Every negotiation she keeps with its moves, newest first, a few hundred at a time. */
export async function* negotiationPages(
  db: Database,
  userId: string,
): AsyncGenerator<readonly KeptNegotiation[]> {
  let last: Row | undefined;
  do {
    const { date, id } = negotiation;
    const after = last && sql`(${date}, ${id}) < (${last.date}::date, ${last.id})`;
    const rows = await db
      .select()
      .from(negotiation)
      .where(and(eq(negotiation.userId, userId), isNull(negotiation.deletedAt), after))
      .orderBy(desc(date), desc(id))
      .limit(pageSize);
    if (rows.length > 0) yield kept(rows, await withMoves(db, userId, rows));
    last = rows.length < pageSize ? undefined : rows.at(-1);
  } while (last);
}

function kept(rows: readonly Row[], whole: readonly Negotiation[]): KeptNegotiation[] {
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
export async function* negotiationFiles(
  db: Database,
  userId: string,
): AsyncGenerator<PersonalFile> {
  yield { name: "negotiations.csv", pieces: lines(db, userId) };
}

const head = ["Date", "Request", "Status", "Amount in USD", "Follow up", "Moves"];

async function* lines(db: Database, userId: string): AsyncGenerator<string> {
  yield `\uFEFF${csvOf([head])}`;
  for await (const page of negotiationPages(db, userId))
    yield csvOf(
      page.map(({ date, request, status, amountCents, followUp, moves }) => [
        date,
        request,
        statusWords[status],
        inDollars(amountCents),
        followUp ?? "",
        moves.map(sayMove).join("; "),
      ]),
    );
}

function sayMove({ kind, date, amountCents }: Move): string {
  return [moveWords[kind], inDollars(amountCents), date].filter((part) => part !== "").join(" ");
}

/** A number that a spreadsheet can add up. */
function inDollars(cents: number | null): string {
  return cents === null ? "" : (cents / 100).toFixed(2);
}

const id = z.string().min(1).max(60);
const cents = z.int().nonnegative().nullable();
const Exported = z.array(
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
const comesBack = {
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
export async function bringNegotiations(
  tx: Database,
  userId: string,
  data: unknown,
): Promise<Brought> {
  const asks = Exported.parse(data);
  const added = new Set<string>();
  for (let at = 0; at < asks.length; at += pageSize) {
    const some = asks.slice(at, at + pageSize).map((ask) => rowOf(ask, userId));
    const rows = await tx
      .insert(negotiation)
      .values(some)
      .onConflictDoUpdate(comesBack)
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

function rowOf(ask: z.infer<typeof Exported>[number], userId: string) {
  const { id: ownId, request, status, date, amountCents, followUp, createdAt, updatedAt } = ask;
  return { id: ownId, userId, request, status, date, amountCents, followUp, createdAt, updatedAt };
}
