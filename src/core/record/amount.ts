const amountPattern = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?\s*(k)?$/i;

/** "$184,500", "184500.50" or "185k" in cents; null when it is no amount of dollars. */
export function parseAmount(text: string): number | null {
  const match = amountPattern.exec(text.trim());
  if (!match) return null;
  const [, dollars = "", part = "", thousands] = match;
  const cents = Number(dollars.replaceAll(",", "")) * 100 + Number(part.padEnd(2, "0"));
  return thousands ? cents * 1000 : cents;
}

const wholeDollarFormat = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});
const centsFormat = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** 18450000 → "$184,500". */
export function formatAmount(cents: number): string {
  return (cents % 100 === 0 ? wholeDollarFormat : centsFormat).format(cents / 100);
}

/** 18450000 → "184500.00", a number that a spreadsheet can add up; none is "". */
export function formatDecimalDollars(cents: number | null): string {
  return cents === null ? "" : (cents / 100).toFixed(2);
}
