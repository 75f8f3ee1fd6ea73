import type { Request } from "./boundary-request.ts";
import { classify } from "#core/language/clause.ts";
import { numberWord } from "#core/language/figures.ts";
import { looksEnglish } from "#core/language/looks-english.ts";
import { isDetermined, withSubjectArticle } from "#core/language/subject-article.ts";
import { asBase, readVerbPhrase } from "#core/language/verb-phrase.ts";

const plainForms: readonly (readonly [RegExp, string])[] = [
  [/^I(?:’d| would) rather not\b/i, "I will not"],
  [/^I (?:don’t|do not|really don’t) want to\b/i, "I will not"],
  [/^I(?:’m| am) (?:not willing|unwilling) to\b/i, "I will not"],
  [/^I(?:’m| am) (?:not going|not gonna) to\b/i, "I am not going to"],
  [/^I won’t\b/i, "I will not"],
  [/^I don’t\b/i, "I do not"],
  [/^I can’t\b/i, "I cannot"],
  [/^I’m\b/i, "I am"],
  [/^I’ll\b/i, "I will"],
  [/^I’ve\b/i, "I have"],
  [/^we won’t\b/i, "We will not"],
  [/^we don’t\b/i, "We do not"],
  [/^we can’t\b/i, "We cannot"],
  [/^(?:won’t|will not)\b/i, "I will not"],
  [/^(?:don’t|do not) want to\b/i, "I will not"],
  [/^(?:don’t|do not)\b/i, "I do not"],
  [/^(?:can’t|cannot)\b/i, "I cannot"],
  [/^(?:am not|’m not)\b/i, "I am not"],
  [/^refuse to\b/i, "I will not"],
  [/^not willing to\b/i, "I will not"],
  [/^not going to\b/i, "I am not going to"],
];

const verbOfNoun: readonly (readonly [RegExp, string])[] = [
  [/\b(?:loans?|donations?|payments?|exceptions?)\b/i, "make"],
  [
    /\b(?:interns?|clients?|projects?|students?|cases?|patients?|accounts?|assignments?)\b/i,
    "take on",
  ],
  [/\b(?:hugs?|touching|jokes?|comments?|nicknames?|gifts?|cash)\b/i, "accept"],
  [/\b(?:calls?|meetings?|questions|requests|orders)\b/i, "take"],
  [/\b(?:texts?|e-?mails?|messages|pings|Slack)\b/i, "answer"],
  [/\b(?:weekends?|overtime|nights|holidays|shifts?|Sundays?|Saturdays?)\b/i, "work"],
  [/\b(?:work|favors?|revisions?|rewrites?|keynotes?|talks?|panels?|demos?)\b/i, "do"],
];

/** One fragment of hers as a refusal, without its stop; her own negation is kept, an unknown phrase is what she is not available for. */
export function sayRefusal(piece: string, request: Request): string {
  if (!looksEnglish(piece)) return piece;
  for (const [pattern, said] of plainForms) {
    if (pattern.test(piece)) return calm(piece.replace(pattern, said));
  }
  if (/^(?:I|we|my|our)\b/i.test(piece)) return calm(piece);
  const negated = /^(?:not|no longer|never)\s+(?<rest>.+)$/is.exec(piece)?.groups?.["rest"];
  if (negated !== undefined) return refusesAct(negated, request) ?? sayNegated(piece, negated);
  const none = /^(?:no|zero)\s+(?<rest>.+)$/is.exec(piece)?.groups?.["rest"];
  if (none !== undefined) return sayNone(none, request);
  const phrase = readVerbPhrase(piece);
  if (phrase?.form === "gerund" && phrase.base !== "be") return `I am not ${piece}`;
  if (phrase?.form === "gerund" || phrase?.form === "base") return `I will not ${asBase(phrase)}`;
  const only = /^(?:only|just)\s+(?<rest>.+)$/isu.exec(piece)?.groups?.["rest"];
  if (only !== undefined)
    return `I will ${verbOf(request)} only ${only}${/,? not\s/i.test(only) ? "" : ", and no more"}`;
  if (hasOwnNegation.test(piece)) return piece;
  const clause = classify(piece);
  if (stated.test(piece) || (clause.kind === "clause" && clause.confidence >= 0.65))
    return isDetermined(piece) || /^\p{Lu}|^\p{L}+s\s/u.test(piece)
      ? withSubjectArticle(piece)
      : `the ${piece}`;
  if (limiting.test(piece)) return `I will not go past my limit: ${piece}`;
  return `I am not available for ${piece}`;
}

