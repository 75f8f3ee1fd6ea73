/** The same day some months later, or the last day of a shorter month. Unix seconds. */
export function addUnixMonths(start: number, months: number): number {
  const from = new Date(start * 1000);
  const later = new Date(from);
  later.setUTCDate(1);
  later.setUTCMonth(from.getUTCMonth() + months);
  const last = new Date(later);
  last.setUTCMonth(later.getUTCMonth() + 1, 0);
  later.setUTCDate(Math.min(from.getUTCDate(), last.getUTCDate()));
  return later.getTime() / 1000;
}

/** When the period that starts now ends, on the day of the month on which the subscription began. */
export function periodEnd(anchor: number, start: number, interval: "month" | "year"): number {
  const step = interval === "year" ? 12 : 1;
  for (let months = step; ; months += step) {
    const end = addUnixMonths(anchor, months);
    if (end > start) return end;
  }
}
