import type { Source } from "#core/grounding/evidence.ts";
import type { CalendarDate } from "./calendar.ts";

/** A day of a month; of a month or an hour more is said in passing. */
const ofDay = /^\d+-\d+$/;
const earlier = /\b(?:before|until|till|up to|by) (?:the |on )?$/iu;
const later = /\b(?:after|from|since|following) (?:the |on )?$/iu;

/** Whether a text says "before" of a day that every answer has "after", or the other way round. */
export function isTurnedDate(
  text: string,
  fact: CalendarDate,
  sources: readonly Source[],
): boolean {
  if (!ofDay.test(fact.key)) return false;
  const said = sideOf(text, fact);
  const typed = sources.flatMap((source) =>
    source.dated
      .filter(({ key, otherKey }) => key === fact.key || otherKey === fact.key)
      .map((date) => sideOf(source.text, date)),
  );
  return said !== null && typed.length > 0 && typed.every((side) => side !== null && side !== said);
}

function sideOf(text: string, { start }: CalendarDate): "earlier" | "later" | null {
  const before = text.slice(Math.max(0, start - 16), start);
  if (earlier.test(before)) return "earlier";
  return later.test(before) ? "later" : null;
}
