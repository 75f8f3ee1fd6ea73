import { ilike, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

/** Whether a column holds this text somewhere, in any case; signs of a pattern in it are signs. */
export function containsText(column: AnyPgColumn, text: string): SQL {
  return ilike(column, `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`);
}
