const minuteMs = 60_000;
const dayMs = 86_400_000;

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  formatters.set(zone, clock);
  return clock;
}

/** What the clocks of a zone show at this moment, written as if they were in universal time. Milliseconds. */
function wallClockAt(zone: string, at: number): number {
  const parts = formatterOf(zone).formatToParts(at);
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(
    read("year"),
    read("month") - 1,
    read("day"),
    read("hour"),
    read("minute"),
    read("second"),
  );
}

/** Milliseconds by which the clocks of a zone are ahead of universal time. */
function offsetAt(zone: string, at: number): number {
  return wallClockAt(zone, at) - Math.floor(at / 1000) * 1000;
}

/** The day of a zone at this moment, such as "2026-12-01". */
export function dayInZone(zone: string, at: number): string {
  return new Date(wallClockAt(zone, at)).toISOString().slice(0, 10);
}

/** Minutes since midnight on the clocks of a zone. */
export function minuteInZone(zone: string, at: number): number {
  return Math.floor((wallClockAt(zone, at) % dayMs) / minuteMs);
}

/**
 * The moment at which the clocks of a zone show so many minutes after midnight. Of a time that they show twice it is
 * the first; a time that they skip is as long after the change as it would have been after midnight.
 */
export function timestampOf(zone: string, day: string, minutes: number): number {
  const wallClock = Date.parse(`${day}T00:00:00Z`) + minutes * minuteMs;
  const before = offsetAt(zone, wallClock - dayMs);
  const after = offsetAt(zone, wallClock + dayMs);
  const first = wallClock - before;
  if (offsetAt(zone, first) === before) return first;
  const second = wallClock - after;
  return offsetAt(zone, second) === after ? second : first;
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);
}

/** From 1, Monday, to 7, Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/** What places are called today, by the name under which runtimes still list their zone. */
const currentZoneNames: Readonly<Record<string, string>> = {
  "Africa/Asmera": "Africa/Asmara",
  "America/Buenos_Aires": "America/Argentina/Buenos_Aires",
  "America/Godthab": "America/Nuuk",
  "America/Indianapolis": "America/Indiana/Indianapolis",
  "America/Louisville": "America/Kentucky/Louisville",
  "Asia/Calcutta": "Asia/Kolkata",
  "Asia/Katmandu": "Asia/Kathmandu",
  "Asia/Rangoon": "Asia/Yangon",
  "Asia/Saigon": "Asia/Ho_Chi_Minh",
  "Atlantic/Faeroe": "Atlantic/Faroe",
  "Europe/Kiev": "Europe/Kyiv",
  "Pacific/Enderbury": "Pacific/Kanton",
  "Pacific/Ponape": "Pacific/Pohnpei",
  "Pacific/Truk": "Pacific/Chuuk",
};

const currentZoneName = (zone: string) => currentZoneNames[zone] ?? zone;

const supportedZones = Intl.supportedValuesOf("timeZone").map(currentZoneName);
const zones: readonly string[] = [...new Set(["UTC", ...supportedZones.toSorted()])];

/** Every time zone that can be chosen, by its usual name. */
export function knownZones(): readonly string[] {
  return zones;
}

/** Each name as it was asked for before. Anybody may ask for any name, so there is an end to them. */
const zonesByName = new Map<string, string | null>();
const maxNames = 500;

/** The zone under the name by which it is listed; null when there is none. */
export function findZone(name: string | null | undefined): string | null {
  if (name === null || name === undefined || name === "" || name.length > 64) return null;
  const known = zonesByName.get(name);
  if (known !== undefined) return known;
  if (zonesByName.size >= maxNames) zonesByName.clear();
  const zone = lookUpZone(name);
  zonesByName.set(name, zone);
  return zone;
}

/** Asks the runtime, which makes a form outside the heap for each answer. */
function lookUpZone(name: string): string | null {
  try {
    const { timeZone } = new Intl.DateTimeFormat("en-US", { timeZone: name }).resolvedOptions();
    const zone = currentZoneName(timeZone);
    return zones.includes(zone) ? zone : null;
  } catch {
    return null;
  }
}
