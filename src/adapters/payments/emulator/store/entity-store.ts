import type { Database } from "#adapters/database/database.ts";
import { and, desc, eq, lt, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import { emulatorObject } from "./table.server.ts";

/** By whose clock it goes (null: our own), and when time alone changes it. */
type ClockPlacement = { readonly customer: string | null; readonly dueAt?: number | null };

export type EntityStore<Facts> = {
  readonly find: (tx: Database, id: string) => Promise<Facts | null>;
  readonly save: (tx: Database, facts: Facts) => Promise<Facts>;
  /** The newest first; of those that hold these facts. */
  readonly list: (tx: Database, holding?: Readonly<Record<string, unknown>>) => Promise<Facts[]>;
  /** Those that the passing of time changes at this moment, the earliest first. */
  readonly findDue: (tx: Database, now: number) => Promise<Facts[]>;
  readonly purgeBefore: (tx: Database, before: number) => Promise<void>;
};

/** One kind of thing that the double remembers. Times are Unix seconds, as Stripe writes them. */
export function createEntityStore<Facts extends { readonly id: string }>(
  kind: string,
  schema: z.ZodType<Facts>,
  place: (facts: Facts) => ClockPlacement,
): EntityStore<Facts> {
  async function read(tx: Database, where: SQL | undefined, order: SQL): Promise<Facts[]> {
    const rows = await tx
      .select({ data: emulatorObject.data })
      .from(emulatorObject)
      .where(and(eq(emulatorObject.kind, kind), where))
      .orderBy(order);
    return rows.map(({ data }) => schema.parse(data));
  }
  const newest = desc(emulatorObject.seq);
  return {
    async find(tx, id) {
      return (await read(tx, eq(emulatorObject.id, id), newest))[0] ?? null;
    },
    async save(tx, facts) {
      const { customer, dueAt = null } = place(facts);
      const set = { data: facts, customer, dueAt: dueAt === null ? null : new Date(dueAt * 1000) };
      await tx
        .insert(emulatorObject)
        .values({ id: facts.id, kind, ...set })
        .onConflictDoUpdate({ target: emulatorObject.id, set });
      return facts;
    },
    list: (tx, holding = {}) =>
      read(tx, sql`${emulatorObject.data} @> ${JSON.stringify(holding)}::jsonb`, newest),
    findDue: (tx, now) =>
      read(
        tx,
        sql`${emulatorObject.dueAt} <= to_timestamp(${now}::float8 + coalesce((
          select (owner.data->>'ahead')::float8 from ${emulatorObject} owner
          where owner.id = ${emulatorObject.customer}), 0))`,
        sql`${emulatorObject.dueAt}, ${emulatorObject.seq}`,
      ),
    async purgeBefore(tx, before) {
      const created = sql`(${emulatorObject.data}->>'created')::float8`;
      await tx
        .delete(emulatorObject)
        .where(and(eq(emulatorObject.kind, kind), lt(created, before)));
    },
  };
}
