import type { CalendarDate } from "./calendar.ts";

const days = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];

/** The date with its year that a day of the week stands beside and is right for: "Monday 7 December 2026"; undefined where none is. */
export function dateOfItsDay(
  text: string,
  day: CalendarDate,
  dates: readonly CalendarDate[],
): CalendarDate | undefined {
  if (!days.includes(day.key)) return undefined;
  return dates.find((date) => {
    const isBeside = /^,? (?:the )?$/u.test(text.slice(day.end, date.start));
    const year = /^(?:,? )((?:19|20)\d\d)\b/u.exec(text.slice(date.end))?.[1];
    const [month = 0, dayOfMonth = 0] = date.key.split("-").map(Number);
    if (!isBeside || year === undefined || dayOfMonth === 0) return false;
    return days[new Date(Date.UTC(Number(year), month - 1, dayOfMonth)).getUTCDay()] === day.key;
  });
}
