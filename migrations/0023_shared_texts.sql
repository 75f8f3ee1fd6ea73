CREATE TABLE "shared_text" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"session_id" text NOT NULL,
	"saved_id" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shared_text_comment" (
	"id" text PRIMARY KEY NOT NULL,
	"shared_text_id" text NOT NULL,
	"line" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "shared_text" ADD CONSTRAINT "shared_text_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_text" ADD CONSTRAINT "shared_text_session_id_session_credit_purchase_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session_credit"("purchase_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_text_comment" ADD CONSTRAINT "shared_text_comment_shared_text_id_shared_text_id_fk" FOREIGN KEY ("shared_text_id") REFERENCES "public"."shared_text"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shared_text_user_id" ON "shared_text" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "shared_text_session_id" ON "shared_text" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "shared_text_comment_text" ON "shared_text_comment" USING btree ("shared_text_id");