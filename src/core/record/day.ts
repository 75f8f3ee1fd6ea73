const dayFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** Each holds memory outside the heap, and a dashboard names month after month: none is made for one call. */
const monthFormats = {
  long: new Intl.DateTimeFormat("en-US", { month: "long", timeZone: "UTC" }),
  short: new Intl.DateTimeFormat("en-US", { month: "short", timeZone: "UTC" }),
  narrow: new Intl.DateTimeFormat("en-US", { month: "narrow", timeZone: "UTC" }),
} as const;

/** "2026-11-21" → "November 21, 2026". */
export function formatDay(day: string): string {
  return dayFormat.format(new Date(`${day}T00:00:00Z`));
}

/** The day of a moment in UTC: "2026-11-21". */
export function utcDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** The month of a day: "2026-11". */
export function monthOf(day: string): string {
  return day.slice(0, 7);
}

/** The month `by` months later; "2026-11" and -11 → "2025-12". */
export function shiftMonth(month: string, by: number): string {
  const moment = new Date(`${month}-01T00:00:00Z`);
  moment.setUTCMonth(moment.getUTCMonth() + by);
  return moment.toISOString().slice(0, 7);
}

/** The name of a month: "November"; short, "Nov"; narrow, "N". */
export function formatMonth(month: string, length: keyof typeof monthFormats = "long"): string {
  return monthFormats[length].format(new Date(`${month}-01T00:00:00Z`));
}
