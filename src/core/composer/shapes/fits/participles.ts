import {
  attributivePasts,
  givingPasts,
  honoringPasts,
  intransitiveVerbs,
  measureVerbs,
  pastsNotParticiples,
  reportingVerbs,
} from "#core/composer/shapes/tokens/word-classes.ts";
import type { AnswerItem } from "#core/composer/shapes/answer-item.ts";
import { hasKind, type Token } from "#core/composer/shapes/tokens/tokens.ts";
import { type VerbReading, verbReadings } from "#core/composer/shapes/tokens/verb-form.ts";

export const amountSource = String.raw`[-–+~<>]?[$€£]?\d[\d.,]*[%kKmMx]?`;
export const fewWordsSource = String.raw`(?:\s[\p{L}-]+){0,2}\s*`;
export const fromToPattern = new RegExp(
  String.raw`\bfrom\s${amountSource}${fewWordsSource}to\s(?:\p{L}+\s)?${amountSource}`,
  "iu",
);

/** "Failed payments 3% to 1%". */
const figureToFigure = new RegExp(String.raw`\p{L}\s${amountSource}\sto\s${amountSource}`, "u");

const movesMeasure = (token: Token): boolean =>
  verbReadings(token.lower).some(({ lemma }) => measureVerbs.has(lemma));

const isNominal = (token: Token | undefined): boolean => hasKind(token, "noun", "plural");

/** "Missed appointments from 19% to 6%", "Managed care contracts up 20%": a past form that moves no measure belongs to the noun behind it. */
export function pastBelongsToMeasure({ body: [first, ...rest], text }: AnswerItem): boolean {
  if (!first || movesMeasure(first)) return false;
  if (hasKind(rest[0], "plural") && (fromToPattern.test(text) || figureToFigure.test(text)))
    return true;
  const at = rest.findIndex(({ lower }) => /^(?:up|down)$/.test(lower));
  const measured =
    hasKind(rest[at + 1], "number") || /^(?:to|by|from)$/.test(rest[at + 1]?.lower ?? "");
  return at > 0 && measured && rest.slice(0, at).every(isNominal);
}

/** "Written complaints fell by half", "Paid leave policy rewritten": the past form belongs to a noun that has its own verb. */
export function pastBelongsToSubject([first, ...rest]: readonly Token[]): boolean {
  if (!first || first.after !== "" || !isNominal(rest[0]) || hasKind(rest[0], "number"))
    return false;
  if (hasSecondVerb(first, rest)) return true;
  if (!attributivePasts.has(first.lower)) return false;
  const at = rest.findIndex((token) => hasKind(token, "past") && !hasKind(token, "noun"));
  const verb = rest[at];
  const stands = rest.slice(0, Math.max(0, at)).every(isNominal);
  const own = rest[at + 1]?.lower !== "by" || verbReadings(verb?.lower ?? "").some(isIntransitive);
  return at > 0 && stands && own;
}

/** A deed has no second finite verb that nothing joins: "Seized goods from abroad were burned", never "Found the goods were burned". */
function hasSecondVerb(first: Token, rest: readonly Token[]): boolean {
  if (verbReadings(first.lower).some(({ lemma }) => reportingVerbs.has(lemma))) return false;
  const end = rest.findIndex((token, at) => isJoint(token, rest[at - 1]));
  const clause = end === -1 ? rest : rest.slice(0, end);
  return clause.some((token, at) => at > 0 && isFinite(token, clause[at - 1], clause[at + 1]));
}

const isJoint = (token: Token, before: Token | undefined): boolean =>
  hasKind(token, "conjunction", "relative", "subordinate", "subject") ||
  /^(?:until|till|before|after|since|as|than)$/.test(token.lower) ||
  (hasKind(token, "determiner", "possessive") && !hasKind(before, "preposition")) ||
  /[,;:(]/.test(before?.after ?? "");

/** A form that can be no participle, behind its noun: "parts fell", "parts dropped to 2"; "parts used by 40" is none. */
function isFinite(token: Token, before: Token | undefined, next: Token | undefined): boolean {
  if (hasKind(before, "preposition") || !hasKind(before, "noun", "plural", "number", "adverb"))
    return false;
  if (hasKind(token, "modal", "auxiliary")) return !/^(?:be|been|being)$/.test(token.lower);
  if (!hasKind(token, "past") || hasKind(token, "noun"))
    return pastsNotParticiples.has(token.lower);
  const measured =
    !next || hasKind(next, "preposition", "adverb", "number") || /^\p{Sc}?\d/u.test(next.text);
  return (
    pastsNotParticiples.has(token.lower) ||
    (measured && next?.lower !== "by" && verbReadings(token.lower).some(isIntransitive))
  );
}

/** "took me 3 years", "took 14 weeks": the subject is what took or cost that, not the person. */
export function isTimeTaken([first, second, third, fourth]: readonly Token[]): boolean {
  if (second?.lower === "me" && hasKind(first, "past")) return true;
  if (!/^(?:took|cost)$/.test(first?.lower ?? "")) return false;
  const [count, unit] = second?.lower === "us" ? [third, fourth] : [second, third];
  return (
    hasKind(count, "number", "determiner") && hasKind(unit, "date") && !hasKind(unit, "adverb")
  );
}

const isIntransitive = ({ lemma }: VerbReading): boolean => intransitiveVerbs.has(lemma);

/** "Promoted to shift lead", "Elected shop steward", "Awarded the medal": what others did is no deed of the member. */
export function isPassiveDeed({ body: [first, second] }: AnswerItem): boolean {
  if (!first || hasKind(second, "number") || /^\d/.test(second?.text ?? "")) return false;
  if (first.lower === "led") return second?.lower === "to";
  if (givingPasts.has(first.lower)) return !hasKind(second, "plural");
  if (!honoringPasts.has(first.lower)) return false;
  return (
    !second ||
    hasKind(second, "preposition", "role") ||
    (hasKind(second, "noun") && !hasKind(second, "plural"))
  );
}
