import { user } from "#adapters/identity/table.server.ts";
import { index, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { type ActFacts, ownerActNames, subjectKinds } from "./owner-act.ts";

/** A member to whom the operator gave the desk. Those of OWNER_EMAILS stand in the settings alone. */
export const owner = pgTable("owner", {
  userId: text("user_id")
    .primaryKey()
    .references(() => user.id, { onDelete: "cascade" }),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});

/** What was done at the desk. It holds nobody’s words: ids, kinds, states and figures. */
export const ownerAct = pgTable(
  "desk_act",
  {
    id: text("id").primaryKey(),
    at: timestamp("at", { withTimezone: true }).notNull().defaultNow(),
    /** Null once that account is deleted. */
    actorId: text("actor_id").references(() => user.id, { onDelete: "set null" }),
    act: text("act", { enum: ownerActNames }).notNull(),
    subjectKind: text("subject_kind", { enum: subjectKinds }).notNull(),
    /** Null once it was a member whose account is deleted. */
    subjectId: text("subject_id"),
    before: jsonb("before").$type<ActFacts>().notNull(),
    after: jsonb("after").$type<ActFacts>().notNull(),
  },
  (table) => [
    index("desk_act_actor_id").on(table.actorId),
    index("desk_act_subject_id").on(table.subjectId),
  ],
);
