CREATE TABLE "practice_run" (
	"user_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"tool_id" text NOT NULL,
	"seconds" double precision NOT NULL,
	"words_per_minute" double precision,
	"silence_seconds" double precision,
	CONSTRAINT "practice_run_user_id_at_kind_pk" PRIMARY KEY("user_id","at","kind")
);
--> statement-breakpoint
ALTER TABLE "practice_run" ADD CONSTRAINT "practice_run_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;