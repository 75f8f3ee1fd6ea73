import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { isLiveGrant } from "./pro-grants.ts";
import { proGrant } from "./table.server.ts";

/** A reason to have Pro at this moment, as a condition on a person's id. Any one is enough. */
export type ProSource = (userId: AnyPgColumn) => SQL<boolean>;

/** Pro given by hand, not ended and not over. */
export const manualGrant: ProSource = (userId) =>
  sql<boolean>`exists (select 1 from ${proGrant} where ${proGrant.userId} = ${userId} and ${isLiveGrant})`;

/** True for a person whom any of the sources gives Pro. */
export function hasAnyProSource(sources: readonly ProSource[], userId: AnyPgColumn): SQL<boolean> {
  const conditions = sources.map((source) => source(userId));
  return sql<boolean>`(${sql.join([sql`false`, ...conditions], sql` or `)})`;
}
