import { type Hours, sessionMinutes, SessionPlan } from "./plan.ts";
import { zoneOf } from "./zoned-time.ts";

const names = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;

/** Why what was typed is no plan. */
export class UnreadableHours extends Error {
  override readonly name = "UnreadableHours";
}

/**
 * Reads "Tue-Thu 10:00-16:00 Sat 9:00-12:00 pause 15 in Europe/London". What is not named stays as it was in `plan`.
 * Throws UnreadableHours.
 */
export function readHours(words: readonly string[], plan: SessionPlan): SessionPlan {
  const hours: Hours[] = [];
  let { zone, pause } = plan;
  for (let n = 0; n < words.length; n += 2) {
    const [name = "", value = ""] = words.slice(n, n + 2);
    if (name === "in") zone = zoneNamed(value);
    else if (name === "pause") pause = minutesIn(value);
    else hours.push(...hoursOf(name, value));
  }
  const read = { ...plan, zone, pause, hours: hours.length === 0 ? plan.hours : hours };
  const parsed = SessionPlan.safeParse(read);
  if (parsed.success) return parsed.data;
  throw new UnreadableHours(parsed.error.issues[0]?.message ?? "The hours cannot be read.");
}

/** "Tue 10:00-16:00" and so on, as it is typed. */
export function hoursWords({ hours, pause, zone }: SessionPlan): string {
  const days = hours
    .toSorted((a, b) => a.weekday - b.weekday || a.from - b.from)
    .map(({ weekday, from, to }) => `${dayName(weekday)} ${clock(from)}-${clock(to)}`);
  return `${days.join(" ")} pause ${pause} in ${zone}`;
}

/** From and to in minutes since midnight: "10:00-16:00". Throws UnreadableHours. */
export function readSpan(text: string): { readonly from: number; readonly to: number } {
  const [from, to, ...more] = text.split("-").map(minuteOf);
  if (from === undefined || to === undefined || more.length > 0 || from >= to)
    throw new UnreadableHours(`"${text}" is no time of day. Write it as 10:00-16:00.`);
  return { from, to };
}

/** Minutes since midnight: "10:00". Throws UnreadableHours. */
export function readClock(text: string): number {
  const minute = minuteOf(text);
  if (minute !== undefined) return minute;
  throw new UnreadableHours(`"${text}" is no time of day. Write it as 10:00.`);
}

function hoursOf(days: string, span: string): Hours[] {
  const [first, last = first, ...more] = days.toLowerCase().split("-").map(weekdayOf);
  if (first === undefined || last === undefined || more.length > 0 || first > last)
    throw new UnreadableHours(`"${days}" is no weekday. Write Tue, or Tue-Thu.`);
  const { from, to } = readSpan(span);
  if (to - from < sessionMinutes)
    throw new UnreadableHours(`A session takes ${sessionMinutes} minutes; ${span} is too short.`);
  return Array.from({ length: last - first + 1 }, (_, n) => ({ weekday: first + n, from, to }));
}

function weekdayOf(name: string): number | undefined {
  const index = names.findIndex((known) => known === name);
  return index === -1 ? undefined : index + 1;
}

function dayName(weekday: number): string {
  const name = names[weekday - 1] ?? "";
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function minuteOf(text: string): number | undefined {
  const read = /^(\d{1,2}):(\d{2})$/.exec(text);
  if (!read) return undefined;
  const [hour, minute] = [Number(read[1]), Number(read[2])];
  const isTime = minute < 60 && (hour < 24 || (hour === 24 && minute === 0));
  return isTime ? hour * 60 + minute : undefined;
}

function clock(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${`${minutes % 60}`.padStart(2, "0")}`;
}

function zoneNamed(name: string): string {
  const zone = zoneOf(name);
  if (zone === null)
    throw new UnreadableHours(`"${name}" is no time zone. Write it as Europe/London.`);
  return zone;
}

function minutesIn(text: string): number {
  if (!/^\d{1,3}$/.test(text)) throw new UnreadableHours(`"${text}" is no number of minutes.`);
  return Number(text);
}
