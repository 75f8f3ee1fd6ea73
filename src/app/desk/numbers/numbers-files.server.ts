import { readCounts } from "#adapters/monthly-counts/read-counts.ts";
import { formatCsv } from "#core/csv/csv.ts";
import { listSalesMonths, readSales } from "#features/billing/purchases/sales.server.ts";
import { countMembersByPlan } from "./members.server.ts";
import type { NumbersDeps } from "./numbers.server.ts";
import { groupSales, netOf, type SalesSum } from "./sales-tables.server.ts";

type Rows = readonly (readonly string[])[];
type FileMaker = (deps: NumbersDeps) => Promise<Rows>;

const salesHead = ["sold", "revenue", "given back", "lost in disputes", "left"];

/** What each table of the page is as a file: everything since the beginning. Amounts are US dollars. */
const files = {
  "sales-by-month": async (deps) => [
    ["month", ...salesHead],
    ...salesRows(groupSales(await readAllSales(deps), "month")),
  ],
  "sales-by-product": async (deps) => [
    ["what", "month", ...salesHead],
    ...(await readAllSales(deps)).map((row) => [row.sku, row.month, ...salesCells(row)]),
  ],
  "members-by-plan": async ({ db, payments }) => {
    const { free, monthly, annual, byHand, all } = await countMembersByPlan(db, payments);
    const plans = {
      free,
      "pro, monthly": monthly,
      "pro, annual": annual,
      "pro by hand": byHand,
      all,
    };
    return [
      ["plan", "members"],
      ...Object.entries(plans).map(([plan, count]) => [plan, `${count}`]),
    ];
  },
  "texts-by-tool": async ({ db }) => [
    ["tool", "month", "texts"],
    ...(await readCounts(db, "tool text")).map((one) => [
      one.key,
      monthOfDay(one.month),
      `${one.count}`,
    ]),
  ],
  "readers-by-post": readersByPost,
} satisfies Readonly<Record<string, FileMaker>>;

export type NumbersFile = keyof typeof files;

export const numbersFiles = [
  "sales-by-month",
  "sales-by-product",
  "members-by-plan",
  "texts-by-tool",
  "readers-by-post",
] as const satisfies readonly NumbersFile[];

/** A table of the numbers as CSV. */
export async function formatNumbersFile(deps: NumbersDeps, name: NumbersFile): Promise<string> {
  return formatCsv(await files[name](deps));
}

async function readAllSales({ db, payments, now }: NumbersDeps) {
  return readSales(db, payments, await listSalesMonths(db, payments, now()));
}

async function readersByPost({ db }: NumbersDeps): Promise<Rows> {
  const [pages, texts] = [await readCounts(db, "post page"), await readCounts(db, "post text")];
  const counts = new Map<string, { pages: number; texts: number }>();
  const of = (key: string) => {
    const known = counts.get(key) ?? { pages: 0, texts: 0 };
    counts.set(key, known);
    return known;
  };
  for (const { month, key, count } of pages) of(`${month} ${key}`).pages = count;
  for (const { month, key, count } of texts) of(`${month} ${key}`).texts = count;
  const rows = [...counts].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return [
    ["post", "month", "pages", "opened in place"],
    ...rows.map(([key, count]) => [
      key.slice(11),
      monthOfDay(key),
      `${count.pages}`,
      `${count.texts}`,
    ]),
  ];
}

function salesRows(groups: ReadonlyMap<string, SalesSum>): string[][] {
  return [...groups].map(([key, sum]) => [key, ...salesCells(sum)]);
}

function salesCells(sum: SalesSum): string[] {
  const amounts = [sum.revenue, sum.refunded, sum.lost, netOf(sum)];
  return [`${sum.sold}`, ...amounts.map((cents) => (cents / 100).toFixed(2))];
}

function monthOfDay(day: string): string {
  return day.slice(0, 7);
}
