import { regexAnyOf, toWordSet } from "#core/language/word-lists.ts";
import { isPlace } from "#core/masking/words/places.ts";
import { lexiconTags } from "#core/composer/shapes/tokens/compromise.ts";
import { hasKind, tokenize } from "#core/composer/shapes/tokens/tokens.ts";
import { lowerFirst } from "#core/composer/words/typing/letter-case.ts";
import { withIndefiniteArticle } from "./with-article.ts";

const employerWords = toWordSet(
  "hospital school clinic company firm bank university univ college department agency charity museum office ministry " +
    "council startup start-up maker library institute station center centre union court lab studio shop store plant " +
    "house hotel restaurant bakery salon farm group trust team foundation association airline retailer insurer " +
    "publisher utility nonprofit business practice cooperative co-op manufacturer factory brewery theatre theater " +
    "church shelter nursery hospice pharmacy warehouse garage jail prison embassy academy kindergarten daycare gym " +
    "vineyard airport authority commission municipality consultancy service yard app platform magazine newspaper orchestra " +
    "club branch depot co inc ltd llc gmbh plc",
);
const fieldWords = toWordSet(
  "industry sector field trade construction wind logistics research nursing care law health finance retail sales tech energy " +
    "insurance media government agriculture hospitality",
);
const districtWords = toWordSet(
  "van truck town city village towns cities villages suburb region district area neighborhood neighbourhood valley island basement kitchen " +
    "ward unit forest hills mountains coast highlands islands countryside woods suburbs",
);
const lowerCaseWords = (text: string): readonly string[] =>
  text.toLowerCase().match(/\p{L}[\p{L}-]*/gu) ?? [];
const isEmployerWord = (word: string): boolean =>
  employerWords.has(word) || (word.endsWith("s") && employerWords.has(word.slice(0, -1)));
const hasEmployerWord = (text: string): boolean => lowerCaseWords(text).some(isEmployerWord);
const endsInEmployerWord = (text: string): boolean =>
  isEmployerWord(lowerCaseWords(text).at(-1) ?? "");
const endsInPluralEmployerWord = (text: string): boolean =>
  /[^s]s$/.test(text) && endsInEmployerWord(text);
const endsInWordOf = (text: string, words: ReadonlySet<string>): boolean =>
  words.has(lowerCaseWords(text).at(-1) ?? "");
const isField = (text: string): boolean =>
  endsInWordOf(text, fieldWords) || /(?:ology|ics|ing|tion|private practice)$/i.test(text);
const leadingPreposition =
  /^(?:at|in|for|with|of|from|on|under|within|via|near|currently|since|across)\s/i;
const noPlacePattern =
  /^(?:freelance|self-employed|remote|home|online|abroad|own|nationwide|various)\b/i;
const townNames = regexAnyOf(
  "New San Santa St Saint Cape Port Fort Los Las El La North South East West",
);
const townNamePattern = new RegExp(String.raw`^(?:${townNames}|St\.)\s\p{L}+$`, "u");
const compass = "(?:north|south|east|west)(?:ern)?";
const regionWords = regexAnyOf("central rural upstate greater inner downtown", compass);
const regionPrefix = new RegExp(String.raw`^${regionWords}\s`, "i");
/** "Cook County" is a place to work in, whoever pays there. */
const countyPattern =
  /^\p{Lu}.*\s(?:County|Parish|Borough|Valley|Islands?|Province|Township|Bay)$/u;
const innerPreposition = /\s(?:in|for|of|near|at|around|outside|between|along|above|below)\s/;
const headTitles = regexAnyOf("founder owner ceo president chair(?:man|woman|person)? dean");
const employerHeadPattern = new RegExp(
  String.raw`(?:^|\band |& )(?:co-?)?${headTitles}(?: and operator)?$`,
  "i",
);
const publicEmployerWords = regexAnyOf(
  "university ministry department institute city county college museum",
);
const publicEmployerPattern = new RegExp(String.raw`^${publicEmployerWords}\s+(?:of|for)\b`, "i");

/**
 * The role with the place of work. Our "at" stands before an employer ("a firm of eight", "St. Brannoc’s Hospital"),
 * our "in" before a town or a field; a preposition of the answer stays; null where it is none of these for certain.
 */
