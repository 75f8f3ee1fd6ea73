CREATE TABLE "desk_act" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" text,
	"act" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "desk_act" ADD CONSTRAINT "desk_act_actor_id_user_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_act_actor_id" ON "desk_act" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "desk_act_subject_id" ON "desk_act" USING btree ("subject_id");