CREATE TABLE "limit_window" (
	"key" text NOT NULL,
	"seconds" integer NOT NULL,
	"used" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "limit_window_key_seconds_pk" PRIMARY KEY("key","seconds")
);
--> statement-breakpoint
ALTER TABLE "pending_sign_in" ADD COLUMN "asker_hash" text;--> statement-breakpoint
ALTER TABLE "pending_sign_in" ADD COLUMN "asker_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "pending_sign_in" ADD COLUMN "superseded_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "limit_window_ends_at" ON "limit_window" USING btree ("ends_at");