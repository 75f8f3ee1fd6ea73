import { addDays, dayInZone, timestampOf, weekdayOf } from "./zoned-time.ts";
import { sessionMinutes, type SessionPlan } from "./session-plan.ts";

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** A session begins no sooner than this after it is chosen, and is moved or cancelled no later than this before. */
export const minNoticeMs = dayMs;
/** How far ahead times are offered. */
export const horizonMs = 28 * dayMs;
/** A chosen time is held for the buyer this long. */
export const holdMs = 10 * minuteMs;

export const sessionMs = sessionMinutes * minuteMs;

/** From and until in milliseconds; nothing else fits in between. */
export type TimeSpan = { readonly from: number; readonly to: number };

/** The moments at which a session can begin, in their order: within the hours, after the notice, where nothing is. */
export function listOfferedTimes(
  plan: SessionPlan,
  busy: readonly TimeSpan[],
  now: number,
): number[] {
  const times = daysFrom(plan.zone, now).flatMap((day) =>
    plan.hours
      .filter(({ weekday }) => weekday === weekdayOf(day))
      .flatMap(({ from, to }) => startsWithin(plan, day, from, to)),
  );
  const offered = times.filter(
    (at) =>
      at >= now + minNoticeMs &&
      at <= now + horizonMs &&
      !busy.some(({ from, to }) => at < to && at + sessionMs > from),
  );
  return [...new Set(offered)].toSorted((a, b) => a - b);
}

/** Can a session that begins then still be moved or cancelled? */
export function canChange(startsAt: Date, now: Date): boolean {
  return startsAt.getTime() - now.getTime() >= minNoticeMs;
}

function daysFrom(zone: string, now: number): string[] {
  const today = dayInZone(zone, now);
  return Array.from({ length: horizonMs / dayMs + 1 }, (_, n) => addDays(today, n));
}

/** One after the other with the pause between, by the length of time, whatever the clocks do meanwhile. */
function startsWithin({ zone, pause }: SessionPlan, day: string, from: number, to: number) {
  const end = timestampOf(zone, day, to);
  const starts: number[] = [];
  let at = timestampOf(zone, day, from);
  while (at + sessionMs <= end) {
    starts.push(at);
    at += sessionMs + pause * minuteMs;
  }
  return starts;
}
