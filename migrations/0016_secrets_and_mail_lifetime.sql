CREATE TABLE "app_secret" (
	"id" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "replaces" text;--> statement-breakpoint
CREATE INDEX "mail_replaces" ON "mail" USING btree ("replaces","id") WHERE "mail"."replaces" is not null;