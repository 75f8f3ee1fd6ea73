import type { Database } from "#adapters/database/database.ts";
import { and, asc, desc, eq, gte, inArray, lte, sql } from "drizzle-orm";
import { type CountedSubject, monthlyCount } from "./table.server.ts";

const { subject, month, key, count } = monthlyCount;

/** Every count of a subject between two months, given by their first days; all there are without them. */
export function readCounts(
  db: Database,
  of: CountedSubject,
  months?: { readonly from: string; readonly to: string },
) {
  const isWithin = months && and(gte(month, months.from), lte(month, months.to));
  return db
    .select({ month, key, count })
    .from(monthlyCount)
    .where(and(eq(subject, of), isWithin))
    .orderBy(asc(month), asc(key));
}

type CountPage = {
  readonly month: string;
  readonly limit: number;
  /** The count and the key that the page comes after. */
  readonly after?: { readonly count: number; readonly key: string } | undefined;
};

/** A page of the counts of one month, the highest first. */
export function listHighestCounts(
  db: Database,
  of: CountedSubject,
  { month: ofMonth, limit, after }: CountPage,
) {
  const comesAfter = after && sql`(${count}, ${key}) < (${after.count}, ${after.key})`;
  return db
    .select({ key, count })
    .from(monthlyCount)
    .where(and(eq(subject, of), eq(month, ofMonth), comesAfter))
    .orderBy(desc(count), desc(key))
    .limit(limit);
}

/** The counts of these keys in one month; none where nothing was counted. */
export async function findCounts(
  db: Database,
  of: CountedSubject,
  ofMonth: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .select({ key, count })
    .from(monthlyCount)
    .where(and(eq(subject, of), eq(month, ofMonth), inArray(key, [...keys])));
  return new Map(rows.map((row) => [row.key, row.count]));
}
