import type { Clause } from "#core/composer/shapes/clause-span.ts";
import {
  intransitiveVerbs,
  pastsNotParticiples,
} from "#core/composer/shapes/tokens/word-classes.ts";
import { followsJoinedNoun } from "./conjuncts.ts";
import { pastBelongsToSubject } from "./participles.ts";
import { hasKind, type Token } from "#core/composer/shapes/tokens/tokens.ts";
import { verbReadings } from "#core/composer/shapes/tokens/verb-form.ts";

const collectiveNouns = /^(?:people|staff|team|children|police|women|men|management|leadership)$/;

const endsWithBreak = (token: Token | undefined): boolean => /[,;:]/.test(token?.after ?? "");

/** An object, a measure or an adverbial: what follows a verb and no noun. */
const objectFollows = (token: Token | undefined): boolean =>
  hasKind(token, "determiner", "possessive", "object", "adverb", "number");

/** The first main clause of an item; what follows a relative or subordinate word is passed over. */
export function findClause(tokens: readonly Token[]): Clause | null {
  const [first, second] = tokens;
  if (
    hasKind(first, "modal", "auxiliary") &&
    first?.lower.startsWith("be") === false &&
    hasKind(second, "subject") &&
    !(first.lower === "do" && hasKind(second, "object"))
  )
    return { subject: 1, verb: 0, fit: 0.8 };
  const opensAdverbially = hasKind(first, "preposition", "adverb", "conjunction", "date");
  const start = tokens.findIndex((token) => !hasKind(token, "adverb", "negative"));
  const [opening, behind] = tokens.slice(Math.max(0, start));
  if (opensWithVerb(opening, behind) && !pastBelongsToSubject(tokens.slice(Math.max(0, start))))
    return null;
  if (hasKind(first, "negative") && hasKind(opening, "base", "gerund")) return null;
  const doubt = hasKind(opening, "gerund") && objectFollows(behind) ? 0.9 : 0;
  for (const [at, token] of tokens.entries()) {
    const bound = /^(?:until|till|before|after|since|as|than)$/.test(token.lower);
    if (
      hasKind(token, "subordinate") ||
      (bound && at > 0 && hasKind(tokens[at + 1], "subject", "name"))
    )
      return null;
    if (endsWithBreak(tokens[at - 1]) && !opensAdverbially) return null;
    if (at > 0 && hasKind(token, "relative") && !endsWithBreak(tokens[at - 1])) return null;
    const fit = finiteVerbFit(tokens, at);
    if (fit <= doubt) continue;
    if (at > 0 && followsJoinedNoun(tokens, at)) return null;
    const subject = subjectOf(tokens, at);
    const nobody = tokens.findIndex(({ lower }) => lower === "no");
    const named = hasKind(tokens[subject], "subject") ? subject : nobody < at ? nobody : -1;
    const reduced = hasKind(tokens[named - 1], "noun") && !endsWithBreak(tokens[named - 1]);
    return reduced && !opensAdverbially ? null : { subject, verb: at, fit };
  }
  return null;
}

const clauseVerbs = /^(?:think|know|say|believe|feel|claim|hope|fear|find|see|wish)s?$/;

/** "A man who never read a book asks for one": behind a relative clause the noun before it has its own verb. */
export function hasVerbAfterRelative(tokens: readonly Token[]): boolean {
  const opens = tokens.findIndex(({ lower }) => /^(?:who|that|which|whose)$/.test(lower));
  const own = tokens.findIndex((token, at) => at > opens && isVerb(token));
  if (opens < 1 || own === -1 || clauseVerbs.test(tokens[own]?.lower ?? "")) return false;
  const from = mainVerbIndex(tokens, own) + 1;
  const joint = tokens.findIndex((token, at) => at >= from && isClauseJoint(token, tokens[at - 1]));
  const rest = tokens.slice(0, joint === -1 ? tokens.length : joint);
  return rest.some((_, at) => at >= from && isOwnVerb(rest, at, from));
}

const isVerb = (token: Token): boolean =>
  hasKind(token, "modal", "auxiliary", "past", "third", "base") &&
  !hasKind(token, "adverb", "number");

const isClauseJoint = (token: Token, before: Token | undefined): boolean =>
  endsWithBreak(before) ||
  hasKind(token, "conjunction", "subordinate", "relative") ||
  /^(?:until|before|after|since|as|than)$/.test(token.lower);

function isOwnVerb(tokens: readonly Token[], at: number, from: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!token || (at - 1 > from && hasKind(before, "subject"))) return false;
  if (hasKind(token, "modal", "auxiliary") || pastsNotParticiples.has(token.lower)) return true;
  if (!hasKind(token, "third")) return false;
  return (
    !hasKind(token, "noun") ||
    next?.lower === "to" ||
    objectFollows(next) ||
    followsSingular(tokens, at)
  );
}

/** "a book asks": behind "a" no plural stands, so that the word is a verb. */
function followsSingular(tokens: readonly Token[], at: number): boolean {
  const back = tokens.slice(0, at).findLastIndex((token) => !hasKind(token, "noun", "adjective"));
  return back < at - 1 && /^(?:an?|one|every|each|another)$/.test(tokens[back]?.lower ?? "");
}

/** A word that is a verb and no noun, or one with an object behind it, opens no subject. */
function opensWithVerb(first: Token | undefined, second: Token | undefined): boolean {
  if (
    !hasKind(first, "base", "past") ||
    hasKind(first, "modal", "auxiliary", "subject", "determiner")
  )
    return false;
  if (!hasKind(first, "noun")) return true;
  if (hasKind(second, "determiner", "possessive", "object", "particle", "gerund")) return true;
  return hasKind(second, "number") && first?.after === "";
}

