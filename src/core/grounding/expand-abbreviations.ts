import { shortTimeUnits, unitOfShortForm } from "#core/language/time-units.ts";

/** Abbreviations of an answer in full: a text may write them out and mean the same. A source, and never output. */
const inFull: Readonly<Record<string, string>> = {
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
  admin: "administration",
  assoc: "associate",
  comms: "communications",
  dev: "development",
  eng: "engineering",
  exec: "executive",
  fin: "finance",
  intl: "international",
  ops: "operations",
  sr: "senior",
  nite: "night",
  nites: "nights",
};

const short = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${Object.keys(inFull).join("|")})(?![\p{L}\p{N}])\.?`,
  "giu",
);

/** "24hrs": a unit that is written onto its figure. */
const joined = new RegExp(
  String.raw`(?<=\d)(?:${shortTimeUnits.join("|")})(?![\p{L}\p{N}])`,
  "giu",
);

/** The text with its short words written out. */
export function expandAbbreviations(text: string): string {
  return text
    .replace(short, (word) => inFull[word.replace(/\.$/, "").toLowerCase()] ?? word)
    .replace(joined, (form) => ` ${unitOfShortForm(form) ?? form}s`);
}
