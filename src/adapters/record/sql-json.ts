import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** One JSON object of these values by their names. */
export function jsonObject(values: Readonly<Record<string, SQLWrapper>>): SQL {
  const pairs = Object.entries(values).map(
    ([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`,
  );
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`;
}

/** A list in JSON, one item for each row in the rows' order; without rows an empty one. */
export function jsonListOf(item: SQL, from: SQL, order?: SQL): SQL {
  const items = order ? sql`${item} order by ${order}` : item;
  return sql`(select coalesce(json_agg(${items}), '[]'::json) from ${from})`;
}
