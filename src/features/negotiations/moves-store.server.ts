import type { Database } from "#adapters/database/database.ts";
import { newId } from "#adapters/database/new-id.ts";
import { utcDay } from "#core/record/day.ts";
import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { NegotiationMove, Negotiation } from "./contract.ts";
import type { NewNegotiationMove } from "./requests.ts";
import { negotiation, negotiationMove } from "./table.server.ts";

const move = negotiationMove;

/** Above this it is cheaper to read all of her moves. */
const maxNamedIds = 200;

type Row = Omit<Negotiation, "moves">;

/** These negotiations of hers with their moves, each in the order they happened. */
export async function loadMovesInto(
  db: Database,
  userId: string,
  rows: readonly Row[],
): Promise<Negotiation[]> {
  if (rows.length === 0) return [];
  const negotiationIds = rows.length <= maxNamedIds ? rows.map(({ id }) => id) : null;
  const found = await db
    .select({
      of: move.negotiationId,
      id: move.id,
      kind: move.kind,
      date: move.date,
      amountCents: move.amountCents,
    })
    .from(move)
    .where(
      and(
        eq(move.userId, userId),
        negotiationIds ? inArray(move.negotiationId, negotiationIds) : undefined,
      ),
    )
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
export async function loadMovesIntoOne(
  db: Database,
  userId: string,
  row: Row | undefined,
): Promise<Negotiation | null> {
  const [whole] = await loadMovesInto(db, userId, row ? [row] : []);
  return whole ?? null;
}

/** Adds a move to a negotiation of hers, once for each id; null when the negotiation is not there. */
export async function addMove(
  db: Database,
  userId: string,
  negotiationId: string,
  { id = newId(), kind, date = utcDay(new Date()), amountCents = null }: NewNegotiationMove,
): Promise<NegotiationMove | null> {
  return db.transaction(async (tx) => {
    const [existing] = await tx
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
    if (!existing) return null;
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