/** "we both spoke" */
const isFloatingQuantifier = (tokens: readonly Token[], at: number): boolean =>
  at === 1 && /^(?:both|all|each)$/.test(tokens[at]?.lower ?? "") && hasKind(tokens[0], "subject");

function subjectOf(tokens: readonly Token[], verb: number): number {
  let at = verb - 1;
  while (at > 0 && (hasKind(tokens[at], "adverb", "negative") || isFloatingQuantifier(tokens, at)))
    at -= 1;
  return at;
}

/** How surely the word at this place is the finite verb of the words before it. */
function finiteVerbFit(tokens: readonly Token[], at: number): number {
  const token = tokens[at];
  const before = tokens[at - 1];
  const subject = tokens[subjectOf(tokens, at)];
  const next = tokens[at + 1];
  if (!token || !before || !subject || endsWithBreak(before)) return 0;
  if (hasKind(before, "preposition", "determiner") && !isFloatingQuantifier(tokens, at - 1))
    return 0;
  if (next?.lower === "that" && hasKind(tokens[0], "number")) return 0;
  if (token.lower === "may" && hasKind(next, "date", "number")) return 0;
  const helps = hasKind(token, "modal", "auxiliary") && !/^(?:been|being)$/.test(token.lower);
  if (helps && (next || hasKind(subject, "subject"))) return 0.95;
  if (hasKind(subject, "subject")) return hasKind(token, "base", "past", "third") ? 0.97 : 0;
  const named = hasKind(tokens[subjectOf(tokens, at) - 1], "determiner", "possessive");
  if (hasKind(subject, "auxiliary") || !(named || hasKind(subject, "noun", "gerund", "number")))
    return 0;
  const opened = hasKind(tokens[0], "determiner", "possessive");
  if (isVerbOfSingular(tokens, at)) return 0.9;
  return Math.max(
    thirdPersonFit(token, subject, next, opened),
    pastFit(token, next, opened),
    baseFit(tokens, at),
  );
}

/** "A van breaks down", "a line stops": behind "a" no plural stands. */
function isVerbOfSingular(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  const goesOn = hasKind(next, "preposition", "adverb", "determiner", "possessive", "object");
  return (
    hasKind(tokens[at], "third") &&
    (goesOn || !next) &&
    next?.lower !== "of" &&
    followsSingular(tokens, at)
  );
}

function thirdPersonFit(
  token: Token,
  subject: Token,
  next: Token | undefined,
  opened: boolean,
): number {
  if (!hasKind(token, "third")) return 0;
  if (!hasKind(token, "noun")) return 0.93;
  if (token.after !== "" || !next || hasKind(subject, "plural", "number")) return 0;
  if (/^(?:up|down|of|for|from|and|or|&)$/.test(next.lower)) return 0;
  const acted = objectFollows(next) && !/^(?:every|each|once|twice)$/.test(next.lower);
  if (acted || isIntransitive(token)) return opened || !hasKind(subject, "base") ? 0.88 : 0.8;
  return opened || hasKind(next, "preposition") ? 0.5 : 0;
}

function pastFit(token: Token, next: Token | undefined, opened: boolean): number {
  if (!hasKind(token, "past")) return 0;
  if (pastsNotParticiples.has(token.lower)) return 0.95;
  if (hasKind(token, "base") && hasKind(token, "noun") && !objectFollows(next)) return 0.2;
  const acted =
    objectFollows(next) && !hasKind(next, "adverb") && !/^(?:last|this)$/.test(next?.lower ?? "");
  if (acted || isIntransitive(token)) return 0.88;
  return opened && hasKind(next, "noun") && !hasKind(token, "noun") ? 0.75 : 0.5;
}

/** Verbs that stand without an object: behind any other, "emails sent on Sunday" may be a thing. */
const isIntransitive = ({ lower }: Token): boolean =>
  verbReadings(lower).some(({ lemma }) => intransitiveVerbs.has(lemma));

function baseFit(tokens: readonly Token[], at: number): number {
  const token = tokens[at];
  const subject = tokens[at - 1];
  const next = tokens[at + 1];
  if (!hasKind(token, "base") || token?.after !== "" || !next) return 0;
  if (!hasKind(subject, "plural") && !collectiveNouns.test(subject?.lower ?? "")) return 0;
  if (isIntransitive(token) && hasKind(next, "preposition", "date", "adverb")) return 0.8;
  if (at > 1 && hasKind(tokens[0], "base")) return 0;
  if (!hasKind(token, "noun")) return 0.88;
  return objectFollows(next) || hasKind(next, "plural", "gerund") ? 0.65 : 0;
}

/** The main verb of a chain that starts here: "can have", "is not swapping", "was asked". */
export function mainVerbIndex(tokens: readonly Token[], from: number): number {
  let verb = from;
  for (let at = from + 1; hasKind(tokens[verb], "modal", "auxiliary"); at += 1) {
    const token = tokens[at];
    if (!token || endsWithBreak(tokens[at - 1])) break;
    if (hasKind(token, "negative", "adverb") || (at === from + 1 && hasKind(token, "subject")))
      continue;
    if (!continuesVerbChain(tokens[verb]?.lower ?? "", token)) break;
    verb = at;
  }
  return verb;
}

const formsOfBe = /^(?:am|is|are|was|were|be|been|being|'m|'s|'re|(?:is|was|are|were)n'?t)$/;
const formsOfHave = /^(?:has|have|had|having|'ve|(?:have|has|had)n'?t)$/;

function continuesVerbChain(auxiliary: string, token: Token): boolean {
  if (formsOfBe.test(auxiliary)) return hasKind(token, "past", "gerund");
  return formsOfHave.test(auxiliary) ? hasKind(token, "past") : hasKind(token, "base");
}
