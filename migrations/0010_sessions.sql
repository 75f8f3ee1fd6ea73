CREATE TABLE "session_block" (
	"id" text PRIMARY KEY NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session_credit" (
	"purchase_id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"livemode" boolean NOT NULL,
	"user_id" text,
	"email" text,
	"time_zone" text,
	"uid" text NOT NULL,
	"sequence" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"voided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "session_plan" (
	"id" text PRIMARY KEY NOT NULL,
	"plan" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session_slot" (
	"starts_at" timestamp with time zone PRIMARY KEY NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"purchase_id" text NOT NULL,
	"held_until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "session_credit" ADD CONSTRAINT "session_credit_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_slot" ADD CONSTRAINT "session_slot_purchase_id_session_credit_purchase_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."session_credit"("purchase_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "session_block_ends_at" ON "session_block" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "session_credit_user_id" ON "session_credit" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_credit_email" ON "session_credit" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "session_slot_booked" ON "session_slot" USING btree ("purchase_id") WHERE "session_slot"."held_until" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "session_slot_held" ON "session_slot" USING btree ("purchase_id") WHERE "session_slot"."held_until" is not null;