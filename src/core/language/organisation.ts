import { titleCase, withArticle } from "./phrase.ts";

const organisationNoun =
  /\b(?:universit(?:y|ies)|college|school|schools|academy|seminary|hospital|hospitals|clinic|center|centre|office|agency|department|ministry|bureau|authority|commission|company|companies|corporation|corp|inc|llc|llp|ltd|group|bank|fund|firm|practice|foundation|trust|church|synagogue|mosque|parish|lab|labs|laboratory|institute|district|county|council|court|courts|library|museum|gallery|theater|theatre|orchestra|manufacturer|startup|start-up|nonprofit|non-profit|charity|ngo|studio|shop|store|restaurant|bakery|hotel|hotels|union|local \d+|systems?|partners|foods|mutual|energy|therapeutics|pharma|health|association|society|network|cooperative|co-op|utility|airline|airport|port|railroad|refinery|mill|warehouse|plant|farm|ranch|publisher|newspaper|station|brewery|winery|consultancy|retailer|insurer|carrier|distributor|supplier|contractor|developer|shipyard|army|navy|guard|force|public works|planning board|chamber|league|club)\b/i;
const generic =
  /\b(?:university|college|school|hospital|clinic|center|office|agency|department|bureau|authority|company|firm|practice|bank|fund|foundation|church|lab|institute|district|court|library|museum|manufacturer|startup|start-up|nonprofit|non-profit|charity|studio|shop|store|restaurant|bakery|hotel|group|union|system|cooperative|co-op|utility|airline|publisher|newspaper|station|retailer|insurer|carrier|distributor|supplier|contractor|developer|network|consultancy|association|warehouse|plant|farm|ranch|orchestra|theater|unit)\b/i;
const publicBody =
  /\b(?:county|city|state|federal|municipal|metro|regional|district|public|national|tribal)\b.*\b(?:office|agency|department|authority|court|bureau|commission|library|system|council|union)$/i;
const determined = /^(?:the|a|an|my|our|your|his|her|its|their|this|one|two|three|\d)\b/i;

/** Whether a phrase names an organisation, by its head noun: "Harbor Saints Medical Center", "state university"; not "hospital operations". */
export function isOrganisation(text: string): boolean {
  if (/\b(?:union|local) \d+$|\bpublic works$|’s (?:office|department|agency|board)$/i.test(text))
    return true;
  const named =
    /^(?:University|College|School|Office|Department|Port|City|State|Bank|Ministry|Bureau|Institute|Museum|County) (?:of|for)\b/;
  const head = text.split(/\s(?:in|of|for|near|outside|with|that|who|from)\s/)[0] ?? text;
  return named.test(text) || organisationNoun.test(head.split(/[\s&]+/).at(-1) ?? "");
}

/** An organisation as it stands after "at": "state university" → "a state university", "University of Tarrow" → "the University of Tarrow". Names stay bare. */
export function sayOrganisation(text: string): string {
  if (determined.test(text)) return text;
  if (
    /^(?:University|College|School|Office|Department|Port|City|State|Bank|Ministry|Bureau|Institute|Museum) (?:of|for)\b/.test(
      text,
    )
  )
    return `the ${text}`;
  if (
    /^(?:university|college|school|office|department|division|bank|institute|ministry|bureau) (?:of|for)\b/.test(
      text,
    )
  )
    return `the ${text}`;
  if (/\s(?:of|for) (?:the )?\p{Lu}/u.test(text) && /^\p{Ll}/u.test(text)) return titleCase(text);
  if (text.endsWith("Nation")) return `the ${text}`;
  if (
    /^(?:State|County|City|Governor’s|National|Federal) (?:Office|Department|Board|Bureau|Agency|Commission) (?:of|for|on)\b/.test(
      text,
    )
  )
    return `the ${text}`;
  if (/^City & County|^County of|^Department\b/.test(text)) return `the ${text}`;
  const words = text.split(/\s(?:in|of|for|near|outside|with|that|who)\s/)[0] ?? text;
  const lowerHead = /\p{Ll}[\p{L}-]*$/u.test(words) && /(?:^|\s)\p{Ll}[\p{L}-]*$/u.test(words);
  const head = words.split(/\s/).at(-1) ?? "";
  if (!lowerHead || !(generic.test(words) || organisationNoun.test(head))) return text;
  if (words.endsWith("public works")) return text;
  if (publicBody.test(words)) return `the ${text}`;
  return words.endsWith("s") && !/(?:ss|us|is)$/.test(words) ? text : withArticle(text);
}
