import type { SalesRow } from "#features/billing/purchases/sales.server.ts";

/** Amounts of several sales together, in US cents. */
export type SalesSum = Omit<SalesRow, "month" | "sku">;

const nothing: SalesSum = { sold: 0, revenue: 0, refunded: 0, lost: 0 };

/** All of these together. */
export function sumSales(rows: readonly SalesSum[]): SalesSum {
  return rows.reduce(
    (sum, one) => ({
      sold: sum.sold + one.sold,
      revenue: sum.revenue + one.revenue,
      refunded: sum.refunded + one.refunded,
      lost: sum.lost + one.lost,
    }),
    nothing,
  );
}

/** Sales by one of their columns: every key once, in the order in which the keys come. */
export function groupSales(
  rows: readonly SalesRow[],
  column: "month" | "sku",
): ReadonlyMap<string, SalesSum> {
  const groups = Map.groupBy(rows, (row) => row[column]);
  return new Map([...groups].map(([key, ofKey]) => [key, sumSales(ofKey)]));
}

/** What is left once what went back is taken off. */
export function netOf({ revenue, refunded, lost }: SalesSum): number {
  return revenue - refunded - lost;
}
