CREATE SEQUENCE "public"."look_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "billing_customer" (
	"provider" text NOT NULL,
	"livemode" boolean NOT NULL,
	"user_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "billing_customer_user_id_provider_livemode_pk" PRIMARY KEY("user_id","provider","livemode"),
	CONSTRAINT "billing_customer_customer_id_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
CREATE TABLE "purchase" (
	"provider" text NOT NULL,
	"livemode" boolean NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"email" text,
	"kind" text NOT NULL,
	"sku" text NOT NULL,
	"price_id" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"checkout_id" text,
	"checkout_url" text,
	"expires_at" timestamp with time zone NOT NULL,
	"payment_id" text,
	"subscription_id" text,
	"claim_hash" text,
	"invoice_url" text,
	"paid_at" timestamp with time zone,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"revoked_at" timestamp with time zone,
	"refund_due" boolean DEFAULT false NOT NULL,
	"receipt_sent_at" timestamp with time zone,
	"address_changed_at" timestamp with time zone,
	"forgotten_at" timestamp with time zone,
	"look" bigint NOT NULL,
	"synced_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "purchase_checkout_id_unique" UNIQUE("checkout_id"),
	CONSTRAINT "purchase_payment_id_unique" UNIQUE("payment_id")
);
--> statement-breakpoint
CREATE TABLE "subscription" (
	"provider" text NOT NULL,
	"livemode" boolean NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"user_id" text NOT NULL,
	"price_id" text NOT NULL,
	"plan" text,
	"amount" integer NOT NULL,
	"interval" text,
	"status" text NOT NULL,
	"current_period_end" timestamp with time zone NOT NULL,
	"cancel_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"started_at" timestamp with time zone NOT NULL,
	"past_due_since" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"refund_due" boolean DEFAULT false NOT NULL,
	"look" bigint NOT NULL,
	"synced_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_event" (
	"provider" text NOT NULL,
	"livemode" boolean NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"object_id" text,
	"customer_id" text,
	"checkout_id" text,
	"payment_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"processed_at" timestamp with time zone,
	"attempts" integer DEFAULT 1 NOT NULL,
	"last_error" text
);
--> statement-breakpoint
ALTER TABLE "billing_customer" ADD CONSTRAINT "billing_customer_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase" ADD CONSTRAINT "purchase_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "purchase_user_id" ON "purchase" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "purchase_email" ON "purchase" USING btree ("email");--> statement-breakpoint
CREATE INDEX "purchase_claim_hash" ON "purchase" USING btree ("claim_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_open" ON "purchase" USING btree ("provider","livemode",coalesce("user_id", "claim_hash"),(case when "kind" = 'pro' then 'pro' else "sku" end)) WHERE "purchase"."state" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_owned" ON "purchase" USING btree ("provider","livemode","user_id","sku") WHERE "purchase"."kind" = 'kit' and "purchase"."state" in ('processing', 'paid', 'disputed');--> statement-breakpoint
CREATE INDEX "subscription_user_id" ON "subscription" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "subscription_customer_id" ON "subscription" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "webhook_event_unprocessed" ON "webhook_event" USING btree ("received_at") WHERE "webhook_event"."processed_at" is null;