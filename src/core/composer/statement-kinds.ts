import { parseChange } from "#core/language/change.ts";
import { classify } from "#core/language/clause.ts";
import { isClearPast } from "#core/language/inflect.ts";

export const awardNoun =
  /\b(?:award|prize|medal|fellowship|certification|honor|effie|emmy|pulitzer|(?:bronze|silver) star|legion of (?:merit|honor)|purple heart|commendation)\b/i;

/** Participles about her, and participles about her work with what others do to it. */
export const ofHer =
  /^(?:(?:named|elected|appointed|selected|recognized|honored|awarded|ranked|invited|certified|licensed|nominated|voted|chosen) (?:by|to|as|in|for|among|one of|the|best|top|president|chair|fellow|#|no\.|first|second|(?:[\p{L}-]+ )*of the year)|promoted (?:to|twice|early|in|from|at)|(?:named|elected|appointed|voted) (?:a|an|\p{Lu}))(?=[\s\p{L}]|$)/u;
export const ofWork =
  /^(?:cited|used|adopted|featured|taught|quoted|replicated|covered|funded|sold|published|installed|translated|copied|profiled|in use) (?:in|by|at|on|across|as|for|to)\b/i;

/** Participles that only describe what stands before them. */
export const trailing = /^(?:based|compared|followed|given|recorded|including)\b/i;

/** Whether a fragment that looks like her verb says what was done to her or her work. */
export function isParticiple(piece: string): boolean {
  return ofHer.test(piece) || ofWork.test(piece) || trailing.test(piece);
}

const finite =
  /(?<=\S\s)(?:is|are|was|were|has|have|had|will|can|would|fell|rose|grew|went|dropped|came|took|ended|became|won|I \p{L}+|we \p{L}+)\s/u;

/** A sentence she finished herself stays as it is. */
export function isPolished(line: string): boolean {
  const words = line.split(" ");
  if (!/^(?:\p{Lu}\p{Ll}|[AI](?:\s|’))/u.test(line)) return false;
  if (words.length < 4 || isClearPast(words[0] ?? "")) return false;
  const { kind, confidence } = classify(line);
  return kind === "first-person" || (kind === "clause" && confidence >= 0.65) || finite.test(line);
}

/** "6 weeks late to 2 days early": the two figures count different things. */
export const turned =
  /^(?:(?<noun>.+?),? )?(?:went )?(?:from )?(?<from>\d[\d,]* \p{L}+ (?:late|behind|over(?: budget)?|short|in the red)) (?:→|to) (?<to>\d[\d,]* \p{L}+ (?:early|ahead|under(?: budget)?|over|in the black)\b.*)$/u;

/** "NEH fellow twice", "James Beard semifinalist" */
const honored =
  /^(?:\p{Lu}[\p{L}’-]* ){1,4}(?:fellow|semi-?finalist|finalist|honoree|nominee|laureate)\b/u;

const dependent = /^(?:that|which|who|when|where|if|while|because|half|all|most|some|none|both)\b/i;

/** Whether a comma piece is a statement of its own. */
export function startsStatement(piece: string): boolean {
  if (/^from\b/.test(piece) || turned.test(piece)) return false;
  const change = parseChange(piece);
  if (change !== null) return change.noun !== "";
  if (honored.test(piece)) return true;
  const { kind, confidence } = classify(piece);
  if (kind === "first-person") return true;
  if (kind === "verb-past") return confidence >= 0.65 && !isParticiple(piece);
  if (kind === "clause") return confidence >= 0.65 && !dependent.test(piece);
  return awardNoun.test(piece) || isCountedPast(piece) || isResultOfItsOwn(piece);
}

const goesWith =
  /^(?:first (?:time|ever|one)|back|up|down|live|including|mostly|all|half|each|about|over|under|nearly|more|less|fewer|plus|with|in|on|at|for|from|to|by|since|after|before|during|until|across|among|per|the|a|an|my|our|its|their|his|her|now|then|still|also|only|even|not|no|zero|again|twice|once|and|or|of|as|\p{Ll}+est|\p{Ll}+ly|\p{Ll}+ing|some|several|many|most)\b/u;

/** "pipeline used by 9 labs", "132% of plan": a counted thing with a head of its own. */
function isResultOfItsOwn(piece: string): boolean {
  if (/^\d+% of /.test(piece)) return true;
  return (
    /^\p{L}/u.test(piece) &&
    /\d/.test(piece) &&
    piece.split(" ").length >= 3 &&
    !goesWith.test(piece)
  );
}

const nobody =
  /^(?:nobody|no one|none|not one)\b.*\b(?:is|was|were|has|have|had|do|does|did|can|left|lost|went|slept|missed)\b/i;
const theOne = /^the (?:one|ones|part|thing) that\b.*\b(?:is|are|was|were)\b/i;

/** Sentences whose verb stands far from their start: "nobody has slept on our floor since March". */
export function standsAlone(piece: string): boolean {
  return nobody.test(piece) || theOne.test(piece);
}

/** "bond rating kept at AA+": a participle without its "was" stays a note. */
export function isFragment(piece: string): boolean {
  if (
    /^[$€£]?\d[\d,.]*(?:[MKB%]|\+)? \p{Ll}+(?:ed|en|lt|ght|old|aid)(?=$|,|\s(?:in|by|at|on|for|from|since|to|across|over|last|this|so|without|with)\b)/u.test(
      piece,
    )
  )
    return true;
  return /^\p{Ll}[\p{L} -]{2,30} (?:kept|held|closed|retained|maintained|saved|cut|hired|trained|promoted|renewed|approved|used|adopted) (?:at|by|in|both|after|on|across|under|to)\b/u.test(
    piece,
  );
}

/** "212 houses, zero failed inspections": counted things side by side. */
export function isCountedList(piece: string): boolean {
  return /^(?:\d[\d,]*|zero|no|two|three|four) [^,]+, (?:\d[\d,]*|zero|no|two|three|four)\s/i.test(
    piece,
  );
}

/** "24 stayed": how many of those counted before. */
export function isCountedPast(text: string): boolean {
  const [count = "", verb = ""] = text.split(" ");
  return /^\d/.test(count) && isClearPast(verb);
}
