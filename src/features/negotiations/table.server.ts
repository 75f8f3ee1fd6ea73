import { recordColumns } from "#adapters/record/record-table.ts";
import type { MoveKind, NegotiationStatus } from "#core/record/negotiation-status.ts";
import { sql } from "drizzle-orm";
import {
  bigint,
  date,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";

const cents = (name: string) => bigint(name, { mode: "number" });

/** An ask in the member’s own calendar. */
export const negotiation = pgTable(
  "negotiation",
  {
    ...recordColumns(),
    request: text("request").notNull(),
    status: text("status").$type<NegotiationStatus>().notNull(),
    amountCents: cents("amount_cents"),
    followUp: date("follow_up"),
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
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.negotiationId, table.id] }),
    foreignKey({
      columns: [table.userId, table.negotiationId],
      foreignColumns: [negotiation.userId, negotiation.id],
    }).onDelete("cascade"),
  ],
);
