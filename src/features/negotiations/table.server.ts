import { user } from "#adapters/identity/table.server.ts";
import type { MoveKind, NegotiationStatus } from "#core/record/negotiation-status.ts";
import { sql } from "drizzle-orm";
import {
  bigint,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";

const time = (name: string) => timestamp(name, { withTimezone: true });
const cents = (name: string) => bigint(name, { mode: "number" });

/** An ask in her own calendar. Its id names it only together with whose it is. */
export const negotiation = pgTable(
  "negotiation",
  {
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    id: text("id").notNull(),
    request: text("request").notNull(),
    status: text("status").$type<NegotiationStatus>().notNull(),
    date: date("date").notNull(),
    amountCents: cents("amount_cents"),
    followUp: date("follow_up"),
    /** Goes up with each change, so that two windows notice each other. */
    version: integer("version").notNull().default(1),
    createdAt: time("created_at").notNull().defaultNow(),
    updatedAt: time("updated_at").notNull().defaultNow(),
    /** A deleted ask waits some days for Undo. */
    deletedAt: time("deleted_at"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("negotiation_newest")
      .on(table.userId, table.date.desc(), table.id.desc())
      .where(sql`${table.deletedAt} is null`),
    index("negotiation_deleted_at")
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
  ],
);

/** What happened in a negotiation after it was logged. A move is added or removed, never changed. */
export const negotiationMove = pgTable(
  "negotiation_move",
  {
    userId: text("user_id").notNull(),
    negotiationId: text("negotiation_id").notNull(),
    id: text("id").notNull(),
    kind: text("kind").$type<MoveKind>().notNull(),
    date: date("date").notNull(),
    amountCents: cents("amount_cents"),
    createdAt: time("created_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.negotiationId, table.id] }),
    foreignKey({
      columns: [table.userId, table.negotiationId],
      foreignColumns: [negotiation.userId, negotiation.id],
    }).onDelete("cascade"),
  ],
);
