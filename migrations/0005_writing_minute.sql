CREATE TABLE "writing_minute" (
	"key" text PRIMARY KEY NOT NULL,
	"used" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "writing_minute_ends_at" ON "writing_minute" USING btree ("ends_at");