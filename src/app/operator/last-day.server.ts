import { OperatorError } from "./operator-command.server.ts";

const dayMs = 86_400_000;

/** The end of a day such as 2027-01-31, in universal time; null when none is named. Throws OperatorError. */
export function endOfDay(day: string | undefined, now = Date.now()): Date | null {
  if (day === undefined) return null;
  const start = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(start) || new Date(start).toISOString().slice(0, 10) !== day)
    throw new OperatorError(`"${day}" is no day. Write it as 2027-01-31.`, 2);
  const end = new Date(start + dayMs);
  if (end.getTime() <= now) throw new OperatorError(`${day} is over. Name a later day.`, 2);
  return end;
}

/** The last whole day before this moment. */
export function lastDayOf(end: Date): string {
  return new Date(end.getTime() - 1).toISOString().slice(0, 10);
}
