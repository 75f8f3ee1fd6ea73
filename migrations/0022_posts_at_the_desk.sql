CREATE TABLE "blog_post_version" (
	"post_id" text NOT NULL,
	"revision" integer NOT NULL,
	"kind" text NOT NULL,
	"restored_from" integer,
	"title" text NOT NULL,
	"category" text NOT NULL,
	"preview_text" text NOT NULL,
	"content" text NOT NULL,
	"is_pro_only" boolean NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "blog_post_version_post_id_revision_pk" PRIMARY KEY("post_id","revision")
);
--> statement-breakpoint
ALTER TABLE "blog_post" ADD COLUMN "origin" text DEFAULT 'file' NOT NULL;--> statement-breakpoint
ALTER TABLE "blog_post" ADD COLUMN "detached_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "blog_post" ADD COLUMN "detached_version" integer;--> statement-breakpoint
ALTER TABLE "blog_post" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "blog_post" ADD COLUMN "shown_revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "blog_post" ADD COLUMN "unpublished_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "blog_post_version" ADD CONSTRAINT "blog_post_version_post_id_blog_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_post"("id") ON DELETE cascade ON UPDATE no action;