import type { TimeOfDay } from "#core/facts/fact.ts";

const hours = "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve";
const start = String.raw`(?<![\p{L}\d.,:$€£])`;
const half = String.raw`(?:(?<half>[ap])\.?m\b\.?(?! I\b)|o[’']clock\b)`;
const named = new RegExp(`${start}(?<h>\\d{1,2}|${hours})(?:[:.](?<m>[0-5]\\d))? ?${half}`, "giu");
const bare = new RegExp(`${start}(?<h>\\d{1,2}):(?<m>[0-5]\\d)(?![\\d:]| ?[ap]\\.?m)`, "giu");
const word = /\b(?:noon|(?<half>midnight))\b/gi;

/** The times of day of a text: "8 a.m.", "seven a.m.", "9:30", "3 o'clock", "noon". */
export function readTimes(text: string) {
  const all = [named, bare, word].flatMap((pattern) => [...text.matchAll(pattern)]);
  return all.map((match) => {
    return { start: match.index, end: match.index + match[0].length, time: timeOf(match) };
  });
}

function timeOf({ groups = {} }: RegExpExecArray): TimeOfDay {
  const { h = "12", m = "0", half: said = "" } = groups;
  const hour = hours.split("|").indexOf(h.toLowerCase()) + 1 || Number(h);
  const isMorning = /^[am]/i.test(said);
  const isLate = said !== "" || groups["h"] === undefined || (hour > 12 && hour < 24);
  return { minutes: (hour % 12) * 60 + Number(m), half: isMorning ? "a" : isLate ? "p" : null };
}

/** Whether one time may be the other: "9:30" is "9:30 a.m." or p.m. */
export function isSameTime(one: TimeOfDay, other: TimeOfDay): boolean {
  const isSameHalf = one.half === null || other.half === null || one.half === other.half;
  return one.minutes === other.minutes && isSameHalf;
}

/** Whether a bare number may be the hour: "nineteen" is 7 p.m., "seven" either. */
export function isHourOf(value: number, { minutes, half: said }: TimeOfDay): boolean {
  return value < 25 && minutes === (value % 12) * 60 && (value <= 12 || said !== "a");
}
