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
  approx: "approximately",
  assoc: "associate",
  asst: "assistant",
  ave: "avenue",
  blvd: "boulevard",
  cert: "certificate",
  chem: "chemistry chemical",
  certs: "certificates",
  comms: "communications",
  corp: "corporation",
  dept: "department",
  dev: "development",
  eng: "engineering engineer English",
  exec: "executive",
  fin: "finance",
  govt: "government",
  hwy: "highway",
  intl: "international",
  mgr: "manager",
  mgrs: "managers",
  natl: "national",
  ops: "operations",
  soc: "social",
  sr: "senior",
  tech: "technician technology technical",
  uni: "university",
  univ: "university",
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
    .replace(joined, (form) => ` ${unitOfShortForm(form) ?? form}s`)
    .replaceAll(/\bhalf (?=(?:year|day|hour|month|dozen)\b)/giu, "half a ");
}
