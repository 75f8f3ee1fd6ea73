const dollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  trailingZeroDisplay: "stripIfInteger",
});
const counts = new Intl.NumberFormat("en-US");

/** US cents as a sum is read: "$4,026", "$19.50". */
export function formatSum(cents: number): string {
  return dollars.format(cents / 100);
}

/** A count as it is read: "12,500". */
export function formatThousands(count: number): string {
  return counts.format(count);
}
