import type { Database } from "#adapters/database/database.ts";
import { readCounts } from "#adapters/monthly-counts/read-counts.ts";
import type { ActiveProvider } from "#features/billing/active-provider.server.ts";
import { readFirstSale, readSales } from "#features/billing/purchases/sales.server.ts";
import { AppError } from "#core/errors/app-error.ts";
import { countMembersByPlan } from "./members.server.ts";
import { readReaders, type ReadersQuery } from "./readers.server.ts";
import { monthAt, monthsOfYear, parseMonth } from "#core/months/month.ts";

export type NumbersDeps = {
  readonly db: Database;
  readonly payments: ActiveProvider;
  readonly now: () => Date;
};

export type Numbers = Awaited<ReturnType<typeof readNumbers>>;

/** What of the address a page of numbers is about; the present month where it says nothing. Throws 400. */
export function parseNumbersQuery(
  asked: { readonly month?: string; readonly post?: string; readonly reads?: string },
  now: Date,
): ReadersQuery {
  const month = asked.month === undefined ? monthAt(now) : parseMonth(asked.month);
  if (month === null) throw new AppError("bad_request", "That is no month. Write it as 2026-11.");
  const count = /^\d{1,9}$/.test(asked.reads ?? "") ? Number(asked.reads) : null;
  const after =
    asked.post === undefined || count === null ? undefined : { slug: asked.post, pages: count };
  return { month, after };
}

/** A year’s sales and texts, the readers of one month, and members as they are now. */
export async function readNumbers({ db, payments, now }: NumbersDeps, query: ReadersQuery) {
  const { month } = query;
  const months = monthsOfYear(month);
  const [first = month, last = month] = [months[0], months.at(-1)];
  const present = monthAt(now());
  const [sales, firstSale, members, texts, readers] = await Promise.all([
    readSales(db, payments, months),
    readFirstSale(db, payments),
    countMembersByPlan(db, payments),
    readCounts(db, "tool text", { from: `${first}-01`, to: `${last}-01` }),
    readReaders(db, query),
  ]);
  return {
    month,
    present,
    months: months.filter((one) => one <= present),
    firstMonth: firstSale ? monthAt(firstSale) : present,
    sales,
    members,
    texts: texts.map((one) => ({ ...one, month: one.month.slice(0, 7) })),
    readers,
  };
}