/** "at Velmora Foods", "in Ohio", a founder’s "of Ladle"; null where no preposition of ours is certain. */
export function placePhrase(place: string, post: string): string | null {
  const owned = employerHeadPattern.test(post);
  if (leadingPreposition.test(place)) return lowerFirst(place);
  if (noPlacePattern.test(place)) return null;
  const [first = "", next = ""] = place.split(/\s*[,(]\s*/);
  const isFarther = /^\p{Lu}\p{Ll}+$/u.test(first) && isCountry(next);
  const [core = ""] = first.split(innerPreposition);
  if (endsInWordOf(core, districtWords) && (/^(?:an?|the)\s/i.test(core) || !/\p{Lu}/u.test(core)))
    return `in ${place}`;
  if (/^[Tt]he\s\p{Lu}/u.test(core) && !hasEmployerWord(core) && !/\s\S+\s/.test(core)) return null;
  if (isTown(first) || isFarther || countyPattern.test(core) || /^at\s/.test(next))
    return `in ${place}`;
  if (isEmployer(first, next) || (owned && /^\p{L}[\p{L}’]*$/u.test(first)))
    return `${owned ? "of" : "at"} ${employerInSentence(place, first)}`;
  return /^\p{Ll}/u.test(core) && isField(core) ? `in ${place}` : null;
}

function isTown(first: string): boolean {
  const core = first.replace(regionPrefix, "");
  const name = core.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  const tags = lexiconTags(core.toLowerCase());
  return isPlace(name) || tags.some((tag) => /City|Country|Region/.test(tag));
}

function isCountry(name: string): boolean {
  return lexiconTags(name.toLowerCase()).some((tag) => /Country|Region/.test(tag));
}

function isEmployer(first: string, next: string): boolean {
  const [core = ""] = first.split(innerPreposition);
  if (isField(core) && !endsInPluralEmployerWord(core) && !/^\p{Lu}\S*\s+\p{Lu}/u.test(core))
    return false;
  if (/^(?:an?|the|my|our|one|two|three)\s/i.test(first) || hasEmployerWord(first)) return true;
  if (/^(?:an?|the)\s/i.test(next) || /^\p{Lu}\p{Ll}+\p{Lu}/u.test(first)) return true;
  return (
    /^\p{Lu}[\p{L}’.]*(?:\s(?:&|and|of|de|des|del|di|du|la|van|von|e|et|y))*\s\p{Lu}/u.test(
      first,
    ) && !townNamePattern.test(first)
  );
}

/** An employer inside a sentence: "The Fig & Ember" is a name, "county roads department" needs its article. */
function employerInSentence(place: string, first: string): string {
  if (
    /^\p{Lu}\S*(?:\s(?:&|and|of|\p{Lu}[\p{L}’.]*))+$/u.test(first) &&
    !publicEmployerPattern.test(first)
  )
    return place;
  if (publicEmployerPattern.test(first)) return `the ${place}`;
  if (/^\p{Lu}\S*\s\d/u.test(first)) return place;
  if (!/^\p{Ll}/u.test(first)) return lowerFirst(place);
  const tokens = tokenize(first);
  if (hasKind(tokens[0], "determiner", "possessive", "number")) return place;
  const end = tokens.findIndex((token, at) => at > 0 && hasKind(token, "preposition"));
  const noun = (end === -1 ? tokens : tokens.slice(0, end)).at(-1);
  const counts = noun !== undefined && employerWords.has(noun.lower) && !noun.lower.endsWith("s");
  return counts ? withIndefiniteArticle(place) : place;
}

/**
 * "University of Tasumi" among the parts of a role: the employer; beside a place of its own only a name that ends as an
 * employer’s.
 */
export function isNamedEmployer(piece: string, alone: boolean): boolean {
  const named = /^\p{Lu}/u.test(piece) && hasEmployerWord(piece);
  const closes = endsInEmployerWord(piece) || publicEmployerPattern.test(piece);
  return named && (alone || (closes && /\s\p{Lu}\S*$/u.test(piece)));
}
