CREATE TABLE "ai_slot" (
	"key" text NOT NULL,
	"place" integer NOT NULL,
	"holder" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "ai_slot_key_place_pk" PRIMARY KEY("key","place")
);
--> statement-breakpoint
CREATE TABLE "ai_use" (
	"day" date NOT NULL,
	"key" text NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "ai_use_day_key_pk" PRIMARY KEY("day","key")
);
