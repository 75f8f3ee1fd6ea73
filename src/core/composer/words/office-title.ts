import { lexiconTags } from "#core/composer/shapes/library.ts";
import { is, type Token, tokensOf } from "#core/composer/shapes/tokens.ts";
import { anyOf, setOf } from "#core/language/word-lists.ts";
import { isName } from "./letter-case.ts";
import { commonNouns, plainWords } from "./plain-words.ts";
import { withArticle } from "./with-article.ts";

const alone = setOf(
  "head chief founder cofounder co-founder owner coowner co-owner president chair chairman chairwoman chairperson dean mayor treasurer",
);
const officer = /^c[a-z]o$/;
const withOf = /^(?:director|secretary|principal|manager|president|lead|leader)$/;
const offices = /^(?:[sea]?vp|c[a-z]o|director|head|chief|manager)$/;
const fieldEndings = anyOf(
  "ology ics ing ion ment ance ence ity care ship ism ware work end law it hr health support service finance media data tech research retail trade staff sector industry design admin army navy police",
);
const fields = new RegExp(`${fieldEndings}$`);
const noPerson = setOf(
  "sector factor vector motor tractor laser corner chapter center summer career",
);
const fieldWords = setOf(
  "violin piano guitar cello music language pastry dairy fashion landscape web software payroll dental veterinary " +
    "law health insurance customer restaurant hospice theatre theater textile freelance flight museum community ward grant art " +
    "emergency security youth foster wedding kitchen grounds district county parish payments supply energy crop soil wildlife",
);

/** Her title inside a sentence of ours: "a civil engineer", "head of fundraising", "Marketing Director"; null where it names nobody. */
export function titleInside(head: string): string | null {
  const [, adverb = "", title = ""] =
    /^((?:currently|now|still|also|mainly)\s+)?(.+)$/isu.exec(head) ?? [];
  const lead = adverb.toLowerCase();
  if (/^(?:an?|the|one|my|our)\s/i.test(title)) return lead + title.replace(/^\p{Lu}/u, small);
  const tokens = tokensOf(title);
  const end = tokens.findIndex((token, at) => at > 0 && endsPhrase(token, tokens[at - 1]));
  const phrase = end === -1 ? tokens : tokens.slice(0, end);
  const [first] = phrase;
  const known = personOf(phrase);
  const post = isTitleCase(phrase, tokens.slice(phrase.length)) ? title : sentenceCase(title);
  if (opensUnknown(post)) return null;
  if (offices.test(first?.lower ?? "") && known !== phrase.at(-1)) return lead + post;
  const noun = known ?? unknownPerson(phrase);
  if (!noun) return null;
  const titled = /^\p{Lu}\p{Ll}/u.test(post) && post === title && /\p{Lu}/u.test(noun.text);
  const bare = isUnique(first, noun, tokens[end]) || (titled && phrase.length > 1);
  return lead + (bare ? post : withArticle(post));
}

/** The word of her title that names a person: its last, or the last before names ("translator Dutch-German"). */
function personOf(phrase: readonly Token[]): Token | undefined {
  const at = phrase.findLastIndex(namesPerson);
  const named = phrase.slice(at + 1).every(({ text }) => /^\p{Lu}/u.test(text));
  return named ? phrase[at] : undefined;
}

const served = setOf(
  "client student patient customer consumer user guest board committee executive counsel head lead colleague fellow partner friend",
);

/** "caseworker refugee resettlement": somebody stands among her words, wherever. */
export const holdsPerson = (tokens: readonly Token[]): boolean =>
  tokens.some((one) => is(one, "role") && !is(one, "plural") && !served.has(one.lower));

/** A title that no list knows ("seamstress", "PhD candidate") is somebody, where it is no field of work. */
function unknownPerson(phrase: readonly Token[]): Token | undefined {
  const last = phrase.at(-1);
  if (!last || phrase.length > 3 || !/^\p{L}+$/u.test(last.text)) return undefined;
  if (holdsPerson(phrase.slice(0, -1))) return undefined;
  const isOther =
    is(last, "plural", "gerund", "past", "adjective", "number") || fields.test(last.lower);
  return is(last, "noun") && !isOther ? last : undefined;
}

const small = (letter: string): string => letter.toLowerCase();

const endsPhrase = (token: Token, before: Token | undefined): boolean =>
  is(token, "preposition", "relative", "conjunction", "subordinate") ||
  /[,;:(/&]/.test(before?.after ?? "");

/** "head of", "founder", "director of nursing": one of a kind, said without an article. */
function isUnique(first: Token | undefined, noun: Token, next: Token | undefined): boolean {
  const lower = first?.lower ?? "";
  if (alone.has(lower) || officer.test(lower)) return true;
  return next?.lower === "of" && withOf.test(noun.lower);
}

function namesPerson(noun: Token): boolean {
  if (is(noun, "plural") || noPerson.has(noun.lower)) return false;
  return (
    is(noun, "role") ||
    /(?:ist|ian|man|woman|person|eer|doc|tech|aide|maid|hand|wife|smith|general)$/.test(
      noun.lower,
    ) ||
    (/[^aeiou](?:er|or)$/.test(noun.lower) && is(noun, "noun") && !is(noun, "base"))
  );
}

/** "Marketing Director": each word of her title has its capital, so that it stays. */
function isTitleCase(phrase: readonly Token[], rest: readonly Token[]): boolean {
  const next = rest.find((token) => !is(token, "preposition", "determiner", "conjunction"));
  const words = phrase.length > 1 || next === undefined ? phrase : [...phrase, next];
  return words.length > 1 && words.every(({ text }) => /^\p{Lu}/u.test(text));
}

/** "Civil engineer" → "civil engineer": the capital that opened her field goes, where the word is no name. */
function sentenceCase(title: string): string {
  const [first = ""] = title.split(/\s+/);
  const opened = /^\p{Lu}\p{Ll}+(?:-\p{Ll}+)*$/u.test(first) && isPlain(first.toLowerCase());
  return opened ? title.replace(/^\p{Lu}/u, small) : title;
}

/** "Tugboat mate": a capital at the start that no list lowers and no name explains. */
export function opensUnknown(post: string): boolean {
  const [, first = ""] = /^(\p{Lu}\p{Ll}+)(?![^\s,])(?! \p{Lu})/u.exec(post) ?? [];
  return first !== "" && sentenceCase(post) === post && !isName(first.toLowerCase());
}

function isPlain(word: string): boolean {
  const [core = ""] = word.split("-");
  if (fieldWords.has(core)) return true;
  if (isName(core)) return false;
  const [token] = tokensOf(core);
  const ending = /(?:ology|ics|ing|ion|ment|al|ary|ic|ive|ed)$/.test(core);
  const listed = plainWords.has(core) || commonNouns.has(core) || lexiconTags(core).length > 0;
  return ending || listed || (token !== undefined && namesPerson(token));
}
