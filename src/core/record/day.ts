const full = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** "2026-11-21" → "November 21, 2026". */
export function sayDay(day: string): string {
  return full.format(new Date(`${day}T00:00:00Z`));
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
export function monthAfter(month: string, by: number): string {
  const moment = new Date(`${month}-01T00:00:00Z`);
  moment.setUTCMonth(moment.getUTCMonth() + by);
  return moment.toISOString().slice(0, 7);
}

/** The name of a month: "November"; short, "Nov"; narrow, "N". */
export function sayMonth(month: string, length: "long" | "short" | "narrow" = "long"): string {
  const moment = new Date(`${month}-01T00:00:00Z`);
  return new Intl.DateTimeFormat("en-US", { month: length, timeZone: "UTC" }).format(moment);
}
