import { type WeeklyHours, sessionMinutes, SessionPlan } from "./session-plan.ts";
import { findZone } from "./zoned-time.ts";

/** The days of a week as they are typed, from Monday on. */
export const shortWeekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;

/** Why what was typed is no plan. */
export class InvalidHours extends Error {
  override readonly name = "InvalidHours";
}

/**
 * Reads "Tue-Thu 10:00-16:00 Sat 9:00-12:00 pause 15 in Europe/London". What is not named stays as it was in `plan`.
 * Throws InvalidHours.
 */
export function parseWeeklyHours(words: readonly string[], plan: SessionPlan): SessionPlan {
  const hours: WeeklyHours[] = [];
  let { zone, pause } = plan;
  for (let n = 0; n < words.length; n += 2) {
    const [name = "", value = ""] = words.slice(n, n + 2);
    if (name === "in") zone = parseZone(value);
    else if (name === "pause") pause = parseMinutes(value);
    else hours.push(...parseDayHours(name, value));
  }
  const read = { ...plan, zone, pause, hours: hours.length === 0 ? plan.hours : hours };
  const parsed = SessionPlan.safeParse(read);
  if (parsed.success) return parsed.data;
  throw new InvalidHours(parsed.error.issues[0]?.message ?? "The hours cannot be read.");
}

/** "Tue 10:00-16:00" and so on, as it is typed. */
export function formatWeeklyHours({ hours, pause, zone }: SessionPlan): string {
  const days = hours
    .toSorted((a, b) => a.weekday - b.weekday || a.from - b.from)
    .map(
      ({ weekday, from, to }) =>
        `${dayName(weekday)} ${formatMinuteOfDay(from)}-${formatMinuteOfDay(to)}`,
    );
  return `${days.join(" ")} pause ${pause} in ${zone}`;
}

/** From and to in minutes since midnight: "10:00-16:00". Throws InvalidHours. */
export function parseClockRange(text: string): { readonly from: number; readonly to: number } {
  const [from, to, ...more] = text.split("-").map(parseMinuteOfDay);
  if (from === undefined || to === undefined || more.length > 0 || from >= to)
    throw new InvalidHours(`"${text}" is no time of day. Write it as 10:00-16:00.`);
  return { from, to };
}

/** Minutes since midnight: "10:00". Throws InvalidHours. */
export function parseClock(text: string): number {
  const minute = parseMinuteOfDay(text);
  if (minute !== undefined) return minute;
  throw new InvalidHours(`"${text}" is no time of day. Write it as 10:00.`);
}

function parseDayHours(days: string, span: string): WeeklyHours[] {
  const [first, last = first, ...more] = days.toLowerCase().split("-").map(parseWeekday);
  if (first === undefined || last === undefined || more.length > 0 || first > last)
    throw new InvalidHours(`"${days}" is no weekday. Write Tue, or Tue-Thu.`);
  const { from, to } = parseClockRange(span);
  if (to - from < sessionMinutes)
    throw new InvalidHours(`A session takes ${sessionMinutes} minutes; ${span} is too short.`);
  return Array.from({ length: last - first + 1 }, (_, n) => ({ weekday: first + n, from, to }));
}

function parseWeekday(name: string): number | undefined {
  const index = shortWeekdays.findIndex((known) => known === name);
  return index === -1 ? undefined : index + 1;
}

function dayName(weekday: number): string {
  const name = shortWeekdays[weekday - 1] ?? "";
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function parseMinuteOfDay(text: string): number | undefined {
  const read = /^(\d{1,2}):(\d{2})$/.exec(text);
  if (!read) return undefined;
  const [hour, minute] = [Number(read[1]), Number(read[2])];
  const isTime = minute < 60 && (hour < 24 || (hour === 24 && minute === 0));
  return isTime ? hour * 60 + minute : undefined;
}

/** "10:00" for minutes since midnight, as it is typed. */
export function formatMinuteOfDay(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${`${minutes % 60}`.padStart(2, "0")}`;
}

/** A zone by its usual name. Throws InvalidHours. */
export function parseZone(name: string): string {
  const zone = findZone(name);
  if (zone === null)
    throw new InvalidHours(`"${name}" is no time zone. Write it as Europe/London.`);
  return zone;
}

/** Throws InvalidHours. */
export function parseMinutes(text: string): number {
  if (!/^\d{1,3}$/.test(text)) throw new InvalidHours(`"${text}" is no number of minutes.`);
  return Number(text);
}
