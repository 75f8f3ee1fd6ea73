import { user } from "#adapters/identity/table.server.ts";
import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";

const time = (name: string) => timestamp(name, { withTimezone: true });

/** One paid hour. Whether it is held or booked stands in session_slot alone. */
export const sessionCredit = pgTable(
  "session_credit",
  {
    purchaseId: text("purchase_id").primaryKey(),
    /** Of the payments that it came from; others never see it. */
    provider: text("provider").notNull(),
    livemode: boolean("livemode").notNull(),
    /** Null for a guest, until the address of the purchase has an account. */
    userId: text("user_id").references(() => user.id, { onDelete: "cascade" }),
    /** Where a guest's emails go; a member's go to the account's address. */
    email: text("email"),
    /** Chosen with the first booking. */
    timeZone: text("time_zone"),
    /** The event's name in every calendar, and how often it was changed; null before the first booking. */
    uid: text("uid").notNull(),
    sequence: integer("sequence"),
    createdAt: time("created_at").notNull().defaultNow(),
    /** The payment was returned. */
    voidedAt: time("voided_at"),
  },
  (table) => [
    index("session_credit_user_id").on(table.userId),
    index("session_credit_email").on(sql`lower(${table.email})`),
  ],
);

/** A time that is somebody's: held for a moment, or booked. The key keeps it from being two people's. */
export const sessionSlot = pgTable(
  "session_slot",
  {
    startsAt: time("starts_at").primaryKey(),
    endsAt: time("ends_at").notNull(),
    purchaseId: text("purchase_id")
      .notNull()
      .references(() => sessionCredit.purchaseId, { onDelete: "cascade" }),
    /** Null once it is booked. */
    heldUntil: time("held_until"),
  },
  (table) => [
    uniqueIndex("session_slot_booked")
      .on(table.purchaseId)
      .where(sql`${table.heldUntil} is null`),
    uniqueIndex("session_slot_held")
      .on(table.purchaseId)
      .where(sql`${table.heldUntil} is not null`),
  ],
);

/** When sessions take place, as the operator set it; without a row the usual hours. */
export const sessionPlan = pgTable("session_plan", {
  id: text("id").primaryKey(),
  plan: jsonb("plan").notNull(),
});

/** Time in which there are none, whatever the week says. */
export const sessionBlock = pgTable(
  "session_block",
  {
    id: text("id").primaryKey(),
    startsAt: time("starts_at").notNull(),
    endsAt: time("ends_at").notNull(),
  },
  (table) => [index("session_block_ends_at").on(table.endsAt)],
);
