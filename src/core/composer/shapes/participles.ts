import { attributive, given, honored, intransitive, movers } from "./closed-words.ts";
import type { Item } from "./item.ts";
import { is, type Token } from "./tokens.ts";
import { type VerbReading, verbReadings } from "./verb-form.ts";

export const amount = String.raw`[-–+~<>]?[$€£]?\d[\d.,]*[%kKmMx]?`;
export const words = String.raw`(?:\s[\p{L}-]+){0,2}\s*`;
export const spans = new RegExp(
  String.raw`\bfrom\s${amount}${words}to\s(?:\p{L}+\s)?${amount}`,
  "iu",
);

const moves = (token: Token): boolean =>
  verbReadings(token.lower).some(({ lemma }) => movers.has(lemma));

const isNominal = (token: Token): boolean => is(token, "noun", "plural");

/** "Missed appointments from 19% to 6%", "Managed care contracts up 20%": a past form that moves no measure belongs to the noun behind it. */
export function namesMeasure({ body: [first, ...rest], text }: Item): boolean {
  if (!first || moves(first)) return false;
  if (is(rest[0], "plural") && spans.test(text)) return true;
  const at = rest.findIndex(({ lower }) => /^(?:up|down)$/.test(lower));
  const measured = is(rest[at + 1], "number") || /^(?:to|by|from)$/.test(rest[at + 1]?.lower ?? "");
  return at > 0 && measured && rest.slice(0, at).every(isNominal);
}

/** "Written complaints fell by half", "Paid leave policy rewritten": the past form belongs to a noun that has its own verb. */
export function namesSubject({ body: [first, ...rest] }: Item): boolean {
  if (!first || !attributive.has(first.lower)) return false;
  const at = rest.findIndex((token) => is(token, "past") && !is(token, "noun"));
  const verb = rest[at];
  const stands = rest.slice(0, Math.max(0, at)).every(isNominal);
  const own = rest[at + 1]?.lower !== "by" || verbReadings(verb?.lower ?? "").some(isIntransitive);
  return at > 0 && stands && own;
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
