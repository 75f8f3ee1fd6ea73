CREATE TABLE "release_asset" (
	"path" text PRIMARY KEY NOT NULL,
	"body" "bytea" NOT NULL,
	"is_brotli" boolean NOT NULL,
	"release_started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "release_asset_started" ON "release_asset" USING btree ("release_started_at");