import {
  attributive,
  given,
  honored,
  intransitive,
  movers,
  pasts,
  reporting,
} from "./closed-words.ts";
import type { Item } from "./item.ts";
import { is, type Token } from "./tokens.ts";
import { type VerbReading, verbReadings } from "./verb-form.ts";

export const amount = String.raw`[-–+~<>]?[$€£]?\d[\d.,]*[%kKmMx]?`;
export const words = String.raw`(?:\s[\p{L}-]+){0,2}\s*`;
export const spans = new RegExp(
  String.raw`\bfrom\s${amount}${words}to\s(?:\p{L}+\s)?${amount}`,
  "iu",
);

/** "Failed payments 3% to 1%". */
const between = new RegExp(String.raw`\p{L}\s${amount}\sto\s${amount}`, "u");

const moves = (token: Token): boolean =>
  verbReadings(token.lower).some(({ lemma }) => movers.has(lemma));

const isNominal = (token: Token | undefined): boolean => is(token, "noun", "plural");

/** "Missed appointments from 19% to 6%", "Managed care contracts up 20%": a past form that moves no measure belongs to the noun behind it. */
export function namesMeasure({ body: [first, ...rest], text }: Item): boolean {
  if (!first || moves(first)) return false;
  if (is(rest[0], "plural") && (spans.test(text) || between.test(text))) return true;
  const at = rest.findIndex(({ lower }) => /^(?:up|down)$/.test(lower));
  const measured = is(rest[at + 1], "number") || /^(?:to|by|from)$/.test(rest[at + 1]?.lower ?? "");
  return at > 0 && measured && rest.slice(0, at).every(isNominal);
}

/** "Written complaints fell by half", "Paid leave policy rewritten": the past form belongs to a noun that has its own verb. */
export function namesSubject([first, ...rest]: readonly Token[]): boolean {
  if (!first || first.after !== "" || !isNominal(rest[0]) || is(rest[0], "number")) return false;
  if (ownVerb(first, rest)) return true;
  if (!attributive.has(first.lower)) return false;
  const at = rest.findIndex((token) => is(token, "past") && !is(token, "noun"));
  const verb = rest[at];
  const stands = rest.slice(0, Math.max(0, at)).every(isNominal);
  const own = rest[at + 1]?.lower !== "by" || verbReadings(verb?.lower ?? "").some(isIntransitive);
  return at > 0 && stands && own;
}

/** A deed has no second finite verb that nothing joins: "Seized goods from abroad were burned", never "Found the goods were burned". */
function ownVerb(first: Token, rest: readonly Token[]): boolean {
  if (verbReadings(first.lower).some(({ lemma }) => reporting.has(lemma))) return false;
  const end = rest.findIndex((token, at) => joins(token, rest[at - 1]));
  const said = end === -1 ? rest : rest.slice(0, end);
  return said.some((token, at) => at > 0 && isFinite(token, said[at - 1], said[at + 1]));
}

const joins = (token: Token, before: Token | undefined): boolean =>
  is(token, "conjunction", "relative", "subordinate", "subject") ||
  /^(?:until|till|before|after|since|as|than)$/.test(token.lower) ||
  (is(token, "determiner", "possessive") && !is(before, "preposition")) ||
  /[,;:(]/.test(before?.after ?? "");

/** A form that can be no participle, behind its noun: "parts fell", "parts dropped to 2"; "parts used by 40" is none. */
function isFinite(token: Token, before: Token | undefined, next: Token | undefined): boolean {
  if (is(before, "preposition") || !is(before, "noun", "plural", "number", "adverb")) return false;
  if (is(token, "modal", "auxiliary")) return !/^(?:be|been|being)$/.test(token.lower);
  if (!is(token, "past") || is(token, "noun")) return pasts.test(token.lower);
  const measured =
    !next || is(next, "preposition", "adverb", "number") || /^\p{Sc}?\d/u.test(next.text);
  return (
    pasts.test(token.lower) ||
    (measured && next?.lower !== "by" && verbReadings(token.lower).some(isIntransitive))
  );
}

/** "took me 3 years", "took 14 weeks": what took or cost that is the subject, and not she. */
export function isTaken([first, second, third, fourth]: readonly Token[]): boolean {
  if (second?.lower === "me" && is(first, "past")) return true;
  if (!/^(?:took|cost)$/.test(first?.lower ?? "")) return false;
  const [count, unit] = second?.lower === "us" ? [third, fourth] : [second, third];
  return is(count, "number", "determiner") && is(unit, "date") && !is(unit, "adverb");
}

const isIntransitive = ({ lemma }: VerbReading): boolean => intransitive.has(lemma);

/** "Promoted to shift lead", "Elected shop steward", "Awarded the medal": what others did for her is no deed of hers. */
export function isPassive({ body: [first, second] }: Item): boolean {
  if (!first || is(second, "number") || /^\d/.test(second?.text ?? "")) return false;
  if (first.lower === "led") return second?.lower === "to";
  if (given.has(first.lower)) return !is(second, "plural");
  if (!honored.has(first.lower)) return false;
  return (
    !second || is(second, "preposition", "role") || (is(second, "noun") && !is(second, "plural"))
  );
}
