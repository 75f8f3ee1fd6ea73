const plain =
  "spanish english french german italian portuguese russian mandarin cantonese chinese japanese korean arabic hindi urdu bengali vietnamese tagalog swahili yoruba igbo somali hebrew farsi persian haitian " +
  "american european african asian mexican canadian british indian latina latino latin hispanic america europe africa asia canada mexico brazil india japan germany france spain england ireland " +
  "texas california florida illinois ohio michigan minnesota wisconsin oregon arizona nevada utah colorado kansas oklahoma louisiana alabama mississippi tennessee kentucky missouri iowa nebraska " +
  "massachusetts connecticut vermont maine pennsylvania delaware maryland virginia georgia hawaii alaska idaho montana wyoming chicago boston houston dallas seattle atlanta denver detroit toronto london " +
  "google microsoft salesforce facebook instagram medicare medicaid christmas thanksgiving easter ramadan";
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
  String.raw`(?<![\p{L}\p{N}@./-])(?:${[...names.keys()].toSorted((a, b) => b.length - a.length).join("|")})(?![\p{L}\p{N}@/]|\.\p{L})`,
  "gu",
);
const magnet =
  /\bmagnet(?=\s(?:re-?)?(?:designat|status|recogni|accredit|hospital|journey|survey))/g;

/** Languages, places and products that are always names get their capital: "spanish" → "Spanish". */
export function capitaliseProper(text: string): string {
  return text.replace(known, (word) => names.get(word) ?? word).replace(magnet, "Magnet");
}

const capitalWord = /(?<=[^.!?:\n“"]\s)\p{Lu}[\p{Ll}’-]+(?:\s\p{Lu}[\p{Ll}’-]+)*/gu;

/** Names she wrote with a capital elsewhere get it here too: "ask pallavi" beside "Pallavi Robotics" → "ask Pallavi". Words that also occur in lower case elsewhere stay. */
export function restoreNames(text: string, elsewhere: readonly string[]): string {
  const source = elsewhere.join("\n");
  const capitals = new Set(
    Array.from(source.matchAll(capitalWord), (match) => match[0].split(" ")).flat(),
  );
  const lower = new Set(source.match(/(?<![\p{L}’-])\p{Ll}{4,}(?![\p{L}])/gu) ?? []);
  return text.replace(/(?<![\p{L}\p{N}@./’-])\p{Ll}{4,}(?![\p{L}@])/gu, (word) => {
    const name = word.charAt(0).toUpperCase() + word.slice(1);
    const others = (
      source.match(new RegExp(String.raw`(?<![\p{L}])${word}(?![\p{L}])`, "gu")) ?? []
    ).length;
    const here = (text.match(new RegExp(String.raw`(?<![\p{L}])${word}(?![\p{L}])`, "gu")) ?? [])
      .length;
    if (!capitals.has(name) || (lower.has(word) && others > here)) return word;
    return ordinary.has(word) ? word : name;
  });
}

const ordinary = new Set(
  (
    "director manager officer president chief senior vice head lead team board center medical health hospital university college school department office state county city national regional " +
    "program project product services operations finance nursing care quality plant bank company group partner partners counsel general housing community foundation public policy academy " +
    "supply chain risk credit budget access award revenue cycle people research science engineer engineering associate assistant professor dean deputy executive analyst supervisor clerk " +
    "spring summer fall winter will grant mark rose hope grace faith joy may march august"
  ).split(" "),
);
