import { intransitive, pasts } from "./closed-words.ts";
import { followsThing } from "./conjuncts.ts";
import { namesSubject } from "./participles.ts";
import { is, type Token } from "./tokens.ts";
import { verbReadings } from "./verb-form.ts";

/** Where a main clause stands in an item: the subject's last word, its first verb, and how sure that is. */
export type Clause = { readonly subject: number; readonly verb: number; readonly fit: number };

const collective = /^(?:people|staff|team|children|police|women|men|management|leadership)$/;

const breaks = (token: Token | undefined): boolean => /[,;:]/.test(token?.after ?? "");

/** An object, a measure or an adverbial: what follows a verb and no noun. */
const objectFollows = (token: Token | undefined): boolean =>
  is(token, "determiner", "possessive", "object", "adverb", "number");

/** The first main clause of an item; what follows a relative or subordinate word is passed over. */
export function findClause(tokens: readonly Token[]): Clause | null {
  const [first, second] = tokens;
  if (
    is(first, "modal", "auxiliary") &&
    first?.lower.startsWith("be") === false &&
    is(second, "subject") &&
    !(first.lower === "do" && is(second, "object"))
  )
    return { subject: 1, verb: 0, fit: 0.8 };
  const opensAdverbially = is(first, "preposition", "adverb", "conjunction", "date");
  const start = tokens.findIndex((token) => !is(token, "adverb", "negative"));
  const [opening, behind] = tokens.slice(Math.max(0, start));
  if (opensWithVerb(opening, behind) && !namesSubject(tokens.slice(Math.max(0, start))))
    return null;
  if (is(first, "negative") && is(opening, "base", "gerund")) return null;
  const doubt = is(opening, "gerund") && objectFollows(behind) ? 0.9 : 0;
  for (const [at, token] of tokens.entries()) {
    const bound = /^(?:until|till|before|after|since|as|than)$/.test(token.lower);
    if (is(token, "subordinate") || (bound && at > 0 && is(tokens[at + 1], "subject", "name")))
      return null;
    if (breaks(tokens[at - 1]) && !opensAdverbially) return null;
    if (at > 0 && is(token, "relative") && !breaks(tokens[at - 1])) return null;
    const fit = finite(tokens, at);
    if (fit <= doubt) continue;
    if (at > 0 && followsThing(tokens, at)) return null;
    const subject = subjectOf(tokens, at);
    const nobody = tokens.findIndex(({ lower }) => lower === "no");
    const named = is(tokens[subject], "subject") ? subject : nobody < at ? nobody : -1;
    const reduced = is(tokens[named - 1], "noun") && !breaks(tokens[named - 1]);
    return reduced && !opensAdverbially ? null : { subject, verb: at, fit };
  }
  return null;
}

const holdsClause = /^(?:think|know|say|believe|feel|claim|hope|fear|find|see|wish)s?$/;

/** "A man who never read a book asks for one": behind a relative clause the noun before it has its own verb. */
export function tellsAfterRelative(tokens: readonly Token[]): boolean {
  const opens = tokens.findIndex(({ lower }) => /^(?:who|that|which|whose)$/.test(lower));
  const own = tokens.findIndex((token, at) => at > opens && isVerb(token));
  if (opens < 1 || own === -1 || holdsClause.test(tokens[own]?.lower ?? "")) return false;
  const from = mainVerb(tokens, own) + 1;
  const joint = tokens.findIndex((token, at) => at >= from && joins(token, tokens[at - 1]));
  const rest = tokens.slice(0, joint === -1 ? tokens.length : joint);
  return rest.some((_, at) => at >= from && isOwnVerb(rest, at, from));
}

const isVerb = (token: Token): boolean =>
  is(token, "modal", "auxiliary", "past", "third", "base") && !is(token, "adverb", "number");

const joins = (token: Token, before: Token | undefined): boolean =>
  breaks(before) ||
  is(token, "conjunction", "subordinate", "relative") ||
  /^(?:until|before|after|since|as|than)$/.test(token.lower);

function isOwnVerb(tokens: readonly Token[], at: number, from: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!token || (at - 1 > from && is(before, "subject"))) return false;
  if (is(token, "modal", "auxiliary") || pasts.test(token.lower)) return true;
  if (!is(token, "third")) return false;
  return !is(token, "noun") || next?.lower === "to" || objectFollows(next) || endsOne(tokens, at);
}

/** "a book asks": behind "a" no plural stands, so that the word is a verb. */
function endsOne(tokens: readonly Token[], at: number): boolean {
  const back = tokens.slice(0, at).findLastIndex((token) => !is(token, "noun", "adjective"));
  return back < at - 1 && /^(?:an?|one|every|each|another)$/.test(tokens[back]?.lower ?? "");
}

/** A word that is a verb and no noun, or one with an object behind it, opens no subject. */
function opensWithVerb(first: Token | undefined, second: Token | undefined): boolean {
  if (!is(first, "base", "past") || is(first, "modal", "auxiliary", "subject", "determiner"))
    return false;
  if (!is(first, "noun")) return true;
  if (is(second, "determiner", "possessive", "object", "particle", "gerund")) return true;
  return is(second, "number") && first?.after === "";
}

