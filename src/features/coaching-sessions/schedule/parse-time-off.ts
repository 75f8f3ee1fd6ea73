import { InvalidHours, parseClockRange } from "./weekly-hours.ts";
import { addDays, dayInZone, timestampOf } from "./zoned-time.ts";

type TypedTimeOff = {
  /** The first day, such as "2026-12-24". */
  readonly first: string;
  readonly last?: string | undefined;
  /** "10:00-12:00"; whole days without it. */
  readonly span?: string | undefined;
};

/** A day, some days, or a time on each side of them, on the clocks of a zone. Throws InvalidHours. */
export function parseTimeOff({ first, last = first, span }: TypedTimeOff, zone: string) {
  for (const day of [first, last]) requireDay(day);
  const { from, to } = span === undefined ? { from: 0, to: 0 } : parseClockRange(span);
  const startsAt = new Date(timestampOf(zone, first, from));
  const endsAt = new Date(
    span === undefined ? timestampOf(zone, addDays(last, 1), 0) : timestampOf(zone, last, to),
  );
  if (endsAt <= startsAt) throw new InvalidHours(`${last} is before ${first}.`);
  return { startsAt, endsAt };
}

/** Throws InvalidHours for what is no day of the calendar. */
export function requireDay(day: string): void {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day));
  if (!isDay || dayInZone("UTC", Date.parse(day)) !== day)
    throw new InvalidHours(`"${day}" is no day. Write it as 2026-12-24.`);
}
