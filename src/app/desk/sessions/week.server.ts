import type { Database } from "#adapters/database/database.ts";
import { listSessionsWithin } from "#features/coaching-sessions/booking/credit-records.server.ts";
import {
  listBlocksWithin,
  readPlan,
} from "#features/coaching-sessions/schedule/plan-records.server.ts";
import { formatZoneName } from "#features/coaching-sessions/schedule/format-time.ts";
import { requireDay } from "#features/coaching-sessions/schedule/parse-time-off.ts";
import { InvalidHours } from "#features/coaching-sessions/schedule/weekly-hours.ts";
import {
  addDays,
  dayInZone,
  timestampOf,
  weekdayOf,
} from "#features/coaching-sessions/schedule/zoned-time.ts";

const daysPerWeek = 7;

type WeekDeps = { readonly db: Database; readonly now: () => Date };

export type WeekView = Awaited<ReturnType<typeof readWeek>>;

/** The week, from Monday on, in which a day lies: hours, time off and sessions. What is no day is said, and this week is shown. */
export async function readWeek({ db, now }: WeekDeps, typed: string | undefined) {
  const plan = await readPlan(db);
  const { zone, hours } = plan;
  const today = dayInZone(zone, now().getTime());
  const problem = describeProblem(typed);
  const day = typed === undefined || problem !== null ? today : typed;
  const monday = addDays(day, 1 - weekdayOf(day));
  const midnights = Array.from(
    { length: daysPerWeek + 1 },
    (_, n) => new Date(timestampOf(zone, addDays(monday, n), 0)),
  );
  const [from = now(), to = now()] = [midnights[0], midnights.at(-1)];
  const sessions = await listSessionsWithin(db, from, to);
  const blocks = await listBlocksWithin(db, from, to);
  const days = midnights.slice(0, -1).map((startsAt, n) => {
    const endsAt = midnights[n + 1] ?? to;
    const date = addDays(monday, n);
    return {
      day: date,
      startsAt,
      isToday: date === today,
      hours: hours
        .filter(({ weekday }) => weekday === n + 1)
        .toSorted((one, other) => one.from - other.from)
        .map((one) => ({
          from: new Date(timestampOf(zone, date, one.from)),
          to: new Date(timestampOf(zone, date, one.to)),
        })),
      off: blocks
        .filter((block) => block.startsAt < endsAt && block.endsAt > startsAt)
        .map((block) => ({
          from: block.startsAt < startsAt ? startsAt : block.startsAt,
          to: block.endsAt > endsAt ? endsAt : block.endsAt,
          isWholeDay: block.startsAt <= startsAt && block.endsAt >= endsAt,
        })),
      sessions: sessions.filter((one) => one.startsAt >= startsAt && one.startsAt < endsAt),
    };
  });
  const count = sessions.length;
  return {
    zone,
    zoneName: formatZoneName(zone, from),
    days,
    count,
    problem,
    earlier: addDays(monday, -daysPerWeek),
    later: addDays(monday, daysPerWeek),
  };
}

function describeProblem(typed: string | undefined): string | null {
  if (typed === undefined) return null;
  try {
    requireDay(typed);
    return null;
  } catch (error) {
    if (error instanceof InvalidHours) return error.message;
    throw error;
  }
}
