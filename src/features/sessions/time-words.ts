import { sessionMs } from "./offered-times.ts";

const forms = new Map<string, Intl.DateTimeFormat>();
const mostForms = 100;

/** Making a form takes longer than using it, and a page says sixty times in two of them. */
function formOf(zone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${zone} ${JSON.stringify(options)}`;
  const known = forms.get(key);
  if (known) return known;
  if (forms.size >= mostForms) forms.clear();
  const form = new Intl.DateTimeFormat("en-US", { ...options, timeZone: zone });
  forms.set(key, form);
  return form;
}

/** A time of day is never broken between its figures and AM or PM. */
function said(at: Date, zone: string, options: Intl.DateTimeFormatOptions): string {
  return formOf(zone, options)
    .format(at)
    .replaceAll(/\s(?=[AP]M)/g, "\u00a0");
}

/** "Tuesday, December 1"; with the year where it stands alone. */
export function dayWords(at: Date, zone: string, year?: "year"): string {
  const form = { weekday: "long", month: "long", day: "numeric" } as const;
  return said(at, zone, year ? { ...form, year: "numeric" } : form);
}

/** "10:00 AM" */
export function clockWords(at: Date, zone: string): string {
  return said(at, zone, { hour: "numeric", minute: "2-digit" });
}

/** "10:00 AM to 11:00 AM" */
export function spanWords(startsAt: Date, zone: string): string {
  const end = new Date(startsAt.getTime() + sessionMs);
  return `${clockWords(startsAt, zone)} to ${clockWords(end, zone)}`;
}

/** "New York time (GMT-5)": what the clocks there show on that day. */
export function zoneWords(zone: string, at: Date): string {
  const parts = formOf(zone, { timeZoneName: "shortOffset" }).formatToParts(at);
  const offset = parts.find(({ type }) => type === "timeZoneName")?.value;
  if (zone === "UTC") return "universal time (UTC)";
  return `${cityOf(zone)} time (${offset?.replace("-", "−").replace(/\+0$/, "")})`;
}

/** "New York" for America/New_York. */
export function cityOf(zone: string): string {
  return (zone.split("/").at(-1) ?? zone).replaceAll("_", " ");
}

/** The whole sentence's part: "Tuesday, December 1, 2026, 10:00 AM to 11:00 AM, New York time (GMT−5)". */
export function whenWords(startsAt: Date, zone: string): string {
  return `${dayWords(startsAt, zone, "year")}, ${spanWords(startsAt, zone)}, ${zoneWords(zone, startsAt)}`;
}
