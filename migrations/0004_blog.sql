CREATE TABLE "blog_post" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"category" text NOT NULL,
	"preview_text" text NOT NULL,
	"content" text NOT NULL,
	"is_pro_only" boolean NOT NULL,
	"is_draft" boolean NOT NULL,
	"reading_minutes" integer NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"open_words" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', title || ' ' || category || ' ' || preview_text)) STORED,
	"all_words" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', title || ' ' || category || ' ' || preview_text || ' ' || content)) STORED,
	CONSTRAINT "blog_post_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE INDEX "blog_post_published" ON "blog_post" USING btree ("published_at");--> statement-breakpoint
CREATE INDEX "blog_post_open_words" ON "blog_post" USING gin ("open_words");--> statement-breakpoint
CREATE INDEX "blog_post_all_words" ON "blog_post" USING gin ("all_words");