import { baseOf, verbFormOf } from "./inflect.ts";
import { outsideQuotes } from "./quotes.ts";
import { isOrganisation } from "./organisation.ts";
import { greetingOf, isName, isRole, type NamedPerson, parsePerson } from "./role.ts";

/** The one she speaks to. `greeting` is null when no name is certain; `plural` when it is a group. */
export type Addressee = {
  readonly greeting: string | null;
  readonly name: string | null;
  readonly plural: boolean;
};

const group =
  /\b(?:board|team|committee|organizers|staff|parents|partners|clients|colleagues|directors|managers|peers|members|faculty|leadership|people|everyone|they|PTA|HR|company|group)\b/i;

/** Reads who is asking out of a cleaned answer; null when it was left blank. */
export function readAddressee(cleaned: string): Addressee | null {
  if (cleaned === "") return null;
  const person = readPerson(cleaned);
  return {
    greeting: person?.greeting ?? null,
    name: person?.name ?? null,
    plural: person === null && group.test(cleaned),
  };
}

const honorific =
  /^(?:Tía|Tia|Tío|Tio|Aunt|Auntie|Uncle|Sr\.|Sra\.|Srta\.|Mme|Mlle|Herr|Frau|Dra\.|Dean|Professor|Judge|Principal|Coach|Rabbi|Pastor|Father|Sister|Chief|Captain|Sergeant|Lieutenant|MAJ|COL|LTC|CPT|SFC|SGT|MSG|SGM|CSM|LT|GEN|CDR|CAPT|CMDR|CW\d|Major|Colonel|General|Commander|Senator|Provost|President|Commissioner|Chair) (?=\p{Lu}\p{Ll}+$)/u;
const kin =
  /^(?:my|our|the) (?:\p{Ll}[\p{Ll}-]* ){1,4}(?<name>\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}’-]+)?)$/u;

/** The person may stand after a role: "our COO, Brad", "charge nurse, Kim", "my brother Teo". */
function readPerson(cleaned: string): Pick<NamedPerson, "name" | "greeting"> | null {
  const statement = cleaned.split(/\.\s+(?=\p{Ll})|\n|;/u)[0] ?? "";
  const pieces = statement
    .split(/[,(]|\s(?:at|from|and|who)\s/)
    .map((piece) => piece.replace(/[.)]+$/, "").trim());
  const titled = pieces.find((piece) => honorific.test(piece));
  if (titled !== undefined) return { name: titled.replace(honorific, ""), greeting: titled };
  const plain = pieces.find((piece) => isName(piece) && !isRole(piece) && !isOrganisation(piece));
  if (plain !== undefined) return { name: plain, greeting: greetingOf(plain) };
  const kinsman = kin.exec(statement)?.groups?.["name"];
  if (kinsman !== undefined) return { name: kinsman, greeting: greetingOf(kinsman) };
  return [statement, ...pieces]
    .map((piece) => parsePerson(piece))
    .reduce<NamedPerson | null>((found, person) => found ?? person, null);
}

const singular = /(?<![\p{L}’])(?:she|he|her|his|him|hers)(?![\p{L}’])/iu;
const several = /(?<![\p{L}’])(?:they|them|their|theirs)(?![\p{L}’])/iu;
const otherPerson =
  /(?<=\S\s)(?!(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)s?\b)\p{Lu}\p{Ll}+(?=\s|[,.;’]|$)/u;
const notPossessed =
  /^(?:through|with|to|for|on|in|at|by|from|of|about|before|after|until|and|or|but|the|a|an|my|our|if|when|while|directly|today|tomorrow|once|every|each|again|back|up|out|off|down|over|instead|first|how|what|that|this|\d.*|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?)$/;

/** Whether a text speaks of someone in the third person. */
export function namesThirdPerson(text: string): boolean {
  return singular.test(text) || several.test(text);
}

/**
 * Turns words about the addressee into words to them ("her trust" → "your trust"), where the pronoun can mean no one
 * else; null when it might.
 */
export function speakTo(text: string, addressee: Addressee | null): string | null {
  const named = nameToYou(text, addressee);
  if (!namesThirdPerson(named)) return named;
  if (addressee === null || otherPerson.test(named) || isAnother(named, addressee)) return null;
  if (several.test(named) && !addressee.plural) return null;
  if (singular.test(named) && addressee.plural) return null;
  let sure = true;
  const said = outsideQuotes(named, (part) =>
    part
      .replaceAll(
        /(?<![\p{L}’])(?:she|he|they)\s+([\p{L}’-]+)/giu,
        (all: string, verb: string, at: number) => {
          const form = verbFormOf(verb);
          const word = form === "third" ? (baseOf(verb) ?? verb) : verb;
          if (form === null && !/^(?:can|will|would|could|should|may|must)$/.test(verb))
            sure = false;
          const you = at === 0 && /^\p{Lu}/u.test(all) ? "You" : "you";
          return `${you} ${verb === "is" ? "are" : word}`;
        },
      )
      .replaceAll(/(?<![\p{L}’])(?:her|his|their)\s+([\p{L}\d’-]+)/giu, (all, next: string) => {
        if (notPossessed.test(next)) return `${cased(all, "you")} ${next}`;
        return `${cased(all, "your")} ${next}`;
      })
      .replaceAll(/(?<![\p{L}’])(?:her|him|them)(?![\p{L}’])/giu, (all) => cased(all, "you")),
  );
  return sure && !namesThirdPerson(said) ? said : null;
}

const womanOfTheFamily =
  /^(?:Tía|Tia|Aunt|Auntie|Mom|Mamá|Mama|Mother|Grandma|Abuela|Sister|Sra\.|Srta\.|Mme|Mlle|Frau|Mrs\.|Ms\.)(?:\s|$)/u;
const manOfTheFamily =
  /^(?:Tío|Tio|Uncle|Dad|Papá|Papa|Father|Grandpa|Abuelo|Brother|Sr\.|Herr|Mr\.)(?:\s|$)/u;

/** "he" said to an aunt is somebody else. */
function isAnother(text: string, { greeting, name }: Addressee): boolean {
  const who = greeting ?? name ?? "";
  if (womanOfTheFamily.test(who)) return /(?<![\p{L}’])(?:he|him|his)(?![\p{L}’])/iu.test(text);
  return manOfTheFamily.test(who) && /(?<![\p{L}’])(?:she|her|hers)(?![\p{L}’])/iu.test(text);
}

function cased(model: string, word: string): string {
  return /^\p{Lu}/u.test(model) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

function nameToYou(text: string, addressee: Addressee | null): string {
  const first = addressee?.name?.split(" ").find((part) => !part.endsWith("."));
  if (first === undefined || first.length < 2) return text;
  const name = first.replaceAll(/[^\p{L}’-]/gu, "");
  return text
    .replaceAll(new RegExp(String.raw`(?<![\p{L}])${name}[’']s(?=\s)`, "giu"), "your")
    .replaceAll(new RegExp(String.raw`(?<=\b(?:with|to|for) )${name}(?![\p{L}’-])`, "giu"), "you");
}
