import { lexiconTags } from "#core/composer/shapes/tokens/compromise.ts";
import { hasKind, type Token, tokenize } from "#core/composer/shapes/tokens/tokens.ts";
import { regexAnyOf, toWordSet } from "#core/language/word-lists.ts";
import { mayBeName } from "#core/composer/words/typing/letter-case.ts";
import { commonNouns, neverNameWords } from "#core/composer/words/typing/plain-words.ts";
import { withIndefiniteArticle } from "./with-article.ts";

const titlesWithoutArticle = toWordSet(
  "head chief founder cofounder co-founder owner coowner co-owner president chair chairman chairwoman chairperson dean mayor treasurer",
);
const chiefOfficerPattern = /^c[a-z]o$/;
const titlesWithOfPattern = /^(?:director|secretary|principal|manager|president|lead|leader)$/;
const officeTitlePattern = /^(?:[sea]?vp|c[a-z]o|director|head|chief|manager)$/;
const fieldEndings = regexAnyOf(
  "ology ics ing ion ment ance ence ity care ship ism ware work end law it hr health support service finance media data tech research retail trade staff sector industry design admin army navy police",
);
const fieldEndingPattern = new RegExp(`${fieldEndings}$`);
const wordsNoPerson = toWordSet(
  "sector factor vector motor tractor laser corner chapter center summer career",
);
const fieldWords = toWordSet(
  "violin piano guitar cello music language pastry dairy fashion landscape web software payroll dental veterinary " +
    "law health insurance customer restaurant hospice theatre theater textile freelance flight museum community ward grant art " +
    "emergency security youth foster wedding kitchen grounds district county parish payments supply energy crop soil wildlife",
);

/**
 * A title inside a sentence of ours: "a civil engineer", "head of fundraising", "Marketing Director"; null where it
 * names nobody.
 */
export function jobTitleInSentence(head: string): string | null {
  const [, adverb = "", title = ""] =
    /^((?:currently|now|still|also|mainly)\s+)?(.+)$/isu.exec(head) ?? [];
  const lead = adverb.toLowerCase();
  if (/^(?:an?|the|one|my|our)\s/i.test(title))
    return lead + title.replace(/^\p{Lu}/u, lowerCaseLetter);
  const tokens = tokenize(title);
  const end = tokens.findIndex((token, at) => at > 0 && endsNounPhrase(token, tokens[at - 1]));
  const phrase = end === -1 ? tokens : tokens.slice(0, end);
  const [first] = phrase;
  const known = personWordOf(phrase);
  const post = isTitleCase(phrase, tokens.slice(phrase.length)) ? title : sentenceCase(title);
  if (opensWithUnknownName(post)) return null;
  if (officeTitlePattern.test(first?.lower ?? "") && known !== phrase.at(-1)) return lead + post;
  const noun = known ?? unlistedPerson(phrase);
  if (!noun) return null;
  const titled = /^\p{Lu}\p{Ll}/u.test(post) && post === title && /\p{Lu}/u.test(noun.text);
  const bare = needsNoArticle(first, noun, tokens[end]) || (titled && phrase.length > 1);
  return lead + (bare ? post : withIndefiniteArticle(post));
}

/** The word of a title that names a person: its last, or the last before names ("translator Dutch-German"). */
function personWordOf(phrase: readonly Token[]): Token | undefined {
  const at = phrase.findLastIndex(namesPerson);
  const named = phrase.slice(at + 1).every(({ text }) => /^\p{Lu}/u.test(text));
  return named ? phrase[at] : undefined;
}

const rolesServed = toWordSet(
  "client student patient customer consumer user guest board committee executive counsel head lead colleague fellow partner friend",
);

/** "caseworker refugee resettlement": a role stands among the words, wherever. */
export const mentionsRole = (tokens: readonly Token[]): boolean =>
  tokens.some(
    (one) => hasKind(one, "role") && !hasKind(one, "plural") && !rolesServed.has(one.lower),
  );

/** A title that no list knows ("seamstress", "PhD candidate") is somebody, where it is no field of work. */
function unlistedPerson(phrase: readonly Token[]): Token | undefined {
  const last = phrase.at(-1);
  if (!last || phrase.length > 3 || !/^\p{L}+$/u.test(last.text)) return undefined;
  if (mentionsRole(phrase.slice(0, -1))) return undefined;
  const isOther =
    hasKind(last, "plural", "gerund", "past", "adjective", "number") ||
    fieldEndingPattern.test(last.lower);
  return hasKind(last, "noun") && !isOther ? last : undefined;
}

const lowerCaseLetter = (letter: string): string => letter.toLowerCase();

const endsNounPhrase = (token: Token, before: Token | undefined): boolean =>
  hasKind(token, "preposition", "relative", "conjunction", "subordinate") ||
  /[,;:(/&]/.test(before?.after ?? "");

/** "head of", "founder", "director of nursing": unique in an organization, so without an article. */
function needsNoArticle(first: Token | undefined, noun: Token, next: Token | undefined): boolean {
  const lower = first?.lower ?? "";
  if (titlesWithoutArticle.has(lower) || chiefOfficerPattern.test(lower)) return true;
  return next?.lower === "of" && titlesWithOfPattern.test(noun.lower);
}

function namesPerson(noun: Token): boolean {
  if (hasKind(noun, "plural") || wordsNoPerson.has(noun.lower)) return false;
  return (
    hasKind(noun, "role") ||
    /(?:ist|ian|man|woman|person|eer|doc|tech|aide|maid|hand|wife|smith|general)$/.test(
      noun.lower,
    ) ||
    (/[^aeiou](?:er|or)$/.test(noun.lower) && hasKind(noun, "noun") && !hasKind(noun, "base"))
  );
}

/** "Marketing Director": each word of the title has its capital, so that it stays. */
function isTitleCase(phrase: readonly Token[], rest: readonly Token[]): boolean {
  const next = rest.find((token) => !hasKind(token, "preposition", "determiner", "conjunction"));
  const words = phrase.length > 1 || next === undefined ? phrase : [...phrase, next];
  return words.length > 1 && words.every(({ text }) => /^\p{Lu}/u.test(text));
}

/** "Civil engineer" → "civil engineer": the capital that opened the field goes, where the word is no name. */
function sentenceCase(title: string): string {
  const [first = ""] = title.split(/\s+/);
  const opened = /^\p{Lu}\p{Ll}+(?:-\p{Ll}+)*$/u.test(first) && isNoName(first.toLowerCase());
  return opened ? title.replace(/^\p{Lu}/u, lowerCaseLetter) : title;
}

/** "Tugboat mate": a capital at the start that no list lowers and no name explains. */
export function opensWithUnknownName(post: string): boolean {
  const [, first = ""] = /^(\p{Lu}\p{Ll}+)(?![^\s,])(?! \p{Lu})/u.exec(post) ?? [];
  return first !== "" && sentenceCase(post) === post && !mayBeName(first.toLowerCase());
}

function isNoName(word: string): boolean {
  const [core = ""] = word.split("-");
  if (fieldWords.has(core)) return true;
  if (mayBeName(core)) return false;
  const [token] = tokenize(core);
  const ending = /(?:ology|ics|ing|ion|ment|al|ary|ic|ive|ed)$/.test(core);
  const listed = neverNameWords.has(core) || commonNouns.has(core) || lexiconTags(core).length > 0;
  return ending || listed || (token !== undefined && namesPerson(token));
}