/** "we both spoke" */
const floats = (tokens: readonly Token[], at: number): boolean =>
  at === 1 && /^(?:both|all|each)$/.test(tokens[at]?.lower ?? "") && is(tokens[0], "subject");

function subjectOf(tokens: readonly Token[], verb: number): number {
  let at = verb - 1;
  while (at > 0 && (is(tokens[at], "adverb", "negative") || floats(tokens, at))) at -= 1;
  return at;
}

/** How surely the word at this place is the finite verb of the words before it. */
function finite(tokens: readonly Token[], at: number): number {
  const token = tokens[at];
  const before = tokens[at - 1];
  const subject = tokens[subjectOf(tokens, at)];
  const next = tokens[at + 1];
  if (!token || !before || !subject || breaks(before)) return 0;
  if (is(before, "preposition", "determiner") && !floats(tokens, at - 1)) return 0;
  if (next?.lower === "that" && is(tokens[0], "number")) return 0;
  if (token.lower === "may" && is(next, "date", "number")) return 0;
  const helps = is(token, "modal", "auxiliary") && !/^(?:been|being)$/.test(token.lower);
  if (helps && (next || is(subject, "subject"))) return 0.95;
  if (is(subject, "subject")) return is(token, "base", "past", "third") ? 0.97 : 0;
  const named = is(tokens[subjectOf(tokens, at) - 1], "determiner", "possessive");
  if (is(subject, "auxiliary") || !(named || is(subject, "noun", "gerund", "number"))) return 0;
  const opened = is(tokens[0], "determiner", "possessive");
  if (tellsOfOne(tokens, at)) return 0.9;
  return Math.max(third(token, subject, next, opened), past(token, next, opened), base(tokens, at));
}

/** "A van breaks down", "a line stops": behind "a" no plural stands. */
function tellsOfOne(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  const goesOn = is(next, "preposition", "adverb", "determiner", "possessive", "object");
  return (
    is(tokens[at], "third") && (goesOn || !next) && next?.lower !== "of" && endsOne(tokens, at)
  );
}

function third(token: Token, subject: Token, next: Token | undefined, opened: boolean): number {
  if (!is(token, "third")) return 0;
  if (!is(token, "noun")) return 0.93;
  if (token.after !== "" || !next || is(subject, "plural", "number")) return 0;
  if (/^(?:up|down|of|for|from|and|or|&)$/.test(next.lower)) return 0;
  const acted = objectFollows(next) && !/^(?:every|each|once|twice)$/.test(next.lower);
  if (acted || isIntransitive(token)) return opened || !is(subject, "base") ? 0.88 : 0.8;
  return opened || is(next, "preposition") ? 0.5 : 0;
}

function past(token: Token, next: Token | undefined, opened: boolean): number {
  if (!is(token, "past")) return 0;
  if (pasts.test(token.lower)) return 0.95;
  if (is(token, "base") && is(token, "noun") && !objectFollows(next)) return 0.2;
  const acted =
    objectFollows(next) && !is(next, "adverb") && !/^(?:last|this)$/.test(next?.lower ?? "");
  if (acted || isIntransitive(token)) return 0.88;
  return opened && is(next, "noun") && !is(token, "noun") ? 0.75 : 0.5;
}

/** Verbs that stand without an object: behind any other, "emails sent on Sunday" may be a thing. */
const isIntransitive = ({ lower }: Token): boolean =>
  verbReadings(lower).some(({ lemma }) => intransitive.has(lemma));

function base(tokens: readonly Token[], at: number): number {
  const token = tokens[at];
  const subject = tokens[at - 1];
  const next = tokens[at + 1];
  if (!is(token, "base") || token?.after !== "" || !next) return 0;
  if (!is(subject, "plural") && !collective.test(subject?.lower ?? "")) return 0;
  if (isIntransitive(token) && is(next, "preposition", "date", "adverb")) return 0.8;
  if (at > 1 && is(tokens[0], "base")) return 0;
  if (!is(token, "noun")) return 0.88;
  return objectFollows(next) || is(next, "plural", "gerund") ? 0.65 : 0;
}

/** The main verb of a chain that starts here: "can have", "is not swapping", "was asked". */
export function mainVerb(tokens: readonly Token[], from: number): number {
  let verb = from;
  for (let at = from + 1; is(tokens[verb], "modal", "auxiliary"); at += 1) {
    const token = tokens[at];
    if (!token || breaks(tokens[at - 1])) break;
    if (is(token, "negative", "adverb") || (at === from + 1 && is(token, "subject"))) continue;
    if (!continues(tokens[verb]?.lower ?? "", token)) break;
    verb = at;
  }
  return verb;
}

const ofBe = /^(?:am|is|are|was|were|be|been|being|'m|'s|'re|(?:is|was|are|were)n'?t)$/;
const ofHave = /^(?:has|have|had|having|'ve|(?:have|has|had)n'?t)$/;

function continues(auxiliary: string, token: Token): boolean {
  if (ofBe.test(auxiliary)) return is(token, "past", "gerund");
  return ofHave.test(auxiliary) ? is(token, "past") : is(token, "base");
}
