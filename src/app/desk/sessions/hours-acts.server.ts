import type { Database } from "#adapters/database/database.ts";
import { AppError } from "#core/errors/app-error.ts";
import type { ActFacts } from "#features/desk/owner-act.ts";
import { writeOwnerAct } from "#features/desk/journal.server.ts";
import {
  addBlock,
  readPlan,
  removeBlock,
  writePlan,
} from "#features/coaching-sessions/schedule/plan-records.server.ts";
import {
  sessionMinutes,
  SessionPlan,
  type WeeklyHours,
} from "#features/coaching-sessions/schedule/session-plan.ts";
import { parseTimeOff } from "#features/coaching-sessions/schedule/parse-time-off.ts";
import {
  formatWeeklyHours,
  InvalidHours,
  parseClockRange,
  parseMinutes,
  parseZone,
  shortWeekdays,
} from "#features/coaching-sessions/schedule/weekly-hours.ts";
import { sql } from "drizzle-orm";
import { z } from "zod";

const typed = z.string().trim().max(200, "That is too long.");

/** POST /api/desk/sessions/hours: each day as it is typed, "9:00-12:00, 13:00-16:00"; empty for none. */
export const HoursRequest = z.object({
  ...Object.fromEntries(shortWeekdays.map((name) => [name, typed.default("")])),
  pause: typed,
  zone: typed,
  room: typed,
});
type HoursRequest = Readonly<Record<string, string>>;

/** POST /api/desk/sessions/time-off. */
export const TimeOffRequest = z.object({ first: typed, last: typed, span: typed });

/** POST /api/desk/sessions/end-time-off. */
export const EndTimeOffRequest = z.object({ id: z.string().max(100) });

const planSubject = { kind: "session plan", id: "plan" } as const;

/** Whoever writes the plan waits for whoever writes it at this moment. */
const planLock = sql`select pg_advisory_xact_lock(${sql.raw("7264012")})`;

/** Sets the hours of every week from now on and writes it down; what is booked stays. Throws 400 naming the field. */
export async function changeHoursAsOwner(
  db: Database,
  actorId: string,
  request: HoursRequest,
): Promise<void> {
  const plan = parsePlan(request);
  await db.transaction(async (tx) => {
    await tx.execute(planLock);
    const before = await readPlan(tx);
    await writePlan(tx, plan);
    await writeOwnerAct(tx, {
      actorId,
      act: "hours changed",
      subject: planSubject,
      before: planFacts(before),
      after: planFacts(plan),
    });
  });
}

/** Takes days or hours out of the weeks and writes it down. Throws 400. */
export async function addTimeOffAsOwner(
  db: Database,
  actorId: string,
  { first, last, span }: z.infer<typeof TimeOffRequest>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { zone } = await readPlan(tx);
    if (span !== "") asRefusal("span", () => parseClockRange(span));
    const { startsAt, endsAt } = asRefusal("first", () =>
      parseTimeOff({ first, last: last || undefined, span: span || undefined }, zone),
    );
    const id = await addBlock(tx, startsAt, endsAt);
    await writeOwnerAct(tx, {
      actorId,
      act: "time off added",
      subject: { kind: "time off", id },
      before: {},
      after: { from: startsAt.toISOString(), until: endsAt.toISOString() },
    });
  });
}

/** Gives time off back to the weeks and writes it down. Throws 409 where it was given back before. */
export async function endTimeOffAsOwner(db: Database, actorId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const removed = await removeBlock(tx, id);
    if (!removed)
      throw new AppError("changed_elsewhere", "This time was given back before. Nothing changed.");
    await writeOwnerAct(tx, {
      actorId,
      act: "time off ended",
      subject: { kind: "time off", id },
      before: { from: removed.startsAt.toISOString(), until: removed.endsAt.toISOString() },
      after: {},
    });
  });
}

/** What is typed as a plan. Throws 400 naming the field. */
function parsePlan(request: HoursRequest): SessionPlan {
  const hours = shortWeekdays.flatMap((name, n) =>
    asRefusal(name, () => parseDay(request[name] ?? "", n + 1)),
  );
  if (hours.length === 0)
    throw refusal(
      "mon",
      "Leave hours on one day at least. For a time without sessions, add days off below.",
    );
  const pause = asRefusal("pause", () => parseMinutes(request["pause"] ?? ""));
  const zone = asRefusal("zone", () => parseZone(request["zone"] ?? ""));
  const room = request["room"] === "" ? null : request["room"];
  const read = SessionPlan.safeParse({ hours, pause, zone, room });
  if (read.success) return read.data;
  if (read.error.issues.some(({ path }) => path[0] === "room"))
    throw refusal("room", "This is no address. It begins with https://.");
  throw refusal("pause", "A pause has at most 240 minutes.");
}

function parseDay(text: string, weekday: number): WeeklyHours[] {
  if (text === "") return [];
  const spans = text
    .split(",")
    .map((span) => ({ weekday, ...parseClockRange(span.trim()) }))
    .toSorted((one, other) => one.from - other.from);
  for (const [n, { from, to }] of spans.entries()) {
    if (to - from < sessionMinutes)
      throw new InvalidHours(`A session takes ${sessionMinutes} minutes; this leaves no room.`);
    if (from < (spans[n - 1]?.to ?? 0)) throw new InvalidHours("These hours overlap.");
  }
  return spans;
}

/** The address of the call is the house’s own, so the journal says only whether there is one. */
function planFacts(plan: SessionPlan): ActFacts {
  return { hours: formatWeeklyHours(plan), "address of the call": plan.room !== null };
}

function asRefusal<T>(field: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof InvalidHours) throw refusal(field, error.message);
    throw error;
  }
}

function refusal(field: string, message: string): AppError {
  return new AppError("bad_request", message, undefined, { field });
}
