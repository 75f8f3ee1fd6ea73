import { bigserial, index, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** What the embedded double of the payment provider remembers. Nothing else reads it. */
export const emulatorObject = pgTable(
  "emulator_object",
  {
    id: text("id").primaryKey(),
    kind: text("kind").notNull(),
    /** Whose clock it goes by; our own without one. */
    customer: text("customer"),
    data: jsonb("data").notNull(),
    /** When time alone changes it, by that clock. */
    dueAt: timestamp("due_at", { withTimezone: true }),
    seq: bigserial("seq", { mode: "number" }).notNull(),
  },
  (table) => [
    index("emulator_object_kind").on(table.kind, table.seq),
    index("emulator_object_customer").on(table.customer),
    index("emulator_object_due_at").on(table.dueAt),
  ],
);
