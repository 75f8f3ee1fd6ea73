import { isOrganisation } from "#core/language/organisation.ts";
import type { NameSearchText, NameToken } from "./name-search-text.ts";
import {
  isFollowedByAction,
  isPrecededByPersonVerb,
  isIntroduced,
  isClearlyIntroduced,
} from "./person-context.ts";
import {
  isOrganizationHead,
  isOrganizationWord,
  isOriginWord,
} from "#core/masking/words/known-non-persons.ts";
import { mayBeOrdinaryWord } from "#core/masking/words/ordinary-words.ts";
import { isRoleWord } from "#core/masking/words/role-words.ts";
import { honorific } from "./titles.ts";
import {
  isWeakGivenName,
  isWordAndName,
  isEnglishWord,
  isAmbiguousGivenName,
  isOnlyEnglishWord,
} from "#core/masking/words/word-sense.ts";
import { describePlace } from "#core/masking/words/describe-place.ts";

const joiner =
  /(?:\b(?:joined|joining|left|leave|leaving|acquired by|bought by|employer|company|client|clients|customer|account|accounts|vendor|competitor|firm|startup|inside|within) |(?<!\b(?:yell|yells|yelled|yelling|shout|shouts|shouted|snap|snapped|laugh|laughed|look|looked|stare|stared|mad|angry|upset|furious|swore|pointed|directed|aimed) )\bat (?:the )?|(?<!\b(?:believe|believes|believed|confide|confided|trust|interest) )\bin |\bnear |@ ?)$/i;
/** People move, and things go, to a town. */
const destination =
  /\b(?:mov(?:e|ed|ing)|relocat\p{L}+|travel\p{L}*|flew|fly|drove|drive|commut\p{L}+|bus|train|ferry|loan|outside|past|villages? of|towns? of|city of|apply in)(?: \p{L}+)?(?: from \p{Lu}[\p{L}’-]+)? (?:to |from )?$/iu;
/** “in Lagos and Ibadan”: a second place. */
const secondPlace = /\b(?:in|around|outside|near) \p{Lu}[\p{L}\p{M}’-]+(?: and| or| &) $/u;
/** “Rotorua, NZ”, “Erie PA”. */
const regionAfter = /^,? \p{Lu}{2}(?![\p{L}])/u;
const kinAfter =
  /^ (?:brothers?|sisters?|family|families|kids|children|twins|boys|girls|couple)(?![\p{L}])/u;
/** Words that go on after a name; any other in lower case is a thing that carries the name. */
const nameGoesOn =
  /^ (?:and|or|but|who|whom|whose|which|that|is|was|has|had|will|would|can|in|on|at|of|for|to|from|with|by|as|when|while|because|if|so|then|\p{Ll}+ed)(?![\p{L}])/u;
const seat =
  /\b(?:University|Univ|College|School|Port|City|County|Bank|State|Town|Bay|Lake|Mount|Mt|St\.?|San|Santa|Fort|New|North|South|East|West|El|Los|Las) (?:of )?$/;
