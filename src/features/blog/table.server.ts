import { sql } from "drizzle-orm";
import { boolean, customType, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

const searchable = customType<{ data: string }>({ dataType: () => "tsvector" });
const time = (name: string) => timestamp(name, { withTimezone: true });

/** Posts as they are served. Files are where they are written; several releases may bring them in side by side. */
export const blogPost = pgTable(
  "blog_post",
  {
    id: text("id").primaryKey(),
    slug: text("slug").notNull().unique(),
    title: text("title").notNull(),
    category: text("category").notNull(),
    previewText: text("preview_text").notNull(),
    content: text("content").notNull(),
    isProOnly: boolean("is_pro_only").notNull(),
    isDraft: boolean("is_draft").notNull(),
    readingMinutes: integer("reading_minutes").notNull(),
    publishedAt: time("published_at").notNull(),
    updatedAt: time("updated_at").notNull().defaultNow(),
    /** The version of the file that was taken last. */
    version: integer("version").notNull().default(1),
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
