import type { Database } from "#adapters/database/database.ts";
import { findCounts, listHighestCounts, readCounts } from "#adapters/monthly-counts/read-counts.ts";
import type { ActiveProvider } from "#features/billing/active-provider.server.ts";
import { readFirstSale, readSales } from "#features/billing/purchases/sales.server.ts";
import { findPostTitles } from "#features/blog/reading/post-titles.server.ts";
import { AppError } from "#core/errors/app-error.ts";
import { countMembersByPlan } from "./members.server.ts";
import { type Month, monthAt, monthsOfYear, parseMonth } from "#core/months/month.ts";

export type NumbersDeps = {
  readonly db: Database;
  readonly payments: ActiveProvider;
  readonly now: () => Date;
};

export type NumbersQuery = {
  readonly month: Month;
  /** The post that a page of readers comes after, and how often it was read. */
  readonly after: { readonly key: string; readonly count: number } | undefined;
};

export type Numbers = Awaited<ReturnType<typeof readNumbers>>;

const postsPerPage = 50;

/** What of the address a page of numbers is about; the present month where it says nothing. Throws 400. */
export function parseNumbersQuery(
  asked: { readonly month?: string; readonly post?: string; readonly reads?: string },
  now: Date,
): NumbersQuery {
  const month = asked.month === undefined ? monthAt(now) : parseMonth(asked.month);
  if (month === null) throw new AppError("bad_request", "That is no month. Write it as 2026-11.");
  const count = /^\d{1,9}$/.test(asked.reads ?? "") ? Number(asked.reads) : null;
  const after = asked.post === undefined || count === null ? undefined : { key: asked.post, count };
  return { month, after };
}

/** A year’s sales and texts, the readers of one month, and members as they are now. */
export async function readNumbers(
  { db, payments, now }: NumbersDeps,
  { month, after }: NumbersQuery,
) {
  const months = monthsOfYear(month);
  const [first = month, last = month] = [months[0], months.at(-1)];
  const present = monthAt(now());
  const [sales, firstSale, members, texts, readers] = await Promise.all([
    readSales(db, payments, months),
    readFirstSale(db, payments),
    countMembersByPlan(db, payments),
    readCounts(db, "tool text", { from: `${first}-01`, to: `${last}-01` }),
    readReaders(db, month, after),
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

async function readReaders(db: Database, month: Month, after: NumbersQuery["after"]) {
  const day = `${month}-01`;
  const limit = postsPerPage + 1;
  const found = await listHighestCounts(db, "post page", { month: day, limit, after });
  const pages = found.slice(0, postsPerPage);
  const slugs = pages.map(({ key }) => key);
  const [texts, titles] = await Promise.all([
    findCounts(db, "post text", day, slugs),
    findPostTitles(db, slugs),
  ]);
  const posts = pages.map(({ key, count }) => ({
    slug: key,
    title: titles.get(key) ?? null,
    pages: count,
    inPlace: texts.get(key) ?? 0,
  }));
  return { posts, next: found.length > postsPerPage ? (pages.at(-1) ?? null) : null };
}
