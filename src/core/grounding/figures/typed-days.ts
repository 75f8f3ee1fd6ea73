import { shortMonthNames } from "#core/language/calendar-words.ts";

/** A day typed in figures with what it may mean: one reading, or two where both figures may be the month. */
export type TypedDay = {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Month and day, month first where nothing decides. */
  readonly readings: readonly string[];
};

/** A year typed in two figures or behind the figures of a day, with the year it means. */
export type TypedYear = {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly value: number;
};

/** Which figure of "3/4/26" a writer puts first; null where no day of theirs decides. */
export type DayOrder = "day-first" | "month-first";

const year = String.raw`(?<year>(?:19|20)\d\d|\d\d)`;
const slashed = new RegExp(
  String.raw`(?<![\d/.,-])(?!24/7\b)(?<first>\d{1,2})/(?<second>\d{1,2})(?:/${year})?(?![\d/]|[.,]\d)`,
  "dg",
);
const dotted = new RegExp(
  String.raw`(?<![\d.,])(?<first>\d{1,2})\.(?<second>\d{1,2})\.${year}(?![\d/]|[.,]\d)`,
  "dg",
);
const goesOn = String.raw`\s(?:at|and|or|we|s?he|they|I|with|in|the|is|was|for|then|when)\b`;
/** "Back by 27.11": a figure with a part only where a word of time stands before it and no noun behind it; "by 5.30" is an hour. */
const dottedWithoutYear = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:by|till?|until|from|since|before|after|to|on|the|due|ends|am|den|le|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\s)` +
    String.raw`(?<first>\d{1,2})\.(?<second>0?[1-9]|1[0-2])\.?(?![\d%\p{Sc}]|[.,]\d|(?!${goesOn})\s?[%\p{L}])`,
  "dgiu",
);
/** "Exam 14.06, the answer by 05.06": two figures each, as a day is written, with no unit behind them. */
const dottedInFull = new RegExp(
  String.raw`(?<![\d.,\p{Sc}]\s?)(?<first>0[1-9]|[12]\d|3[01])\.(?<second>0[1-9]|1[0-2])\.?(?![\d%\p{Sc}]|[.,]\d|(?!${goesOn})\s?[%\p{L}])`,
  "dgiu",
);
/** "Asked 9.11., the answer 7.12. at 16": a point behind each of the two, as in much of Europe. */
const dottedTwice = new RegExp(
  String.raw`(?<=[\p{Ll},]\s|^)(?<first>[1-9]|[12]\d|3[01])\.\s?(?<second>[1-9]|1[0-2])\.(?=[,;)]|\s*\(|\s+(?:at|and|or|\p{Ll}|\d)|\s*$|\s*\n)`,
  "dgu",
);
const hyphened = new RegExp(
  String.raw`(?<![\d-])(?<first>\d{1,2})-(?<second>\d{1,2})-${year}(?![\d-])`,
  "dg",
);
const yearFirst =
  /(?<![\d/.-])(?<year>(?:19|20)\d\d)([-/.])(?<first>\d{1,2})\2(?<second>\d{1,2})(?![\d-]|[/.]\d)/dg;

/** The days of a text that are typed in figures, with their year where they have one. */
export function findTypedDays(text: string, order: DayOrder | null = null): TypedDay[] {
  const isDotted = (pattern: RegExp) => pattern !== slashed && pattern !== hyphened;
  const either = [slashed, dotted, dottedWithoutYear, dottedInFull, dottedTwice, hyphened].flatMap(
    (pattern) =>
      [...text.matchAll(pattern)].map((match) =>
        dayOf(match, order ?? (isDotted(pattern) ? "day-first" : null)),
      ),
  );
  const iso = [...text.matchAll(yearFirst)].map((match) => dayOf(match, "month-first"));
  return [...either, ...iso].filter(({ readings }) => readings.length > 0);
}

function dayOf(match: RegExpExecArray, order: DayOrder | null): TypedDay {
  const [first, second] = [match.groups?.["first"], match.groups?.["second"]].map(Number);
  const all = readingsOf(first ?? 0, second ?? 0);
  const decided = all.filter((reading) => reading.order === order);
  const readings = (decided.length > 0 ? decided : all).map(({ key }) => key);
  const [found] = match;
  return { start: match.index, end: match.index + found.length, text: found, readings };
}

function readingsOf(first: number, second: number) {
  const readings = [
    { order: "month-first", month: first, day: second },
    { order: "day-first", month: second, day: first },
  ] as const;
  return readings
    .filter(({ month, day }) => month >= 1 && month <= 12 && day >= 1 && day <= 31)
    .map(({ order, month, day }) => ({ order, key: `${month}-${day}` }))
    .filter(({ key }, n, all) => all.findIndex((one) => one.key === key) === n);
}

/** How the writer of a text orders a day in figures, where one of them can be read in one way alone. */
export function dayOrderOf(text: string): DayOrder | null {
  const orders = new Set(
    [slashed, hyphened]
      .flatMap((pattern) => [...text.matchAll(pattern)])
      .map(({ groups }) => readingsOf(Number(groups?.["first"]), Number(groups?.["second"])))
      .filter((readings) => readings.length === 1)
      .flatMap((readings) => readings.filter(({ key }) => !isSameTwice(key)))
      .map(({ order }) => order),
  );
  const [only = null] = orders;
  return orders.size === 1 ? only : null;
}

/** "5/5" says nothing of an order. */
function isSameTwice(key: string): boolean {
  const [month, day] = key.split("-");
  return month === day;
}

const months = shortMonthNames.replaceAll(" ", "|");
const monthBefore = new RegExp(String.raw`\b(?:${months})\p{L}*\.?-(?<year>\d\d)(?![\d-])`, "dgiu");
const apostrophe = /(?<![\p{L}\d])['’](?<year>\d\d)(?![\p{L}\d])/dgu;
const monthDotted = /(?<![\d.,])(?:0?[1-9]|1[0-2])\.(?<year>(?:19|20)\d\d)(?![\d.,])/dg;

/** The years behind days in figures, of "Mar-21" and of "’09". */
export function findTypedYears(text: string): TypedYear[] {
  const days = [slashed, dotted, hyphened, yearFirst]
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .filter(
      ({ groups }) => readingsOf(Number(groups?.["first"]), Number(groups?.["second"])).length > 0,
    );
  const alone = [monthBefore, apostrophe, monthDotted].flatMap((pattern) => [
    ...text.matchAll(pattern),
  ]);
  return [...days, ...alone].flatMap(({ indices }): TypedYear[] => {
    const [start, end] = indices?.groups?.["year"] ?? [];
    if (start === undefined || end === undefined) return [];
    const figures = text.slice(start, end);
    return [{ start, end, text: figures, value: fullYear(Number(figures)) }];
  });
}

/** "26" is 2026 and "68" is 1968. */
function fullYear(figures: number): number {
  if (figures >= 100) return figures;
  return figures <= 50 ? 2000 + figures : 1900 + figures;
}

const monthOfYear = /(?<![\d/.-])(0?[1-9]|1[0-2])[/.](?:19|20)\d\d(?![\d/])/g;
const yearAndMonth = /(?<![\d-])(?:19|20)\d\d-(0[1-9]|1[0-2])(?![\d-])/g;

/** The months of "04/2027", "3.2018" and "2018-05". */
export function findTypedMonths(text: string): string[] {
  return [...text.matchAll(monthOfYear), ...text.matchAll(yearAndMonth)].map(
    ([, month]) => `${Number(month)}`,
  );
}
