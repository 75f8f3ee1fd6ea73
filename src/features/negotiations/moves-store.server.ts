import type { Database } from "#adapters/database/database.ts";
import { newId } from "#adapters/database/new-id.ts";
import { utcDay } from "#core/record/day.ts";
import { ownedAndNotDeleted } from "#adapters/record/record-conditions.ts";
import { jsonListOf, jsonObject } from "#adapters/record/sql-json.ts";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { NegotiationParts } from "./contract.ts";
import type { NegotiationMove } from "./move-contract.ts";
import type { NewNegotiationMove } from "./requests.ts";
import { negotiation, negotiationMove } from "./table.server.ts";

const move = negotiationMove;

/** Above this it is cheaper to read all of a member's moves. */
const maxNamedIds = 200;

/** These negotiations of one person with their moves, each in the order they happened. */
export async function loadMovesInto<Row extends { readonly id: string }>(
  db: Database,
  userId: string,
  rows: readonly Row[],
): Promise<(Row & NegotiationParts)[]> {
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

/** The same of a row of the table `negotiation`, as JSON. */
export const movesJson = jsonListOf(
  jsonObject({ id: move.id, kind: move.kind, date: move.date, amountCents: move.amountCents }),
  sql`${move} where ${move.userId} = ${negotiation.userId} and ${move.negotiationId} = ${negotiation.id}`,
  sql`${move.date}, ${move.createdAt}, ${move.id}`,
);

/** Puts the moves of a negotiation that was just imported in the place of those that were there. */
export async function importMoves(
  tx: Database,
  userId: string,
  { id: negotiationId, moves, createdAt }: { id: string; createdAt: Date } & NegotiationParts,
): Promise<void> {
  await tx.delete(move).where(and(eq(move.userId, userId), eq(move.negotiationId, negotiationId)));
  if (moves.length === 0) return;
  await tx.insert(move).values(
    moves.map((one, place) => ({
      ...one,
      userId,
      negotiationId,
      createdAt: new Date(createdAt.getTime() + place),
    })),
  );
}

/** Adds a move to one of the member's negotiations, once for each id; null when the negotiation is not there. */
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
      .where(and(ownedAndNotDeleted(negotiation, userId), eq(negotiation.id, negotiationId)))
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
