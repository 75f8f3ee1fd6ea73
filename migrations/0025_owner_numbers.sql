CREATE TABLE "monthly_count" (
	"subject" text NOT NULL,
	"month" date NOT NULL,
	"key" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "monthly_count_subject_month_key_pk" PRIMARY KEY("subject","month","key")
);
--> statement-breakpoint
CREATE TABLE "reconciliation" (
	"provider" text NOT NULL,
	"livemode" boolean NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_full" boolean NOT NULL,
	"checked" integer NOT NULL,
	"differences" integer NOT NULL,
	"failed" integer NOT NULL,
	CONSTRAINT "reconciliation_provider_livemode_pk" PRIMARY KEY("provider","livemode")
);
--> statement-breakpoint
CREATE INDEX "monthly_count_most" ON "monthly_count" USING btree ("subject","month","count","key");--> statement-breakpoint
CREATE INDEX "user_created_at" ON "user" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "job_failed_at" ON "job" USING btree ("failed_at","id") WHERE "job"."failed_at" is not null;--> statement-breakpoint
CREATE INDEX "purchase_paid_at" ON "purchase" USING btree ("paid_at") WHERE "purchase"."paid_at" is not null;--> statement-breakpoint
CREATE INDEX "purchase_unsettled" ON "purchase" USING btree ("created_at") WHERE "purchase"."state" in ('disputed', 'review', 'processing') or "purchase"."refund_due";--> statement-breakpoint
CREATE INDEX "waitlist_entry_created_at" ON "waitlist_entry" USING btree ("created_at","email");