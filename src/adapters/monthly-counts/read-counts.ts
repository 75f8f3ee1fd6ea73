import type { Database } from "#adapters/database/database.ts";
import { and, asc, eq, gte, lte } from "drizzle-orm";
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
