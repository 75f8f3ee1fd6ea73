CREATE TABLE "letter" (
	"id" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"words" text NOT NULL,
	"readers" text NOT NULL,
	"revision" integer NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"turn" integer DEFAULT 0 NOT NULL,
	"copies" integer DEFAULT 0 NOT NULL,
	"sent" integer DEFAULT 0 NOT NULL,
	"given_up" integer DEFAULT 0 NOT NULL,
	"left_before" integer DEFAULT 0 NOT NULL,
	"unsubscribed" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "letter_consent" (
	"user_id" text PRIMARY KEY NOT NULL,
	"agreed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "letter_copy" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"letter_id" text NOT NULL,
	"email" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"mail_id" text,
	"settled_at" timestamp with time zone,
	"left_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "batch" text;--> statement-breakpoint
ALTER TABLE "letter_consent" ADD CONSTRAINT "letter_consent_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_copy" ADD CONSTRAINT "letter_copy_letter_id_letter_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."letter"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "letter_copy_reader" ON "letter_copy" USING btree ("letter_id","email");--> statement-breakpoint
CREATE INDEX "letter_copy_email" ON "letter_copy" USING btree ("email");--> statement-breakpoint
CREATE INDEX "letter_copy_open" ON "letter_copy" USING btree ("letter_id","state","id") WHERE "letter_copy"."state" in ('waiting', 'queued');--> statement-breakpoint
CREATE INDEX "letter_copy_settled_at" ON "letter_copy" USING btree ("settled_at") WHERE "letter_copy"."email" is not null;