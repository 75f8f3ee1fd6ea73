import { capitaliseAcronyms } from "#core/language/acronyms.ts";
import { isPlace } from "./places.ts";
import { languages, peoples } from "#core/language/peoples.ts";
import { capitaliseProperNames } from "#core/language/proper-names.ts";
import { toWordSet } from "#core/language/word-lists.ts";

/** Makers, tools, standards and bodies that a text of work names and that are no person. */
const knownNonPersons = new Set(
  (
    "google microsoft amazon apple meta walmart costco target boeing deloitte netflix salesforce oracle workday accenture mckinsey bain kpmg pwc ey ibm intel cisco adobe hubspot shopify stripe paypal visa mastercard fidelity vanguard pfizer merck novartis siemens honeywell toyota honda ford nike starbucks mcdonalds uber lyft airbnb spotify slack zoom teams skype asana jira confluence notion figma canva tableau looker snowflake databricks kubernetes docker terraform jenkins python java javascript typescript react excel powerpoint word outlook sharepoint linkedin twitter facebook instagram tiktok youtube github gitlab quickbooks netsuite epic cerner meditech peoplesoft successfactors servicenow zendesk mailchimp marketo wordpress drupal photoshop illustrator autocad solidworks revit matlab stata sas spss hadoop spark kafka postgres mysql mongodb redis linux windows android agile scrum kanban lean kaizen sigma magnet medicare medicaid congress senate parliament radford mercer gartner forrester glassdoor payscale iso iatf gaap ifrs sox hipaa osha fda epa nih nsf usda faa dot irs sec fdic ferpa gdpr bsme bsee mba phd md rn pe cpa ret jr sr mt ksh kč frw pmp jd fellow harvard stanford yale princeton columbia cornell purdue berkeley oxford cambridge duke emory rice tulane baylor vanderbilt georgetown wharton kellogg nasdaq nyse fortune forbes europe america africa asia internet covid " +
    "january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun christmas thanksgiving easter ramadan passover diwali"
  ).split(" "),
);

/** Peoples, faiths and origins; a text spells most with a capital. */
const originWords = toWordSet(
  "latina latinas latino latinos latinx latine hispanic hispanics chicana chicanas chicano chicanos mestiza mestizo boricua tejana tejano " +
    "asian asians african africans caribbean indigenous aboriginal arab arabs arabic jewish muslim muslims hindu hindus sikh sikhs buddhist catholic mormon desi " +
    "bipoc poc woc lgbt lgbtq lgbtqia creole native maya mayan hebrew christian black brown " +
    peoples,
);

const raisedPeoples = toWordSet(`${peoples} ${languages}`);

/** A place or a product that is always a name; a language (“Luo”) or a people in a double name (“Maltese-Brown”) may be somebody. */
function isRaised(low: string): boolean {
  const others = low
    .split("-")
    .map((part) => (raisedPeoples.has(part) ? "x" : part))
    .join("-");
  return capitaliseProperNames(others) !== others;
}

/** Companies end in such words: "Corvane Bearings", "Norrvik Bio". */
const organizationWord =
  /^(?:ag|aero|aerospace|analytics|apparel|associates|bearings?|beverages?|bio|biosciences|biotech|bros|brothers|capital|chemicals?|composites|controls|cosmetics|creative|dairy|devices|digital|dynamics|electric|electronics|energy|enterprises|equity|farms|financial|foods?|freight|furniture|global|grocers?|group|holdings?|homes|hospitality|imaging|industries|insurance|interactive|international|investments|labs?|learning|legal|lending|manor|dental|clothing|telecom|seafood|insights|delta|dairies|attorneys|charter|forwarding|terminal|logistics|manufacturing|materials|media|medical|metals|mills|motors?|mutual|networks?|oil|optics|packaging|paper|partners|pharma|pharmaceuticals?|pictures|plastics|press|properties|realty|resources|robotics|sciences?|security|semiconductor|shipping|software|solar|solutions|sons|steel|studios?|supply|systems|technolog(?:y|ies)|tech|textiles|therapeutics|tools|trading|transport|trucking|ventures|water|wellness|wireless|works|inc|llc|llp|ltd|corp|co|gmbh|plc|sa|ab|oy|nv|award|prize|medal|scholarship|fellowship|act|case|street|avenue|road|river|valley|lake|island|bay|beach|park|square|county|city|town|township|parish|province|state|union|ordinance|index|survey|report|method|model|protocol|rule|platform|release)\.?$/i;

/** True for a capitalised word that names a place, a date, a tool or a well-known organization. */
export function isKnownNonPerson(word: string): boolean {
  const bare = word.replace(/[’']s$/, "").replace(/\.$/, "");
  const low = bare.toLowerCase();
  return (
    knownNonPersons.has(low) ||
    isPlace(bare) ||
    isRaised(low) ||
    (bare !== low && capitaliseAcronyms(low) === bare) ||
    isOriginWord(bare) ||
    isInitials(bare) ||
    /^(?:M|Tu|Tue|W|Th|F|Sa|Su)-(?:M|Tu|W|Th|F|Fri|Sa|Su)$/.test(bare)
  );
}

/** More capitals than small letters, the last a capital: "PhD", "MoU". */
const mixedInitials = /^(?=(?:.*\p{Lu}){2})(?!.*\p{Ll}{2})\p{Lu}[\p{L}]{1,5}(?<=\p{Lu})s?$/u;

/** "CNO", "8D", "R&D", "FP&A", "AGO", "MoU": initials, not a word. */
export function isInitials(word: string): boolean {
  const [capitals, small] = [
    word.match(/\p{Lu}/gu) ?? [],
    word.replace(/s$/, "").match(/\p{Ll}/gu) ?? [],
  ];
  if (mixedInitials.test(word) && capitals.length > small.length) return true;
  return /^(?=.*\p{Lu}.*[\p{Lu}\d&])[\p{Lu}\d&.-]{2,6}s?$/u.test(word);
}

/** Names of houses begin with such words, in the languages that people name theirs in. */
const organizationHead =
  /^(?:hotel|h[oô]tel|lyc[eé]e|lyceum|mus[eé]e|museo|casa|villa|osteria|trattoria|minera|fondazione|fondation|fundaci[oó]n|funda[cç][aã]o|groupe|grupo|hogeschool|hochschule|universidade?|universit[eéà]|universit[aä]t|ospedale|h[oô]pital|kongresshaus|justizanstalt)$/iu;

/** True for the first word of a hotel’s, a school’s or a foundation’s name. */
export function isOrganizationHead(word: string): boolean {
  return organizationHead.test(word);
}

/** True for the last word of a company’s, an award’s or a place’s name. */
export function isOrganizationWord(word: string): boolean {
  return organizationWord.test(word.replace(/[’']s$/, ""));
}

/** True for a people, a faith or a language: "Nigerian", "Spanish". */
export function isOriginWord(word: string): boolean {
  return originWords.has(word.toLowerCase());
}
