import type { TextDate } from "#core/facts/fact.ts";
import type { FactRule } from "#core/facts/fact-rules.ts";
import type { Sources } from "#core/facts/sources.ts";
import { daysBetween, placeOf } from "./calendar.ts";
import { fitsYears } from "./match-date.ts";

const daysAfter = 7;
const daysOfPlan = 100;
/** A plan may name the month in which its results are counted, and a month has many days. */
const slackOfMonth = 60;

/** Whether a date of a plan is the coach's to set: a time, a weekday, or a day between the first and the last of the answers. */
export function isInterim(fact: TextDate, { span }: FactRule, sources: Sources): boolean {
  const { time, weekday, month, day } = fact;
  if (time !== undefined || (weekday !== undefined && day === undefined)) return true;
  const first = dateOf(sources, span?.from);
  if (first === undefined || month === undefined) return false;
  const last = dateOf(sources, span?.to);
  const length = last ? daysBetween(placeOf(first), placeOf(last)) + daysAfter : daysOfPlan;
  const slack = [day, first.day].includes(undefined) ? slackOfMonth : 0;
  // A month that has begun before the first day goes on after it.
  const at = day === undefined && month === first.month ? placeOf(first) : placeOf(fact);
  const isInside = daysBetween(placeOf(first), at) <= length + slack;
  const all = sources.flatMap(({ dates }) => dates);
  return isInside && fitsYears(fact, all) !== false;
}

function dateOf(sources: Sources, id: string | undefined): TextDate | undefined {
  return sources.find((source) => source.id === id)?.dates.find(({ month }) => month !== undefined);
}
