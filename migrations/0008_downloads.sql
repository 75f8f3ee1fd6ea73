CREATE TABLE "download" (
	"id" text PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"user_id" text,
	"kit" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "download_holder_at" ON "download" USING btree ("holder","at");--> statement-breakpoint
CREATE INDEX "download_user" ON "download" USING btree ("user_id");