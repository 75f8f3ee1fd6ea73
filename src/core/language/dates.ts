const months: Readonly<Record<string, string>> = {
  jan: "January",
  feb: "February",
  mar: "March",
  apr: "April",
  jun: "June",
  jul: "July",
  aug: "August",
  sep: "September",
  sept: "September",
  oct: "October",
  nov: "November",
  dec: "December",
  january: "January",
  february: "February",
  march: "March",
  april: "April",
  may: "May",
  june: "June",
  july: "July",
  august: "August",
  september: "September",
  october: "October",
  november: "November",
  december: "December",
};
const days: Readonly<Record<string, string>> = {
  mon: "Monday",
  tue: "Tuesday",
  tues: "Tuesday",
  wed: "Wednesday",
  weds: "Wednesday",
  thu: "Thursday",
  thur: "Thursday",
  thurs: "Thursday",
  fri: "Friday",
  sat: "Saturday",
  sun: "Sunday",
  monday: "Monday",
  tuesday: "Tuesday",
  wednesday: "Wednesday",
  thursday: "Thursday",
  friday: "Friday",
  saturday: "Saturday",
  sunday: "Sunday",
  mondays: "Mondays",
  tuesdays: "Tuesdays",
  wednesdays: "Wednesdays",
  thursdays: "Thursdays",
  fridays: "Fridays",
  saturdays: "Saturdays",
  sundays: "Sundays",
};

const monthNames = Object.keys(months)
  .toSorted((a, b) => b.length - a.length)
  .join("|");
const monthWithDay = new RegExp(
  String.raw`\b(${monthNames})\.?\s(\d{1,2})(?:st|nd|rd|th)?\b(?!\s?(?:%|[ap]\.?m\b|people|ppl|hrs?|hours))`,
  "gi",
);
const monthWithYear = new RegExp(String.raw`\b(${monthNames})\.?\s((?:19|20)\d\d)\b`, "gi");
const monthAfterWord = new RegExp(
  String.raw`\b(in|since|by|until|till|til|before|after|from|of|to|through|every|each|last|next|this|early|mid|late|end of|due)([\s-])(${monthNames})(?:\.(?=\s?[,;)–]))?(?![\p{L}’'-]|\s\d)`,
  "giu",
);
const longMonths = /\b(january|february|april|june|july|september|october|november|december)\b/g;
const shortMonths =
  /(?<![\p{L}’'-])(jan|feb|apr|sept|oct|nov|dec)\b(?=\.?\s*(?:$|[,;:)/–&+-]|\.\s|and\b|to\b|or\b))/gmu;

const certainDays =
  /(?<![\p{L}’'-])(mon|tues?|weds|thu|thurs?|fri|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?)\b(?:\.(?=,|\s(?:at|by|to|and|through|–|\d)\b))?(?![’'-]\p{L})/giu;
const doubtfulDays =
  /\b(last|every|each|on|this|next|by|until|til|first|second|third|every other)\s(sat|sun|wed)\b/gi;
const weekend = /\b(?:sat|saturday)(\s?(?:and|or|&|\+|\/|-|–|to)\s?)(?:sun|sunday)\b/gi;
const dayBeforeTime =
  /(?<![\p{L}’'-])(sat|sun|wed)\b\.?(?=\s(?:at\s)?\d{1,2}(?::\d\d)?\s?[ap]\.?m)/giu;
const dayRange = /\bM\s?[-–]\s?(Th|F|Fri|Thu|Thurs|Sat|Sun)\b/g;
const rangeEnds: Readonly<Record<string, string>> = {
  Th: "Thursday",
  Thu: "Thursday",
  Thurs: "Thursday",
  F: "Friday",
  Fri: "Friday",
  Sat: "Saturday",
  Sun: "Sunday",
};
const clock = /\b(\d{1,2}(?::\d\d)?)\s?([ap])\.?\s?m\b\.?(?![\p{L}])/giu;
const dayThenTime =
  /\b((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?)\s(?=\d{1,2}(?::\d\d)? [ap]\.m\.)/g;
/** Words that carry a sentence on after a clock time. */
const joins =
  /^(?:to|and|or|on|in|at|for|with|until|every|each|the|est|cst|mst|pst|et|ct|pt|sharp|daily|by|when|if|so|because|but)\b/i;
const quarter = /\bq([1-4])\b/g;

function month(word: string): string {
  return months[word.toLowerCase()] ?? word;
}

function day(word: string): string {
  return days[word.toLowerCase()] ?? word;
}

/** Months, weekdays, clock times and quarters written out where they are certain: "nov 20" → "November 20", "mon 8am" → "Monday at 8 a.m." Numbers never change; "12/12" stays. */
export function tidyDates(text: string): string {
  return text
    .replace(
      /(\d\s?[ap]m\.\s)(\p{Ll})/giu,
      (all, time: string, letter: string, offset: number, whole: string) => {
        return joins.test(whole.slice(offset + all.length - 1)) ? all : time + letter.toUpperCase();
      },
    )
    .replace(monthWithDay, (all, name: string, date: string) => {
      return Number(date) >= 1 && Number(date) <= 31 ? `${month(name)} ${date}` : all;
    })
    .replace(monthWithYear, (_all, name: string, year: string) => `${month(name)} ${year}`)
    .replace(monthAfterWord, (all, lead: string, gap: string, name: string) => {
      if (/^(?:mar|march|may)$/.test(name) && /^(?:to|of|this)$/i.test(lead)) return all;
      return `${lead}${gap}${month(name)}`;
    })
    .replace(longMonths, (name) => month(name))
    .replace(shortMonths, (_all, name: string) => month(name))
    .replace(dayRange, (_all, end: string) => `Monday through ${rangeEnds[end] ?? end}`)
    .replace(certainDays, (all, name: string) =>
      /^[A-Z]/.test(name) && days[name.toLowerCase()] === name ? all : day(name),
    )
    .replace(weekend, (_all, joint: string) => `Saturday${joint}Sunday`)
    .replace(doubtfulDays, (_all, lead: string, name: string) => `${lead} ${day(name)}`)
    .replace(dayBeforeTime, (_all, name: string) => day(name))
    .replace(clock, (_all, time: string, half: string) => `${time} ${half.toLowerCase()}.m.`)
    .replace(dayThenTime, "$1 at ")
    .replace(quarter, "Q$1");
}

const monthList =
  "January|February|March|April|May|June|July|August|September|October|November|December";
const dateIn = new RegExp(
  String.raw`(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? )?\b(?:${monthList}) \d{1,2}(?:, \d{4})?\b(?!,?\d)|\b(?:${monthList}) \d{4}\b|\b\d{1,2} (?:${monthList})\b(?: \d{4})?|\b\d{1,2}/\d{1,2}(?:/\d{2,4})?\b|\bQ[1-4]\b(?: \d{4})?|\bthe \d{1,2}(?:st|nd|rd|th)\b`,
  "g",
);

/** The dates of a cleaned text as she gave them, in order: "November 20", "12/12", "Q2". A weekday in front is included. */
export function findDates(text: string): readonly string[] {
  return Array.from(text.matchAll(dateIn), (match) => match[0]);
}

/** A weekday before a date gets its comma: "Friday March 26" → "Friday, March 26". */
export function withWeekdayComma(text: string): string {
  return text.replace(
    new RegExp(
      String.raw`\b((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day) (?=(?:${monthList}) \d)`,
      "g",
    ),
    "$1, ",
  );
}
