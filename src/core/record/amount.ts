const written = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?\s*(k)?$/i;

/** "$184,500", "184500.50" or "185k" in cents; null when it is no amount of dollars. */
export function readAmount(text: string): number | null {
  const match = written.exec(text.trim());
  if (!match) return null;
  const [, whole = "", part = "", thousands] = match;
  const cents = Number(whole.replaceAll(",", "")) * 100 + Number(part.padEnd(2, "0"));
  return thousands ? cents * 1000 : cents;
}

const rounded = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});
const exact = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** 18450000 → "$184,500". */
export function sayAmount(cents: number): string {
  return (cents % 100 === 0 ? rounded : exact).format(cents / 100);
}
