CREATE TABLE "emulator_object" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"customer" text,
	"data" jsonb NOT NULL,
	"due_at" timestamp with time zone,
	"seq" bigserial NOT NULL
);
--> statement-breakpoint
CREATE INDEX "emulator_object_kind" ON "emulator_object" USING btree ("kind","seq");--> statement-breakpoint
CREATE INDEX "emulator_object_customer" ON "emulator_object" USING btree ("customer");--> statement-breakpoint
CREATE INDEX "emulator_object_due_at" ON "emulator_object" USING btree ("due_at");