import type { Database } from "#adapters/database/database.ts";
import { listSessionsWithin } from "#features/coaching-sessions/booking/credit-records.server.ts";
import {
  listUpcomingBlocks,
  readPlan,
} from "#features/coaching-sessions/schedule/plan-records.server.ts";
import type { SessionPlan } from "#features/coaching-sessions/schedule/session-plan.ts";
import {
  formatMinuteOfDay,
  shortWeekdays,
} from "#features/coaching-sessions/schedule/weekly-hours.ts";
import type { ActFields } from "#app/desk/owner-acts.ts";

export type HoursView = Awaited<ReturnType<typeof readHours>>;

/** The hours of a week as they are typed, and the time off to come with what is booked in it. */
export async function readHours(db: Database, now: Date) {
  const plan = await readPlan(db);
  const blocks = await listUpcomingBlocks(db, now);
  const [first, last] = [
    blocks[0],
    blocks
      .map(({ endsAt }) => endsAt)
      .toSorted(byTime)
      .at(-1),
  ];
  const booked = first && last ? await listSessionsWithin(db, first.startsAt, last) : [];
  return {
    zone: plan.zone,
    fields: planFields(plan),
    timeOff: blocks.map((block) => ({
      ...block,
      booked: booked.filter(
        ({ startsAt }) => startsAt >= block.startsAt && startsAt < block.endsAt && startsAt > now,
      ),
    })),
  };
}

/** A plan as the form has it: "tue" holds "10:00-16:00". */
function planFields({ hours, pause, zone, room }: SessionPlan): ActFields {
  const ofDay = (weekday: number) =>
    hours
      .filter((one) => one.weekday === weekday)
      .toSorted((one, other) => one.from - other.from)
      .map(({ from, to }) => `${formatMinuteOfDay(from)}-${formatMinuteOfDay(to)}`)
      .join(", ");
  const days = Object.fromEntries(shortWeekdays.map((name, n) => [name, ofDay(n + 1)]));
  return { ...days, pause: `${pause}`, zone, room: room ?? "" };
}

function byTime(one: Date, other: Date): number {
  return one.getTime() - other.getTime();
}