/** What she allows, not what she refuses: "mornings only", "one meeting a week max". */
const limiting = /\b(?:only|max|maximum|at most|limit|tops|until|up to)\b/i;

/** Her verb for what is asked, "do" where none is certain: "take on", "run". */
function verbOf({ act }: Request): string {
  return /^(?<verb>\p{L}+(?: (?:on|up|over|in|out))?)\b/u.exec(act ?? "")?.groups?.["verb"] ?? "do";
}

export const hasOwnNegation =
  /\b(?:not|never|no|nobody|cannot|can’t|won’t|doesn’t|don’t|isn’t|aren’t|stops?|ends?)\b/i;

/** "rate stays at $210": a statement of what holds. */
const stated =
  /^(?:the |my |our )?(?:\p{L}+ ){1,3}(?:is|are|stays?|remains?|starts?|begins?|closes?|holds?)\s/iu;

/** "not every Friday", asked to babysit every Friday: the deed itself is refused. */
function refusesAct(rest: string, { act }: Request): string | null {
  return act !== null &&
    /^(?:every|each|all|both|again|this|on|at)\b/i.test(rest) &&
    act.toLowerCase().includes(rest.toLowerCase())
    ? `I will not ${act}`
    : null;
}

function sayNegated(piece: string, rest: string): string {
  const phrase = readVerbPhrase(rest);
  if (/^never\b/i.test(piece))
    return phrase?.form === "base"
      ? `I never ${rest}`
      : `I will never ${phrase ? asBase(phrase) : `do ${rest}`}`;
  const lead = /^no longer\b/i.test(piece) ? "I am no longer" : "I am not";
  if (
    phrase?.form === "gerund" ||
    /^(?:available|able|free|open|on call|interested|comfortable|responsible|the)\b/i.test(rest)
  )
    return `${lead} ${rest}`;
  if (phrase?.form === "base") return `I will not ${asBase(phrase)}`;
  if (/^(?:after|before|on|at|during|until|past|from|between|by|over|in)\b/i.test(rest))
    return `${lead} available ${rest}`;
  return `${lead} available for ${rest}`;
}

function sayNone(rest: string, request: Request): string {
  if (/^more than\b/i.test(rest)) {
    return `I will not ${verbOf(request)} ${rest}`;
  }
  const plain = rest.replace(/^(?:more)\s+/i, "more ");
  const head =
    plain.split(
      /\s(?:after|before|on|at|outside|unless|without|during|for|from|until|in|past)\s/,
    )[0] ?? plain;
  const phrase = readVerbPhrase(plain);
  if (phrase?.form === "gerund") return `I am not ${plain}`;
  const verb = verbOfNoun.find(([noun]) => noun.test(head))?.[1];
  if (verb === undefined) return `I am not available for ${plain}`;
  return /^more\b/i.test(plain) ? `I will not ${verb} any ${plain}` : `I do not ${verb} ${plain}`;
}

/** "teach 4" → "teach four"; a time of day stays. */
export function spellLast(line: string): string {
  return line.replace(
    /(?<!\b(?:after|before|by|until|past|at|to|from|than|phase|level|January|February|March|April|May|June|July|August|September|October|November|December|hour)) ([2-9])$/,
    (_all, digit: string) => ` ${numberWord(Number(digit))}`,
  );
}

/** Contractions written out and stress words gone: a refusal stands in full. */
export function calm(line: string): string {
  return line
    .replaceAll(/\b(is|does|do|are|has|have|will|would)n’t\b/g, "$1 not")
    .replaceAll(/\bit’s\b/g, "it is")
    .replace(/,?\s(?:period|full stop)$/i, "");
}
