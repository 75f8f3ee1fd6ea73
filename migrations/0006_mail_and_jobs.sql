CREATE TABLE "mail" (
	"id" text PRIMARY KEY NOT NULL,
	"about" text NOT NULL,
	"body" text,
	"dedupe" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "mail_dedupe_unique" UNIQUE("dedupe")
);
--> statement-breakpoint
CREATE TABLE "job" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL,
	"dedupe" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"run_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"error" text,
	CONSTRAINT "job_dedupe_unique" UNIQUE("dedupe")
);
--> statement-breakpoint
ALTER TABLE "waitlist_entry" ADD COLUMN "consented_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "waitlist_entry" SET "consented_at" = "created_at";--> statement-breakpoint
CREATE INDEX "mail_about" ON "mail" USING btree ("about");--> statement-breakpoint
CREATE INDEX "mail_created_at" ON "mail" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "job_due" ON "job" USING btree ("run_at") WHERE "job"."done_at" is null and "job"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "job_created_at" ON "job" USING btree ("created_at");