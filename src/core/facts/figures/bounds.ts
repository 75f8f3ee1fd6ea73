import { timeUnits } from "#core/language/calendar/time-units.ts";

/** "At least 40" or "more than 40", "at most 40" or "under 40", "almost 40", "about 40". */
export type Bound = "low" | "high" | "near" | "about";

type Rules = readonly (readonly [Bound, RegExp])[];
const before: Rules = [
  ["high", /(?:no|not) (?:more|over|above)(?: than)? $|at most $|up to $|max(?:imum)?(?: of)? $/i],
  ["high", /(?:less|fewer) than $|\b(?:under|below) $|[<≤] ?$/i],
  ["near", /\b(?:almost|nearly|close to|just under|not quite) $/i],
  ["low", /\bat least $|\bmin(?:imum)?(?: of)? $|\bupwards of $|\bexceeding $/i],
  ["low", /\bno(?:t)? (?:fewer|less) than $|\bmore than $|\b(?:over|above) $|(?<![-=])[>≥] ?$/i],
  ["about", /\b(?:about|abt|around|roughly|approx(?:imately)?\.?|circa|ca\.?|some) $|[~≈] ?$/i],
];
const after: Rules = [
  ["about", /^(?:ish\b| (?:\p{L}+ ){0,2}?(?:or so|more or less|give or take)\b)/iu],
  ["about", /^ (?:\p{L}+ ){0,2}?(?:or thereabouts|approx(?:imately)?|roughly)\b/iu],
  ["low", /^ (?:\p{L}+ ){0,2}?(?:or more|or above|and up|and counting)\b/iu],
  ["high", /^ (?:\p{L}+ ){0,2}?(?:or (?:less|fewer|under|below)|at most|max|tops)\b/iu],
  ["low", /^(?:\+(?! ?\d)| plus (?=(?:year|month|week|day|hour)s?\b|$))/i],
];
/** "Ask me about two things", "we took over 12 shops", "it rose up to 40": the word belongs to the verb. */
const verbal: readonly RegExp[] = [
  /\b(?:talk|ask|think|hear|car|know|knew|learn|tell|told|sa[iy]|speak|worr|writ)\p{L}* (?:\p{L}+ )?about $/iu,
  /\b(?:question|concern|stor(?:y|ies)|news|all)s? (?:about|over|around) $/iu,
  /\b(?:hand|pass|turn|carr|sign|switch|took|tak|go|went|look|w[io]n|br[io]\p{L}+)\p{L}* over $/iu,
  /\d \p{L}+ up to $/iu,
  /\b(?:get|got|turn|way|travel|mov|go|went|look|gather|s[ia]t|stand)\p{L}* around $/iu,
  /\b(?:go|ris|rose|grew|went|climb|c[oa]me|add|get|got|from|keep|step|back)\p{L}* up to $/iu,
];
const reach = 40;

/**
 * The bound of the figure from `start` to `end`; null where it has none. "Over 12 weeks" may say how long something took, so of a
 * span of time it's none.
 */
export function boundOf(text: string, start: number, end: number): Bound | null {
  const line =
    text
      .slice(Math.max(0, start - reach), start)
      .split("\n")
      .at(-1) ?? "";
  const lead = line.replace(/\ban? $/i, "");
  const rest = text.slice(end, end + reach);
  const unit = /^[ -](\p{L}+?)s?\b/u.exec(rest)?.[1]?.toLowerCase() ?? "";
  if (verbal.some((pattern) => pattern.test(lead))) return null;
  if (/\bover $/i.test(lead) && timeUnits.has(unit)) return null;
  const found =
    before.find(([, words]) => words.test(lead)) ?? after.find(([, words]) => words.test(rest));
  return found?.[0] ?? null;
}

/** Whether two bounds may stand for each other: "almost 20" for "under 20" and for "about 20". */
export function boundsAgree(said: Bound | null, typed: Bound | null): boolean {
  if (said === typed) return true;
  const isNear = said === "near" || typed === "near";
  return isNear && ![said, typed].includes("low") && ![said, typed].includes(null);
}
