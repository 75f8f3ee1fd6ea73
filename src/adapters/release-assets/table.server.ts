import { boolean, customType, index, pgTable, text, timestamp } from "drizzle-orm/pg-core";

const bytes = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

/** The browser's files of the last few releases, for processes of another one. A name never changes its content. */
export const releaseAsset = pgTable(
  "release_asset",
  {
    path: text("path").primaryKey(),
    body: bytes("body").notNull(),
    isBrotli: boolean("is_brotli").notNull(),
    /** When a release that has it started last: the same for all files of that release. */
    releaseStartedAt: timestamp("release_started_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("release_asset_started").on(table.releaseStartedAt)],
);
