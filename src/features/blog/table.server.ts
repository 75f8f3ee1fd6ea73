import { sql } from "drizzle-orm";
import {
  boolean,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import { postOrigins, versionKinds } from "./writing/post-words.ts";

const searchable = customType<{ data: string }>({ dataType: () => "tsvector" });
const time = (name: string) => timestamp(name, { withTimezone: true });

/** The words of a post, in its row as readers get them and in each of its versions. */
const words = () => ({
  title: text("title").notNull(),
  category: text("category").notNull(),
  previewText: text("preview_text").notNull(),
  content: text("content").notNull(),
  isProOnly: boolean("is_pro_only").notNull(),
});

/** Posts as they are served. They are written in files, which several releases may bring in side by side, or by an owner. */
export const blogPost = pgTable(
  "blog_post",
  {
    id: text("id").primaryKey(),
    slug: text("slug").notNull().unique(),
    ...words(),
    isDraft: boolean("is_draft").notNull(),
    readingMinutes: integer("reading_minutes").notNull(),
    publishedAt: time("published_at").notNull(),
    /** When last changed what readers may get, by the clock of the database. */
    updatedAt: time("updated_at").notNull().defaultNow(),
    /** The version of the file that was taken last; an owner’s changes raise it from there. */
    version: integer("version").notNull().default(1),
    origin: text("origin", { enum: postOrigins }).notNull().default("file"),
    /** Since when it is an owner’s, so that no file changes it; null while it follows its file. */
    detachedAt: time("detached_at"),
    /** The version of the file that it followed until then. */
    detachedVersion: integer("detached_version"),
    /** Counts every change of its words, by whomever. */
    revision: integer("revision").notNull().default(0),
    /** The revision that this row holds: readers get no later one while it is out or scheduled. */
    shownRevision: integer("shown_revision").notNull().default(0),
    /** When it was taken from its readers; null otherwise. */
    unpublishedAt: time("unpublished_at"),
    /** When the operator put it out; no file that is still a draft takes it back. */
    publishedByHandAt: time("published_by_hand_at"),
    /** What everybody may find. */
    openWords: searchable("open_words").generatedAlwaysAs(
      sql`to_tsvector('english', title || ' ' || category || ' ' || preview_text)`,
    ),
    /** What those who may read the post may find. */
    allWords: searchable("all_words").generatedAlwaysAs(
      sql`to_tsvector('english', title || ' ' || category || ' ' || preview_text || ' ' || content)`,
    ),
  },
  (table) => [
    index("blog_post_published").on(table.publishedAt),
    index("blog_post_category").on(table.category, table.publishedAt),
    index("blog_post_open_words").using("gin", table.openWords),
    index("blog_post_all_words").using("gin", table.allWords),
  ],
);

/** What an owner wrote, as it was saved: the newest is what the editor shows. Readers never get anything from here. */
export const blogPostVersion = pgTable(
  "blog_post_version",
  {
    postId: text("post_id")
      .notNull()
      .references(() => blogPost.id, { onDelete: "cascade" }),
    revision: integer("revision").notNull(),
    kind: text("kind", { enum: versionKinds }).notNull(),
    /** The revision that was gone back to. */
    restoredFrom: integer("restored_from"),
    ...words(),
    /** The first of the saves that became this version. */
    begunAt: time("begun_at").notNull(),
    savedAt: time("saved_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.revision] })],
);
