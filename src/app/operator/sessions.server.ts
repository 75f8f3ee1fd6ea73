import { askToCallOff, comingSessions } from "#features/sessions/credit-records.server.ts";
import type { SessionPlan } from "#features/sessions/plan.ts";
import {
  addBlock,
  comingBlocks,
  readPlan,
  removeBlocks,
  writePlan,
} from "#features/sessions/plan-records.server.ts";
import {
  hoursWords,
  readClock,
  readHours,
  readSpan,
  UnreadableHours,
} from "#features/sessions/read-hours.ts";
import { addDays, dayAt, momentOf } from "#features/sessions/zoned-time.ts";
import { clockWords, dayWords } from "#features/sessions/time-words.ts";
import { type Command, type Input, OperatorProblem, type Tools } from "./command.server.ts";

const actions: Readonly<Record<string, Command["run"]>> = {
  list,
  cancel,
  availability,
  room,
  block,
  unblock,
};

export const sessions: Command = {
  usage: [
    "sessions [list | cancel <day> <10:00> | availability [Tue-Thu 10:00-16:00 …] [pause 15] [in Europe/London] | room <address or none> | block <day> [last day] [10:00-12:00] | unblock <day>]",
    "1:1 sessions: what is booked; one that cannot be given, and the hour is hers again; the hours of a week; where the call is; days and times without any; a day given back",
  ],
  async run({ words: [name = "list", ...words], options }, tools) {
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
    if (!action)
      throw new OperatorProblem(
        "Say sessions list, cancel, availability, room, block or unblock.",
        2,
      );
    try {
      return await action({ words, options }, tools);
    } catch (error) {
      if (error instanceof UnreadableHours) throw new OperatorProblem(error.message, 2);
      throw error;
    }
  },
};

async function list(_input: Input, { db }: Tools): Promise<string> {
  const { zone } = await readPlan(db);
  const coming = await comingSessions(db, new Date());
  if (coming.length === 0) return "No session is booked.";
  const lines = coming.map(
    ({ startsAt, email, account }) =>
      `${dayWords(startsAt, zone, "year")}, ${clockWords(startsAt, zone)}  ${account ?? email ?? "no address"}`,
  );
  return [...lines, `Times in ${zone}.`].join("\n");
}

async function cancel({ words: [day = "", time = "", ...more] }: Input, { db }: Tools) {
  const plan = await readPlan(db);
  checkDay(day);
  if (more.length > 0) throw new OperatorProblem("Name the day and the time it begins.", 2);
  const startsAt = new Date(momentOf(plan.zone, day, readClock(time)));
  const coming = await comingSessions(db, new Date());
  const found = coming.find((one) => one.startsAt.getTime() === startsAt.getTime());
  if (!found) throw new OperatorProblem(`No session begins on ${said(startsAt, plan)}.`);
  await askToCallOff(db, found.purchaseId, startsAt);
  return `The session on ${said(startsAt, plan)} with ${found.account ?? found.email} is being cancelled. Her hour is hers again, and she reads why.`;
}

async function availability({ words }: Input, { db }: Tools): Promise<string> {
  const plan = await readPlan(db);
  if (words.length > 0) {
    const changed = readHours(words, plan);
    await writePlan(db, changed);
    return `Sessions from now on: ${hoursWords(changed)}. What is booked stays.`;
  }
  const blocks = await comingBlocks(db, new Date());
  return [
    hoursWords(plan),
    `The call is ${plan.room === null ? "told by e-mail each time" : `at ${plan.room}`}.`,
    ...blocks.map(
      ({ startsAt, endsAt }) => `none from ${said(startsAt, plan)} to ${said(endsAt, plan)}`,
    ),
  ].join("\n");
}

async function room({ words: [address, ...more] }: Input, { db }: Tools): Promise<string> {
  if (address === undefined || more.length > 0)
    throw new OperatorProblem("Name the address of the call, or say none.", 2);
  const isNone = address === "none";
  if (!isNone && !(URL.canParse(address) && address.startsWith("https://")))
    throw new OperatorProblem(`"${address}" is no address. It begins with https://.`, 2);
  await writePlan(db, { ...(await readPlan(db)), room: isNone ? null : address });
  return isNone ? "The call is told by e-mail each time." : `Every call is at ${address}.`;
}

async function block({ words }: Input, { db }: Tools): Promise<string> {
  const plan = await readPlan(db);
  const { startsAt, endsAt } = timeIn(words, plan);
  await addBlock(db, startsAt, endsAt);
  const within = (await comingSessions(db, startsAt)).filter((one) => one.startsAt < endsAt);
  const booked = within.map(
    (one) =>
      `Booked in it, and still to come: ${said(one.startsAt, plan)}, ${one.account ?? one.email}.`,
  );
  return [`No sessions from ${said(startsAt, plan)} to ${said(endsAt, plan)}.`, ...booked].join(
    "\n",
  );
}

async function unblock({ words }: Input, { db }: Tools): Promise<string> {
  const plan = await readPlan(db);
  const { startsAt, endsAt } = timeIn(words, plan);
  const count = await removeBlocks(db, startsAt, endsAt);
  if (count === 0) throw new OperatorProblem("Nothing is blocked then. Nothing was changed.");
  return `${count} ${count === 1 ? "block" : "blocks"} given back.`;
}

/** A day, some days, or a time on each side of them: "2026-12-24", "2026-12-24 2026-12-26", "2026-12-24 9:00-12:00". */
function timeIn(words: readonly string[], { zone }: SessionPlan) {
  const days = words.filter((word) => !word.includes(":"));
  const [first, last = first] = days;
  const spans = words.filter((word) => word.includes(":"));
  if (first === undefined || last === undefined || days.length > 2 || spans.length > 1)
    throw new OperatorProblem(
      "Name a day such as 2026-12-24, and a last day or a time if you like.",
      2,
    );
  for (const day of days) checkDay(day);
  const { from, to } = spans[0] === undefined ? { from: 0, to: 0 } : readSpan(spans[0]);
  const startsAt = new Date(momentOf(zone, first, from));
  const endsAt = new Date(
    spans[0] === undefined ? momentOf(zone, addDays(last, 1), 0) : momentOf(zone, last, to),
  );
  if (endsAt <= startsAt) throw new OperatorProblem(`${last} is before ${first}.`, 2);
  return { startsAt, endsAt };
}

function checkDay(day: string): void {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day));
  if (!isDay || dayAt("UTC", Date.parse(day)) !== day)
    throw new OperatorProblem(`"${day}" is no day. Write it as 2026-12-24.`, 2);
}

function said(at: Date, { zone }: SessionPlan): string {
  return `${dayWords(at, zone, "year")}, ${clockWords(at, zone)}`;
}
