import { sessionMs } from "./offered-times.ts";

const formatters = new Map<string, Intl.DateTimeFormat>();
const maxFormatters = 100;

/** Making a form takes longer than using it, and a page says sixty times in two of them. */
function formatterOf(zone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${zone} ${JSON.stringify(options)}`;
  const known = formatters.get(key);
  if (known) return known;
  if (formatters.size >= maxFormatters) formatters.clear();
  const form = new Intl.DateTimeFormat("en-US", { ...options, timeZone: zone });
  formatters.set(key, form);
  return form;
}

/** A time of day is never broken between its figures and AM or PM. */
function formatInZone(at: Date, zone: string, options: Intl.DateTimeFormatOptions): string {
  return formatterOf(zone, options)
    .format(at)
    .replaceAll(/\s(?=[AP]M)/g, "\u00a0");
}

/** "Tuesday, December 1"; with the year where it stands alone. */
export function formatZonedDay(at: Date, zone: string, year?: "year"): string {
  const form = { weekday: "long", month: "long", day: "numeric" } as const;
  return formatInZone(at, zone, year ? { ...form, year: "numeric" } : form);
}

/** "10:00 AM" */
export function formatZonedClock(at: Date, zone: string): string {
  return formatInZone(at, zone, { hour: "numeric", minute: "2-digit" });
}

/** "10:00 AM to 11:00 AM" */
export function formatSessionSpan(startsAt: Date, zone: string): string {
  const end = new Date(startsAt.getTime() + sessionMs);
  return `${formatZonedClock(startsAt, zone)} to ${formatZonedClock(end, zone)}`;
}

/** "New York time (GMT-5)": what the clocks there show on that day. */
export function formatZoneName(zone: string, at: Date): string {
  const parts = formatterOf(zone, { timeZoneName: "shortOffset" }).formatToParts(at);
  const offset = parts.find(({ type }) => type === "timeZoneName")?.value;
  if (zone === "UTC") return "universal time (UTC)";
  return `${cityOf(zone)} time (${offset?.replace("-", "−").replace(/\+0$/, "")})`;
}

/** "New York" for America/New_York. */
export function cityOf(zone: string): string {
  return (zone.split("/").at(-1) ?? zone).replaceAll("_", " ");
}

/** The whole sentence's part: "Tuesday, December 1, 2026, 10:00 AM to 11:00 AM, New York time (GMT−5)". */
export function formatSessionTime(startsAt: Date, zone: string): string {
  return `${formatZonedDay(startsAt, zone, "year")}, ${formatSessionSpan(startsAt, zone)}, ${formatZoneName(zone, startsAt)}`;
}
