CREATE TABLE "storage_use" (
	"user_id" text PRIMARY KEY NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"deleted_bytes" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shared_text_comment" ADD COLUMN "user_id" text;--> statement-breakpoint
ALTER TABLE "storage_use" ADD CONSTRAINT "storage_use_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- What a row counts as: the bytes of these columns, and 200 for the rest of the row and its places in indexes.
CREATE FUNCTION storage_of("stored" jsonb, "words" text[]) RETURNS "storage_use" LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
	size bigint := 200;
	word text;
BEGIN
	FOREACH word IN ARRAY words LOOP
		size := size + coalesce(octet_length(stored ->> word), 0);
	END LOOP;
	IF coalesce(stored ->> 'deleted_at', stored ->> 'removed_at') IS NULL THEN
		RETURN (stored ->> 'user_id', size, 0::bigint);
	END IF;
	RETURN (stored ->> 'user_id', 0::bigint, size);
END $$;
--> statement-breakpoint
-- Adds what a statement changed to what its members store. Growing past the quota fails with MP001, past twice the quota
-- together with what is deleted and still there with MP002; deleting never fails. Members come in one order, so that no two
-- statements wait for each other.
CREATE FUNCTION count_storage() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	quota CONSTANT bigint := 100000000;
	gained "storage_use"[];
	lost "storage_use"[];
	change record;
	used "storage_use";
BEGIN
	IF TG_OP <> 'DELETE' THEN
		SELECT array_agg(storage_of(to_jsonb(one), TG_ARGV)) INTO gained FROM added AS one;
	END IF;
	IF TG_OP <> 'INSERT' THEN
		SELECT array_agg(storage_of(to_jsonb(one), TG_ARGV)) INTO lost FROM removed AS one;
	END IF;
	FOR change IN
		SELECT user_id, sum(bytes)::bigint AS bytes, sum(deleted_bytes)::bigint AS deleted_bytes
		FROM (
			SELECT user_id, bytes, deleted_bytes FROM unnest(gained)
			UNION ALL SELECT user_id, -bytes, -deleted_bytes FROM unnest(lost)
		) AS changes
		WHERE user_id IS NOT NULL
		GROUP BY user_id HAVING sum(bytes) <> 0 OR sum(deleted_bytes) <> 0
		ORDER BY user_id
	LOOP
		UPDATE "storage_use" AS kept
		SET bytes = kept.bytes + change.bytes, deleted_bytes = kept.deleted_bytes + change.deleted_bytes
		WHERE kept.user_id = change.user_id RETURNING kept.* INTO used;
		IF NOT FOUND AND change.bytes > 0 THEN
			INSERT INTO "storage_use" AS kept (user_id, bytes, deleted_bytes)
			VALUES (change.user_id, change.bytes, change.deleted_bytes)
			ON CONFLICT (user_id) DO UPDATE
			SET bytes = kept.bytes + excluded.bytes, deleted_bytes = kept.deleted_bytes + excluded.deleted_bytes
			RETURNING kept.* INTO used;
		END IF;
		IF change.bytes > 0 AND used.bytes > quota THEN
			RAISE EXCEPTION 'The quota is used up.' USING ERRCODE = 'MP001';
		END IF;
		IF change.bytes > 0 AND used.bytes + used.deleted_bytes > 2 * quota THEN
			RAISE EXCEPTION 'The quota is used up by what is deleted.' USING ERRCODE = 'MP002';
		END IF;
	END LOOP;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- From now on these columns of a table count as stored by the member in its user_id, and so does what is there already. For
-- other columns of a table that is counted: empty storage_use, then name every table anew.
CREATE FUNCTION count_storage_in("counted" regclass, VARIADIC "words" text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	arguments text := (SELECT string_agg(quote_literal(word), ', ') FROM unnest(words) AS word);
	event text[];
BEGIN
	FOREACH event SLICE 1 IN ARRAY ARRAY[
		['INSERT', 'NEW TABLE AS added'],
		['UPDATE', 'NEW TABLE AS added OLD TABLE AS removed'],
		['DELETE', 'OLD TABLE AS removed']
	] LOOP
		EXECUTE format('DROP TRIGGER IF EXISTS %I ON %s', 'storage_' || lower(event[1]), counted);
		EXECUTE format(
			'CREATE TRIGGER %I AFTER %s ON %s REFERENCING %s FOR EACH STATEMENT EXECUTE FUNCTION count_storage(%s)',
			'storage_' || lower(event[1]), event[1], counted, event[2], arguments);
	END LOOP;
	EXECUTE format(
		'INSERT INTO "storage_use" AS kept (user_id, bytes, deleted_bytes)
		SELECT (size).user_id, sum((size).bytes), sum((size).deleted_bytes)
		FROM (SELECT storage_of(to_jsonb(one), $1) AS size FROM %s AS one OFFSET 0) AS sizes
		WHERE (size).user_id IS NOT NULL GROUP BY (size).user_id
		ON CONFLICT (user_id) DO UPDATE
		SET bytes = kept.bytes + excluded.bytes, deleted_bytes = kept.deleted_bytes + excluded.deleted_bytes',
		counted) USING words;
END $$;
--> statement-breakpoint
UPDATE "shared_text_comment" SET "user_id" = "shared_text"."user_id" FROM "shared_text" WHERE "shared_text"."id" = "shared_text_id";--> statement-breakpoint
SELECT count_storage_in('win', 'title', 'description');--> statement-breakpoint
SELECT count_storage_in('negotiation', 'request');--> statement-breakpoint
SELECT count_storage_in('negotiation_move', 'kind');--> statement-breakpoint
SELECT count_storage_in('power_position', 'statement');--> statement-breakpoint
SELECT count_storage_in('draft', 'answers');--> statement-breakpoint
SELECT count_storage_in('saved_result', 'name', 'answers', 'shelf', 'versions', 'language');--> statement-breakpoint
SELECT count_storage_in('shared_text', 'title', 'text');--> statement-breakpoint
SELECT count_storage_in('shared_text_comment', 'text');--> statement-breakpoint
SELECT count_storage_in('practice_run', 'kind', 'tool_id');
