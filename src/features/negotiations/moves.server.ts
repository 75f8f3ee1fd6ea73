import type { Database } from "#adapters/database/database.ts";
import { newId } from "#adapters/database/new-id.ts";
import { utcDay } from "#core/record/day.ts";
import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { Move, Negotiation, NewMove } from "./contract.ts";
import { negotiation, negotiationMove } from "./table.server.ts";

const move = negotiationMove;

/** Above this it is cheaper to read all of her moves. */
const mostNamed = 200;

type Row = Omit<Negotiation, "moves">;

/** These negotiations of hers with their moves, each in the order they happened. */
export async function withMoves(
  db: Database,
  userId: string,
  rows: readonly Row[],
): Promise<Negotiation[]> {
  if (rows.length === 0) return [];
  const of = rows.length <= mostNamed ? rows.map(({ id }) => id) : null;
  const found = await db
    .select({
      of: move.negotiationId,
      id: move.id,
      kind: move.kind,
      date: move.date,
      amountCents: move.amountCents,
    })
    .from(move)
    .where(and(eq(move.userId, userId), of ? inArray(move.negotiationId, of) : undefined))
    .orderBy(asc(move.date), asc(move.createdAt), asc(move.id));
  const moves = Map.groupBy(found, (one) => one.of);
  return rows.map((row) => ({
    ...row,
    moves: (moves.get(row.id) ?? []).map(({ id, kind, date, amountCents }) => ({
      id,
      kind,
      date,
      amountCents,
    })),
  }));
}

/** One negotiation with its moves; null when there is none. */
export async function withOwnMoves(
  db: Database,
  userId: string,
  row: Row | undefined,
): Promise<Negotiation | null> {
  const [whole] = await withMoves(db, userId, row ? [row] : []);
  return whole ?? null;
}

/** Adds a move to a negotiation of hers, once for each id; null when the negotiation is not there. */
export async function addMove(
  db: Database,
  userId: string,
  negotiationId: string,
  { id = newId(), kind, date = utcDay(new Date()), amountCents = null }: NewMove,
): Promise<Move | null> {
  return db.transaction(async (tx) => {
    const [there] = await tx
      .select({ id: negotiation.id })
      .from(negotiation)
      .where(
        and(
          eq(negotiation.userId, userId),
          eq(negotiation.id, negotiationId),
          isNull(negotiation.deletedAt),
        ),
      )
      .for("share");
    if (!there) return null;
    await tx
      .insert(move)
      .values({ userId, negotiationId, id, kind, date, amountCents })
      .onConflictDoNothing();
    return { id, kind, date, amountCents };
  });
}

/** Takes a move out; false when it is not there. */
export async function removeMove(
  db: Database,
  userId: string,
  negotiationId: string,
  id: string,
): Promise<boolean> {
  const rows = await db
    .delete(move)
    .where(and(eq(move.userId, userId), eq(move.negotiationId, negotiationId), eq(move.id, id)))
    .returning({ id: move.id });
  return rows.length > 0;
}
