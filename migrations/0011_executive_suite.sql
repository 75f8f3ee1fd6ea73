CREATE TABLE "negotiation" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"request" text NOT NULL,
	"status" text NOT NULL,
	"date" date NOT NULL,
	"amount_cents" bigint,
	"follow_up" date,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "negotiation_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "negotiation_move" (
	"user_id" text NOT NULL,
	"negotiation_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"date" date NOT NULL,
	"amount_cents" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "negotiation_move_user_id_negotiation_id_id_pk" PRIMARY KEY("user_id","negotiation_id","id")
);
--> statement-breakpoint
CREATE TABLE "power_position" (
	"user_id" text PRIMARY KEY NOT NULL,
	"statement" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "win" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"date" date NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "win_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "negotiation" ADD CONSTRAINT "negotiation_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "negotiation_move" ADD CONSTRAINT "negotiation_move_user_id_negotiation_id_negotiation_user_id_id_fk" FOREIGN KEY ("user_id","negotiation_id") REFERENCES "public"."negotiation"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "power_position" ADD CONSTRAINT "power_position_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "win" ADD CONSTRAINT "win_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "negotiation_newest" ON "negotiation" USING btree ("user_id","date" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "negotiation"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "negotiation_deleted_at" ON "negotiation" USING btree ("deleted_at") WHERE "negotiation"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "win_newest" ON "win" USING btree ("user_id","date" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "win"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "win_deleted_at" ON "win" USING btree ("deleted_at") WHERE "win"."deleted_at" is not null;