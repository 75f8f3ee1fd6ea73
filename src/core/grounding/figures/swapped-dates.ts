import type { Source } from "#core/grounding/evidence.ts";
import { monthNames, weekdayNames } from "#core/language/calendar-words.ts";
import { verbBaseOf } from "#core/language/inflect.ts";
import type { CalendarDate } from "./calendar.ts";
import { neighborsOf } from "./neighbors.ts";

/** A day of a month; a month, a weekday or an hour stands beside too many things. */
const ofDay = /^\d+-\d+$/;

/**
 * Whether a day stands where the answers have another one: no clause of theirs with this day shares a word with the
 * text’s, and the nearest word of the text stands beside another day.
 */
export function isSwappedDate(
  text: string,
  fact: CalendarDate,
  sources: readonly Source[],
): boolean {
  if (!ofDay.test(fact.key)) return false;
  const said = wordsOf(text, fact);
  const places = sources.flatMap((source) => placesIn(source));
  const isIt = ({ key, otherKey }: CalendarDate) =>
    [key, otherKey].some((one) => one !== null && (one === fact.key || one === fact.otherKey));
  const own = places.filter(({ date }) => isIt(date));
  if (said.length === 0 || own.length === 0) return false;
  if (own.some(({ words }) => words.length === 0 || shares(words, said))) return false;
  return places.some(({ date, words }) => !isIt(date) && words.includes(said[0] ?? ""));
}

type Place = { readonly date: CalendarDate; readonly words: readonly string[] };
const known = new WeakMap<Source, readonly Place[]>();

/** The days of an answer with the words beside them; an answer is read once. */
function placesIn(source: Source): readonly Place[] {
  const places =
    known.get(source) ??
    source.dated
      .filter(({ key }) => ofDay.test(key))
      .map((date) => ({ date, words: wordsOf(source.text, date) }));
  known.set(source, places);
  return places;
}

/** The words beside a date, the nearest first, without those of the calendar. */
function wordsOf(text: string, date: CalendarDate): readonly string[] {
  const { before, after } = neighborsOf(text, date);
  return [...before, ...after]
    .filter((word) => !calendar.has(word))
    .map((word) => verbBaseOf(word) ?? word);
}

function shares(words: readonly string[], others: readonly string[]): boolean {
  return words.some((word) => others.includes(word));
}

const calendar: ReadonlySet<string> = new Set(
  `${monthNames} ${weekdayNames} Sept Tues Thur Thurs`
    .toLowerCase()
    .split(" ")
    .flatMap((name) => [name, name.slice(0, 3)]),
);
