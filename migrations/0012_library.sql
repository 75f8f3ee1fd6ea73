CREATE TABLE "saved_result" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"tool_id" text NOT NULL,
	"name" text NOT NULL,
	"answers" jsonb NOT NULL,
	"tone" text NOT NULL,
	"versions" jsonb NOT NULL,
	"shown" integer NOT NULL,
	"language" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "saved_result" ADD CONSTRAINT "saved_result_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_result_user" ON "saved_result" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_result_key" ON "saved_result" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "saved_result_removed_at" ON "saved_result" USING btree ("removed_at");