import { purchaseKinds, purchaseStates } from "#core/purchases/purchase.ts";
import { user } from "#adapters/identity/table.server.ts";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  index,
  integer,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";

const time = (name: string) => timestamp(name, { withTimezone: true });

/** The provider that a row is from. What another provider, or its test mode, reported grants nothing. */
const providerColumns = () => ({
  provider: text("provider", { enum: ["embedded", "stripe"] }).notNull(),
  livemode: boolean("livemode").notNull(),
});

/** Each fetch takes a number before it starts, so that an older snapshot never overwrites a newer one. */
export const fetchSequence = pgSequence("look_number");
const fetchSequenceColumn = () => bigint("look", { mode: "number" }).notNull();

/** A person's customer id at the provider. It is there before the first checkout. */
export const billingCustomer = pgTable(
  "billing_customer",
  {
    ...providerColumns(),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    customerId: text("customer_id").notNull().unique(),
    createdAt: time("created_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.provider, table.livemode] })],
);

/** A subscription as it was last fetched, and what we noted when it changed. */
export const subscription = pgTable(
  "subscription",
  {
    ...providerColumns(),
    id: text("id").primaryKey(),
    customerId: text("customer_id").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    priceId: text("price_id").notNull(),
    /** Null when its price is none of the Pro plans; it then grants nothing. */
    plan: text("plan", { enum: ["monthly", "annual"] }),
    amount: integer("amount").notNull(),
    interval: text("interval", { enum: ["month", "year"] }),
    status: text("status").notNull(),
    currentPeriodEnd: time("current_period_end").notNull(),
    cancelAt: time("cancel_at"),
    endedAt: time("ended_at"),
    startedAt: time("started_at").notNull(),
    pastDueSince: time("past_due_since"),
    revokedAt: time("revoked_at"),
    /** A refund of its latest payment is due. */
    refundDue: boolean("refund_due").notNull().default(false),
    look: fetchSequenceColumn(),
    syncedAt: time("synced_at").notNull().defaultNow(),
  },
  (table) => [
    index("subscription_user_id").on(table.userId),
    index("subscription_customer_id").on(table.customerId),
  ],
);

export const purchase = pgTable(
  "purchase",
  {
    ...providerColumns(),
    id: text("id").primaryKey(),
    /** Null for a guest, and for a person whose account was deleted. */
    userId: text("user_id").references(() => user.id, { onDelete: "set null" }),
    email: text("email"),
    kind: text("kind", { enum: purchaseKinds }).notNull(),
    sku: text("sku").notNull(),
    priceId: text("price_id").notNull(),
    /** What was asked, in cents. */
    amount: integer("amount").notNull(),
    currency: text("currency").notNull(),
    state: text("state", { enum: purchaseStates }).notNull(),
    checkoutId: text("checkout_id").unique(),
    checkoutUrl: text("checkout_url"),
    /** When the checkout closes. */
    expiresAt: time("expires_at").notNull(),
    paymentId: text("payment_id").unique(),
    subscriptionId: text("subscription_id"),
    /** Of the cookie that a guest's browser holds. */
    claimHash: text("claim_hash"),
    invoiceUrl: text("invoice_url"),
    paidAt: time("paid_at"),
    refundedCents: integer("refunded_cents").notNull().default(0),
    revokedAt: time("revoked_at"),
    /** A refund of this payment is due. */
    refundDue: boolean("refund_due").notNull().default(false),
    receiptSentAt: time("receipt_sent_at"),
    addressChangedAt: time("address_changed_at"),
    /** The account is gone: nothing that names the buyer comes back into this row. */
    forgottenAt: time("forgotten_at"),
    look: fetchSequenceColumn(),
    syncedAt: time("synced_at").notNull().defaultNow(),
    createdAt: time("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("purchase_user_id").on(table.userId),
    index("purchase_email").on(table.email),
    index("purchase_claim_hash").on(table.claimHash),
    index("purchase_paid_at")
      .on(table.paidAt)
      .where(sql`${table.paidAt} is not null`),
    // What a person may have to look at; everything else is in order, and most of what there is.
    index("purchase_unsettled")
      .on(table.createdAt)
      .where(sql`${table.state} in ('disputed', 'review', 'processing') or ${table.refundDue}`),
    // Two clicks, or two tabs, are one purchase; whoever has one Pro checkout open has no second one.
    uniqueIndex("purchase_open")
      .on(
        table.provider,
        table.livemode,
        sql`coalesce(${table.userId}, ${table.claimHash})`,
        sql`(case when ${table.kind} = 'pro' then 'pro' else ${table.sku} end)`,
      )
      .where(sql`${table.state} = 'open'`),
    uniqueIndex("purchase_owned")
      .on(table.provider, table.livemode, table.userId, table.sku)
      .where(sql`${table.kind} = 'kit' and ${table.state} in ('processing', 'paid', 'disputed')`),
  ],
);

/** When the records were last compared with a provider, and what came of it. */
export const reconciliation = pgTable(
  "reconciliation",
  {
    ...providerColumns(),
    at: time("at").notNull().defaultNow(),
    /** Everything was compared, not only what may be late. */
    isFull: boolean("is_full").notNull(),
    checked: integer("checked").notNull(),
    differences: integer("differences").notNull(),
    failed: integer("failed").notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.livemode] })],
);

/** The provider's events, each once. Only what an event points to is stored, none of its content. */
export const webhookEvent = pgTable(
  "webhook_event",
  {
    ...providerColumns(),
    id: text("id").primaryKey(),
    type: text("type").notNull(),
    objectId: text("object_id"),
    customerId: text("customer_id"),
    checkoutId: text("checkout_id"),
    paymentId: text("payment_id"),
    createdAt: time("created_at").notNull(),
    receivedAt: time("received_at").notNull().defaultNow(),
    processedAt: time("processed_at"),
    attempts: integer("attempts").notNull().default(1),
    /** The name of what went wrong, never its words. */
    lastError: text("last_error"),
  },
  (table) => [
    index("webhook_event_unprocessed")
      .on(table.receivedAt)
      .where(sql`${table.processedAt} is null`),
  ],
);
