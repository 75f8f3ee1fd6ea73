import { toWordSet } from "#core/language/word-lists.ts";
import { countWords } from "#core/language/sentences.ts";
import { splitCommas } from "#core/composer/shapes/split/pieces.ts";
import { irregularPastPairs } from "#core/composer/shapes/tokens/office-verbs.ts";
import { pastsNotParticiples } from "#core/composer/shapes/tokens/word-classes.ts";
import { hasKind, tokenize, type Token } from "#core/composer/shapes/tokens/tokens.ts";

/** Longer than this nobody says it in one breath. */
const maxSaidWords = 34;

/** Longer than this its grammar can't be known for certain. */
const maxFramedWords = 26;

/** Marks of notes: brackets, dashes, colons, slashes, arrows, dots that trail off, questions. */
const noteMarks = /[()[\]{};:?!…~<>=|*_#@\\→]|\.{2}|\s[–—/-]\s|\p{L}\/\p{L}|\s\+\s|\+$|w\//u;

/** "(431–468)", "7:30": marks that belong to a figure. */
const figureMarks = /\((?=[^()]*\d)[\d\s.,–%$€£-]+\)|\b\d{1,2}:\d\d\b/gu;

/** Words that think aloud. Somebody may mean them, but nobody prints them unasked. */
const asideWords =
  /\b(?:I just|honestly|basically|actually|really|literally|i guess|i suppose|i think|kind of|sort of|kinda|sorta|maybe|perhaps|probably|hopefully|or so|or something|or whatever|etc|and so on|and stuff|you know|not sure|lol|tbh|imo|i mean|whatever|somehow|more or less|if anything|officially|supposedly|apparently|estimate|well (?=\d))\b/iu;

/** Whether somebody could say these words as they are: no marks of notes, no aside, no shorthand left. */
export function isSayable(text: string): boolean {
  return (
    countWords(text) <= maxSaidWords &&
    !noteMarks.test(text.replace(figureMarks, "")) &&
    !asideWords.test(text) &&
    !text.split(/\s+/).some(isShorthand) &&
    hasBalancedQuotes(text) &&
    !wrongParticiple(text) &&
    !isSplice(text)
  );
}

const spliced = /,\s(?:I|we|you|he|she|they|it)(?:’\p{L}+)?\s\p{L}/u;
const dependent =
  /^(?:if|when|whenever|because|since|as|although|though|while|after|before|unless|once|until|in|on|at|for|with|without|by|from|during)\b/iu;

/** "It took 7 weeks, it was a mouse": two sentences with a comma between them. */
const isSplice = (text: string): boolean => {
  const at = text.search(spliced);
  return at > 0 && !dependent.test(text) && text.slice(0, at).split(/\s+/).length > 1;
};

const irregularBases = new Set(irregularPastPairs.filter((_, at) => at % 2 === 1));

/** "I have wrote": a past that stands behind no "have". */
function wrongParticiple(text: string): boolean {
  const tokens = tokenize(text);
  return tokens.some(
    ({ lower }, at) =>
      (lower.endsWith("ed") && irregularBases.has(lower.slice(0, -2))) ||
      (pastsNotParticiples.has(lower) &&
        /^(?:have|has|had|'ve)$/.test(tokens[at - 1]?.lower ?? "")),
  );
}

/** Whether words can stand inside a sentence of ours for certain: sayable, and nothing behind a comma that starts a thought of its own. */
export function isOneIdea(text: string): boolean {
  return (
    isSayable(text) &&
    countWords(text) <= maxFramedWords &&
    (isPlainList(text) || splitCommas(text).slice(1).every(isContinuation))
  );
}

const letterNames = toWordSet(
  "pm km kg cm mm ml lb my by why try fly dry cry shy sky spy sly gym hymn myth nth",
);

/** "ppl", "pts", "mgmt": small letters without a vowel. */
function isShorthand(word: string): boolean {
  if (/\d/.test(word)) return false;
  const bare = word.replace(/[^\p{L}]/gu, "");
  return /^\p{Ll}{2,}$/u.test(bare) && !/[aeiouyáéíóúàèäöüøåæœ]/u.test(bare)
    ? !letterNames.has(bare)
    : false;
}

function hasBalancedQuotes(text: string): boolean {
  return text.split("“").length === text.split("”").length && !text.includes('"');
}

const continuing = toWordSet(
  "and or but in on at by for from with without to into of over under within across until before after since because so if when unless once including plus as than while who which whose where when not then",
);

/** A part behind a comma that hangs on what stands before it: "with two others", "who run it", "including Kent". */
function isContinuation(part: string): boolean {
  const [first, second] = tokenize(part);
  if (first === undefined) return false;
  if (/^(?:\d+|some|most|two|three|four|five) of (?:them|those)\s/u.test(part)) return true;
  if (hasKind(first, "conjunction")) return !startsClause(second);
  return continuing.has(first.lower) || (hasKind(first, "gerund") && !hasKind(first, "plural"));
}

/** "and I report it": a clause of its own, with its own subject. */
const startsClause = (token: Token | undefined): boolean => hasKind(token, "subject");

/** "kind, exact and dry", "the keys, the rota and the log": short parts alike, the last behind "and". */
function isPlainList(text: string): boolean {
  const parts = splitCommas(text);
  const last = parts.at(-1) ?? "";
  if (parts.length < 2 || !/(?:^|\s)(?:and|or)\s/u.test(last)) return false;
  const items = parts.map((part) => tokenize(part.replace(/^(?:and|or)\s/u, "")));
  const heads = items.slice(1, -1).map(([first]) => kindOf(first));
  return (
    items.every(({ length }) => length > 0 && length <= 8) &&
    heads.every((kind) => kind === kindOf(items[0]?.[0]))
  );
}

const headKinds = ["determiner", "possessive", "number", "past", "gerund", "base"] as const;

function kindOf(token: Token | undefined): string {
  return headKinds.find((kind) => hasKind(token, kind)) ?? "other";
}
