import {
  enqueueHostCancellation,
  listUpcomingSessions,
} from "#features/coaching-sessions/booking/credit-records.server.ts";
import type { SessionPlan } from "#features/coaching-sessions/schedule/session-plan.ts";
import {
  addBlock,
  listUpcomingBlocks,
  readPlan,
  removeBlocks,
  writePlan,
} from "#features/coaching-sessions/schedule/plan-records.server.ts";
import {
  formatWeeklyHours,
  parseClock,
  parseWeeklyHours,
  InvalidHours,
} from "#features/coaching-sessions/schedule/weekly-hours.ts";
import { parseTimeOff, requireDay } from "#features/coaching-sessions/schedule/parse-time-off.ts";
import { timestampOf } from "#features/coaching-sessions/schedule/zoned-time.ts";
import {
  formatZonedClock,
  formatZonedDay,
} from "#features/coaching-sessions/schedule/format-time.ts";
import {
  type OperatorCommand,
  type CommandInput,
  OperatorError,
  type CommandDeps,
} from "./operator-command.server.ts";

const actions: Readonly<Record<string, OperatorCommand["run"]>> = {
  list,
  cancel,
  availability,
  room,
  block,
  unblock,
};

export const coachingSessionsCommand: OperatorCommand = {
  usage: [
    "sessions [list | cancel <day> <10:00> | availability [Tue-Thu 10:00-16:00 …] [pause 15] [in Europe/London] | room <address or none> | block <day> [last day] [10:00-12:00] | unblock <day>]",
    "1:1 sessions: what is booked; one that cannot be given, and the hour is hers again; the hours of a week; where the call is; days and times without any; a day given back",
  ],
  async run({ args: [name = "list", ...args], options }, deps) {
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
    if (!action)
      throw new OperatorError(
        "Say sessions list, cancel, availability, room, block or unblock.",
        2,
      );
    try {
      return await action({ args, options }, deps);
    } catch (error) {
      if (error instanceof InvalidHours) throw new OperatorError(error.message, 2);
      throw error;
    }
  },
};

const systemClock = () => new Date();

async function list(_input: CommandInput, { db, now = systemClock }: CommandDeps): Promise<string> {
  const { zone } = await readPlan(db);
  const coming = await listUpcomingSessions(db, now());
  if (coming.length === 0) return "No session is booked.";
  const lines = coming.map(
    ({ startsAt, email, account }) =>
      `${formatZonedDay(startsAt, zone, "year")}, ${formatZonedClock(startsAt, zone)}  ${account ?? email ?? "no address"}`,
  );
  return [...lines, `Times in ${zone}.`].join("\n");
}

async function cancel(
  { args: [day = "", time = "", ...more] }: CommandInput,
  { db, now = systemClock }: CommandDeps,
) {
  const plan = await readPlan(db);
  requireDay(day);
  if (more.length > 0) throw new OperatorError("Name the day and the time it begins.", 2);
  const startsAt = new Date(timestampOf(plan.zone, day, parseClock(time)));
  const coming = await listUpcomingSessions(db, now());
  const found = coming.find((one) => one.startsAt.getTime() === startsAt.getTime());
  if (!found) throw new OperatorError(`No session begins on ${formatMoment(startsAt, plan)}.`);
  await enqueueHostCancellation(db, found.purchaseId, startsAt);
  return `The session on ${formatMoment(startsAt, plan)} with ${found.account ?? found.email} is being cancelled. Her hour is hers again, and she reads why.`;
}

async function availability(
  { args }: CommandInput,
  { db, now = systemClock }: CommandDeps,
): Promise<string> {
  const plan = await readPlan(db);
  if (args.length > 0) {
    const changed = parseWeeklyHours(args, plan);
    await writePlan(db, changed);
    return `Sessions from now on: ${formatWeeklyHours(changed)}. What is booked stays.`;
  }
  const blocks = await listUpcomingBlocks(db, now());
  return [
    formatWeeklyHours(plan),
    `The call is ${plan.room === null ? "told by e-mail each time" : `at ${plan.room}`}.`,
    ...blocks.map(
      ({ startsAt, endsAt }) =>
        `none from ${formatMoment(startsAt, plan)} to ${formatMoment(endsAt, plan)}`,
    ),
  ].join("\n");
}

async function room(
  { args: [address, ...more] }: CommandInput,
  { db }: CommandDeps,
): Promise<string> {
  if (address === undefined || more.length > 0)
    throw new OperatorError("Name the address of the call, or say none.", 2);
  const isNone = address === "none";
  if (!isNone && !(URL.canParse(address) && address.startsWith("https://")))
    throw new OperatorError(`"${address}" is no address. It begins with https://.`, 2);
  await writePlan(db, { ...(await readPlan(db)), room: isNone ? null : address });
  return isNone ? "The call is told by e-mail each time." : `Every call is at ${address}.`;
}

async function block({ args }: CommandInput, { db }: CommandDeps): Promise<string> {
  const plan = await readPlan(db);
  const { startsAt, endsAt } = parseTimeRange(args, plan);
  await addBlock(db, startsAt, endsAt);
  const within = (await listUpcomingSessions(db, startsAt)).filter((one) => one.startsAt < endsAt);
  const bookedLines = within.map(
    (one) =>
      `Booked in it, and still to come: ${formatMoment(one.startsAt, plan)}, ${one.account ?? one.email}.`,
  );
  return [
    `No sessions from ${formatMoment(startsAt, plan)} to ${formatMoment(endsAt, plan)}.`,
    ...bookedLines,
  ].join("\n");
}

async function unblock({ args }: CommandInput, { db }: CommandDeps): Promise<string> {
  const plan = await readPlan(db);
  const { startsAt, endsAt } = parseTimeRange(args, plan);
  const count = await removeBlocks(db, startsAt, endsAt);
  if (count === 0) throw new OperatorError("Nothing is blocked then. Nothing was changed.");
  return `${count} ${count === 1 ? "block" : "blocks"} given back.`;
}

/** A day, some days, or a time on each side of them: "2026-12-24", "2026-12-24 2026-12-26", "2026-12-24 9:00-12:00". */
function parseTimeRange(args: readonly string[], { zone }: SessionPlan) {
  const [first, last, ...more] = args.filter((word) => !word.includes(":"));
  const spans = args.filter((word) => word.includes(":"));
  if (first === undefined || more.length > 0 || spans.length > 1)
    throw new OperatorError(
      "Name a day such as 2026-12-24, and a last day or a time if you like.",
      2,
    );
  return parseTimeOff({ first, last, span: spans[0] }, zone);
}

function formatMoment(at: Date, { zone }: SessionPlan): string {
  return `${formatZonedDay(at, zone, "year")}, ${formatZonedClock(at, zone)}`;
}
