ALTER TABLE "blog_post" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "blog_post" ADD COLUMN "published_by_hand_at" timestamp with time zone;