const roleComma = /(?:^|[\n.;|] ?)[^\n.;|,]*, ?$/;
const years = /\b(?:19|20)\d\d\b|[’']\d\d\b/;

/** A candidate with what stands around it. */
type Candidate = {
  readonly source: NameSearchText;
  readonly name: readonly NameToken[];
  readonly first: NameToken;
  readonly last: NameToken;
  readonly before: string;
  readonly after: string;
  readonly previous: string;
  readonly next: string;
};

/** Whether these capitals of a run are a person’s name, by what they are and what stands around them. */
export function isPersonName(
  read: NameSearchText,
  words: readonly NameToken[],
  name: readonly NameToken[],
): boolean {
  const [first, last] = [name[0], name.at(-1)];
  if (!first || !last) return false;
  const one: Candidate = {
    source: read,
    name,
    first,
    last,
    before: read.text.slice(Math.max(0, first.start - 60), first.start),
    after: read.text.slice(last.end, last.end + 60),
    previous: words.findLast((word) => word.end < first.start)?.text ?? "",
    next: words.find((word) => word.start > last.start)?.text ?? "",
  };
  if (isTitled(one)) return true;
  if (isOriginWord(one.previous)) return false; // "American Express", "British Airways"
  if (isOrganizationHead(first.text) || (isOrganizationName(one) && name.length < 3)) return false;
  const english = decideByEnglishWords(one);
  if (english !== null) return english;
  if (isIntroduced(one.before, one.after)) return true;
  if ((read.kind === "answer" || read.kind === "document") && isPlaceAlone(one)) return false;
  return !isOrganizationOrPlace(one) && !isThingWithName(one) && isPersonInText(one);
}

function isTitled({ first, before }: Candidate): boolean {
  return (
    honorific.test(first.text) || /\b(?:Dr|Prof|Judge|Rev|Sen|Sgt|Capt|Lt|Col)\.? $/i.test(before)
  );
}

function isOrganizationName({ next, last }: Candidate): boolean {
  return (
    isOrganizationWord(next) ||
    isOrganizationWord(last.text) ||
    (next !== "" && isOrganisation(next)) ||
    isOrganisation(last.text)
  );
}

/** A name made of English words alone; null where one of its words is none, or where a capital decides as ever. */
function decideByEnglishWords(one: Candidate): boolean | null {
  const { source: read, name, first } = one;
  if (read.kind === "name") return null;
  const words = name.map(({ text }) => text);
  const plain = words.filter((word) => isOnlyEnglishWord(word, read.words));
  if (plain.length + words.filter((word) => isWordAndName(word, read.words)).length < words.length)
    return null;
  if (plain.length > 0 && (words.length === 1 || !isWordAndName(first.text, read.words)))
    return isClearlyIntroduced(one.before, one.after);
  if (plain.length > 0 || (words.length === 1 && isWeakEvidence(one)))
    return isIntroduced(one.before, one.after) || isInPersonContext(one) || isNamedBeside(one);
  return null;
}

/** A given name that is a word too, and far more often, or where any word has a capital. */
function isWeakEvidence({ source: { text, words: list }, first }: Candidate): boolean {
  const opens = opensSentence(text, first.start);
  return isWeakGivenName(first.text, list) || (opens && isAmbiguousGivenName(first.text));
}

/** “when Will left”, “I built it with Mark”, “Hope asked twice”: people do it, or it is done with people. */
function isInPersonContext({
  source: read,
  first,
  before,
  after,
  previous,
  next,
}: Candidate): boolean {
  const opens = opensSentence(read.text, first.start);
  const inTitle =
    (/^\p{Lu}/u.test(next) && after.startsWith(" ")) ||
    (/^\p{Lu}/u.test(previous) &&
      before.endsWith(`${previous} `) &&
      !opensWith(read.text, previous, first));
  if (inTitle) return false;
  return (
    isFollowedByAction(after) || /^[’']s /.test(after) || (!opens && isPrecededByPersonVerb(before))
  );
}

/** “My charge nurse Deb”, where the question asks who. */
function isNamedBeside({ source: read, first, before }: Candidate): boolean {
  const named = read.kind === "person" && !opensSentence(read.text, first.start);
  return named && !/\b(?:the|a|an|of|our|in|for) $/i.test(before);
}

function opensWith(text: string, previous: string, first: NameToken): boolean {
  return opensSentence(text, first.start - previous.length - 1);
}

/** “at Larkfield”, “Port of Duluth”, “Pell & Sons”: an organization or a place. */
function isOrganizationOrPlace({ before, after }: Candidate): boolean {
  return (
    (joiner.test(before) && !/^[’']s/.test(after)) ||
    destination.test(before) ||
    (secondPlace.test(before) && !isFollowedByAction(after)) ||
    seat.test(before) ||
    /^ (?:& (?:Sons|Co)|and Sons)\b/.test(after)
  );
}

/** “the Halvorsen account”, “the Bronx”: nobody has an article, but a family in the plural. */
function isThingWithName({ name, last, before, after }: Candidate): boolean {
  if (name.length > 1 || kinAfter.test(after) || !/(?<!\p{L})the $/iu.test(before)) return false;
  const isBesideThing = /^ \p{Ll}{2}/u.test(after) && !nameGoesOn.test(after);
  return isBesideThing || !last.text.endsWith("s");
}

/** “San Antonio”, “Sri Lanka”: all of it names a place, and no one does anything there. */
function isPlaceAlone({ source: read, first, last, after }: Candidate): boolean {
  const name = read.text.slice(first.start, last.end);
  return describePlace(name) !== null && !isFollowedByAction(after);
}

function isPersonInText(one: Candidate): boolean {
  const { kind, words: list } = one.source;
  if (kind === "person" || kind === "name") return true;
  if (kind === "document") return isPersonInDocument(one);
  // In an answer on the workplace, a word by itself is the employer or its town, and so is a name with English words in
  // it.
  if (kind === "workplace")
    return (
      one.name.length > 1 &&
      !one.before.endsWith(", ") &&
      !isPlaceAlone(one) &&
      !one.name.some(({ text }) => isEnglishWord(text, list))
    );
  return isPersonInAnswer(one);
}

function isPersonInDocument({ source: { text }, name, first, after }: Candidate): boolean {
  if (name.length < 2)
    return !regionAfter.test(after) && /^(?:[’']s)? (?:and I\b|said|asked)/.test(after);
  const line = lineAround(text, first.start);
  return (
    !(years.test(line.text) && first.start === line.start) &&
    !/^ ?[,|–—-] ?(?:\p{Lu}{2}\b)/u.test(after)
  );
}

function isPersonInAnswer({
  source: { text },
  name,
  first,
  before,
  after,
  next,
}: Candidate): boolean {
  if (name.length === 1) {
    if (/^\p{Lu}\p{Ll}/u.test(next) && !isRoleWord(next) && after.startsWith(" ")) return false;
    if (opensSentence(text, first.start)) return isPersonAtSentenceStart(text, first, after);
  }
  // "director, revenue cycle, Larkfield": what follows a role is the place of it.
  const isSeatOfRole =
    roleComma.test(before) &&
    isRoleWord(before.split(/[\n.;|]/).at(-1) ?? "") &&
    !/\b(?:my|our|boss|manager)\b/i.test(before);
  return !isSeatOfRole;
}

/** A lone capital at the start of a sentence says nothing; what follows may. */
function isPersonAtSentenceStart(
  text: string,
  { text: word, start, end }: NameToken,
  after: string,
): boolean {
  if (mayBeOrdinaryWord(word) || isRoleWord(word)) return false;
  const before = text.slice(0, start);
  if (
    /^[’']s\b|^\s*$|^[,.;:!?()&+]|^ (?:and|or|&|\+|who|then|will|would|has|had|is|was|can|says|said|wants|keeps|asks?|asked|gave|told|left|runs|ran|took|never|always|also|does|did|[\p{Ll}]+(?:ed|s))(?![\p{L}])/u.test(
      after,
    )
  ) {
    const plural = word.endsWith("s") && /^ (?:are|were|fell|rose|went)/.test(after);
    return !plural && !(/(?<!s)s$/.test(word) && mayBeOrdinaryWord(word.slice(0, -1)));
  }
  return end === text.trimEnd().length && before.trim() === "";
}

export function opensSentence(text: string, index: number): boolean {
  return /(?:^|[.!?:;…]["”’)]?\s+|\n\s*|[“"(]|[-–—|*•]\s+)$/u.test(
    text.slice(Math.max(0, index - 8), index),
  );
}

function lineAround(text: string, at: number): { text: string; start: number } {
  const start = text.lastIndexOf("\n", at - 1) + 1;
  const end = text.indexOf("\n", at);
  const line = text.slice(start, end === -1 ? undefined : end);
  return { text: line, start: start + (/^[\s•*-]*/.exec(line)?.[0].length ?? 0) };
}
