import { languages, nationPeoples, peopleHomonyms, peoples } from "./peoples.ts";
import { regexAnyOf } from "./word-lists.ts";

const plainNames =
  "muslim muslims christian christians catholic catholics jewish haitian hindu hindus sikh sikhs buddhist buddhists hispanic latino latina latinos latinas arab arabs " +
  "european african asian latin hebrew america europe africa asia canada mexico brazil india japan germany france spain england ireland scotland wales italy portugal holland sweden norway denmark finland poland austria switzerland belgium australia " +
  "texas california florida illinois ohio michigan minnesota wisconsin oregon arizona nevada utah colorado kansas oklahoma louisiana alabama mississippi tennessee kentucky missouri iowa nebraska " +
  "massachusetts connecticut vermont maine pennsylvania delaware maryland virginia georgia hawaii alaska idaho montana wyoming chicago boston houston dallas seattle atlanta denver detroit toronto london " +
  "oakland fresno brooklyn manhattan dayton tacoma memphis nashville sacramento pittsburgh philadelphia baltimore minneapolis milwaukee cleveland cincinnati tulsa omaha tucson albuquerque honolulu orlando miami tampa lagos nairobi mumbai delhi bangalore tokyo osaka basel zurich geneva berlin munich madrid barcelona lisbon dublin amsterdam brussels vienna prague warsaw stockholm oslo copenhagen helsinki singapore manila jakarta seoul taipei shanghai beijing sydney melbourne auckland vancouver montreal ottawa calgary johannesburg accra cairo broadway bristol birmingham manchester leeds glasgow edinburgh cardiff belfast liverpool austin portland vienna zagreb athens lisbon porto " +
  "google microsoft amazon walmart costco boeing deloitte netflix salesforce glassdoor facebook instagram medicare medicaid christmas thanksgiving easter ramadan";
const specialNames: Readonly<Record<string, string>> = {
  linkedin: "LinkedIn",
  powerpoint: "PowerPoint",
  quickbooks: "QuickBooks",
  github: "GitHub",
  youtube: "YouTube",
  tiktok: "TikTok",
  whatsapp: "WhatsApp",
  "new york": "New York",
  "new jersey": "New Jersey",
  "new mexico": "New Mexico",
  "north carolina": "North Carolina",
  "south carolina": "South Carolina",
  "north dakota": "North Dakota",
  "south dakota": "South Dakota",
  "rhode island": "Rhode Island",
  "costa rican": "Costa Rican",
  "puerto rican": "Puerto Rican",
  "saudi arabia": "Saudi Arabia",
  "south african": "South African",
  "sri lankan": "Sri Lankan",
  "los angeles": "Los Angeles",
  "san francisco": "San Francisco",
  "joint commission": "Joint Commission",
  "six sigma": "Six Sigma",
  "power bi": "Power BI",
};
const notNames = new Set(["georgia", "maine", "virginia", "turkey", ...peopleHomonyms.split(" ")]);
const capitalise = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
/** "Somalis", "Nigerians". */
const peopleInPlural = peoples
  .split(" ")
  .filter((people) => /(?:an|[io])$/.test(people))
  .map((people) => `${people}s`);
const names = new Map([
  ...[...`${plainNames} ${peoples} ${languages}`.split(" "), ...peopleInPlural]
    .filter((word) => !notNames.has(word))
    .map((word): [string, string] => [word, capitalise(word)]),
  ...nationPeoples
    .split(" ")
    .map((people): [string, string] => [`${people} nation`, `${capitalise(people)} Nation`]),
  ...Object.entries(specialNames),
]);
const longestFirst = [...names.keys()].toSorted((a, b) => b.length - a.length).join("|");
const knownNamePattern = new RegExp(
  String.raw`(?<![\p{L}\p{N}@.-])(?:${longestFirst})(?![\p{L}\p{N}@]|\.\p{L})`,
  "gu",
);
const besides = ` (?:and|or) ${regexAnyOf("brown latina latino indigenous asian hispanic")}`;
const described = regexAnyOf("trans queer young single working professional women-owned");
const peopleNouns = regexAnyOf(
  "women woman moms? mothers? men families girls boys people students? patients? founders? owners? nurses? doctors? lawyers? churche?s? business(?:es)? professionals? leaders? executives? maternal youth artists? authors? engineers? teachers? scholars?",
  String.raw`communit\p{L}+ birth\p{L}*`,
);
const describedPeoples = new RegExp(
  String.raw`\b(?:black|indigenous)(?=(?:${besides})? (?:${described} )?${peopleNouns}\b)`,
  "giu",
);
const honors = regexAnyOf("designat status recogni accredit hospital journey survey");
const magnet = new RegExp(String.raw`\bmagnet(?=\s(?:re-?)?${honors})`, "g");

/** Languages, places and products that are always names get their capital: "spanish" → "Spanish". */
export function capitaliseProperNames(text: string): string {
  return text
    .replace(knownNamePattern, (word) => names.get(word) ?? word)
    .replace(magnet, "Magnet")
    .replace(describedPeoples, capitalise);
}
