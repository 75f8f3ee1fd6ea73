import { verbReadings } from "./inflect.ts";

const plain =
  "spanish english french german italian portuguese russian mandarin cantonese chinese japanese korean arabic hindi urdu bengali vietnamese tagalog swahili yoruba igbo somali hebrew farsi persian haitian " +
  "american european african asian mexican canadian british indian latina latino latin hispanic america europe africa asia canada mexico brazil india japan germany france spain england ireland " +
  "texas california florida illinois ohio michigan minnesota wisconsin oregon arizona nevada utah colorado kansas oklahoma louisiana alabama mississippi tennessee kentucky missouri iowa nebraska " +
  "massachusetts connecticut vermont maine pennsylvania delaware maryland virginia georgia hawaii alaska idaho montana wyoming chicago boston houston dallas seattle atlanta denver detroit toronto london " +
  "oakland fresno brooklyn manhattan dayton tacoma memphis nashville sacramento pittsburgh philadelphia baltimore minneapolis milwaukee cleveland cincinnati tulsa omaha tucson albuquerque honolulu orlando miami tampa lagos nairobi mumbai delhi bangalore tokyo osaka basel zurich geneva berlin munich madrid barcelona lisbon dublin amsterdam brussels vienna prague warsaw stockholm oslo copenhagen helsinki singapore manila jakarta seoul taipei shanghai beijing sydney melbourne auckland vancouver montreal ottawa calgary johannesburg accra cairo broadway " +
  "google microsoft amazon walmart costco boeing deloitte netflix salesforce facebook instagram medicare medicaid christmas thanksgiving easter ramadan";
const special: Readonly<Record<string, string>> = {
  linkedin: "LinkedIn",
  powerpoint: "PowerPoint",
  quickbooks: "QuickBooks",
  github: "GitHub",
  youtube: "YouTube",
  tiktok: "TikTok",
  "new york": "New York",
  "new jersey": "New Jersey",
  "new mexico": "New Mexico",
  "north carolina": "North Carolina",
  "south carolina": "South Carolina",
  "rhode island": "Rhode Island",
  "los angeles": "Los Angeles",
  "san francisco": "San Francisco",
  "joint commission": "Joint Commission",
  "six sigma": "Six Sigma",
  "power bi": "Power BI",
};
const notNames = new Set(["georgia", "maine", "virginia", "turkey"]);
const names = new Map([
  ...plain
    .split(" ")
    .filter((word) => !notNames.has(word))
    .map((word): [string, string] => [word, word.charAt(0).toUpperCase() + word.slice(1)]),
  ...Object.entries(special),
]);
const known = new RegExp(
  String.raw`(?<![\p{L}\p{N}@.-])(?:${[...names.keys()].toSorted((a, b) => b.length - a.length).join("|")})(?![\p{L}\p{N}@]|\.\p{L})`,
  "gu",
);
const peoples =
  /\b(?:black|indigenous)(?=(?: (?:and|or) (?:brown|latina|latino|indigenous|asian|hispanic))? (?:trans |queer |young |single |working |professional |women-owned )?(?:women|woman|moms?|mothers?|men|families|girls|boys|people|students?|patients?|founders?|owners?|communit\p{L}+|nurses?|doctors?|lawyers?|churche?s?|business(?:es)?|professionals?|leaders?|executives?|birth\p{L}*|maternal|youth|artists?|authors?|engineers?|teachers?|scholars?)\b)/giu;
const magnet =
  /\bmagnet(?=\s(?:re-?)?(?:designat|status|recogni|accredit|hospital|journey|survey))/g;

/** Languages, places and products that are always names get their capital: "spanish" → "Spanish". */
export function capitaliseProper(text: string): string {
  return text
    .replace(known, (word) => names.get(word) ?? word)
    .replace(magnet, "Magnet")
    .replace(peoples, (word) => word.charAt(0).toUpperCase() + word.slice(1));
}

/** A run of capitals after a word or a comma in lower case: where a capital is a choice, not a sentence start. */
const capitalRun = /(?<=[\p{Ll}\d,’)] )\p{Lu}[\p{Ll}’-]+(?:\s\p{Lu}[\p{Ll}’-]+)*/gu;
const commonShape =
  /(?:tion|sion|ment|ing|ity|ness|ship|ance|ence|ics|ical|ial|ive|ary|ist|ogy|ed|ers|ors|ors|est|ful|ous|able|ible|graphy|sis|ism|care|work|time|way|day|ward|room|side|land use)$/;

/** Names she wrote with a capital elsewhere get it here too: "ask pallavi" beside "Pallavi Robotics" → "ask Pallavi". Words of roles, offices and everyday language stay as they are. */
export function restoreNames(text: string, elsewhere: readonly string[]): string {
  const source = elsewhere.join("\n");
  const capitals = new Set(
    Array.from(source.matchAll(capitalRun), (match) => match[0].split(" ")).flat(),
  );
  const lower = new Set(source.match(/(?<![\p{L}’-])\p{Ll}{4,}(?![\p{L}])/gu) ?? []);
  return text.replace(/(?<![\p{L}\p{N}@./’-])\p{Ll}{4,}(?![\p{L}@])/gu, (word) => {
    const name = word.charAt(0).toUpperCase() + word.slice(1);
    const everyday = ordinary.has(word) || commonShape.test(word) || verbReadings(word).length > 0;
    return capitals.has(name) && !lower.has(word) && !everyday ? name : word;
  });
}

const ordinary = new Set(
  (
    "director manager officer president chief senior vice head lead team board center medical health hospital university college school department office state county city national regional " +
    "program project product services service operations finance nursing nurse care quality plant bank company group partner partners counsel general housing community foundation public policy academy " +
    "supply chain risk credit budget access award revenue cycle people research science engineer engineering associate assistant professor dean deputy executive analyst supervisor clerk " +
    "desk help service line floor night day spring summer fall winter will grant mark rose hope grace faith joy may march august first second third fourth fifth sixth seventh eighth grade person hundred thousand million half " +
    "days weeks months years week month year quarter hour minute district court judge justice police fire water energy power food foods club church house home street road park museum library theater " +
    "system systems network union council commission committee agency authority bureau division section unit center centre institute society association alliance coalition trust fund north south east west " +
    "data digital global local rural urban central upper lower high higher early middle young women woman girls boys child children family families parent parents student students teacher teachers " +
    "customer client patient member sales marketing legal human talent labor benefits payroll account accounts portfolio strategy growth innovation technology software platform solutions design " +
    "freight dairy roofing shoes steel paper glass cooperative farm farms grocery insurance games toys lighting electric motor motors auto aviation airlines marine shipping trucking transport transit construction builders robotics pharmacy dental optical clothing jewelry books press media film films studio studios gallery theatre orchestra opera brewing brewery bakery coffee kitchen catering hotel hotels resort fitness sports travel lending mortgage title realty properties homes furniture hardware lumber garden nursery animal solar wind oil mining chemical plastics packaging printing textiles waste cleaning laundry security staffing recruiting legal audit payments logistics warehouse storage port harbor bridge lake river valley hill " +
    "best great good big small long short annual monthly weekly daily day night morning evening chapter volume paper journal review report summit conference workshop series initiative model method"
  ).split(" "),
);
