import { parseChange } from "./change.ts";
import { findDates } from "./dates.ts";
import { baseOf, isClearPast, verbFormOf, verbReadings } from "./inflect.ts";
import { nounFirst } from "./verbs.ts";

export type ClauseKind =
  | "first-person"
  | "clause"
  | "verb-past"
  | "verb-base"
  | "verb-third"
  | "verb-gerund"
  | "verb-modal"
  | "noun"
  | "change"
  | "date"
  | "negation"
  | "question"
  | "quote"
  | "unknown";

/** What a statement is, how sure that is (0 to 1), and its parts where they are certain. `verb` stands as she wrote it. */
export type Clause = {
  readonly kind: ClauseKind;
  readonly confidence: number;
  readonly subject?: string;
  readonly verb?: string;
  readonly rest?: string;
};

const adverb =
  /^(?:also|now|then|still|never|always|often|usually|currently|recently|already|only|personally|successfully|quickly|directly|really|actually|both|later|once|\p{Ll}{3,}ly)$/u;
const auxiliary =
  /^(?:am|is|are|was|were|be|have|has|had|do|does|did|will|would|can|could|shall|should|may|might|must|won’t|can’t|don’t|doesn’t|didn’t|isn’t|aren’t|wasn’t|weren’t|haven’t|hasn’t|hadn’t|couldn’t|wouldn’t|shouldn’t|mustn’t|need|gets?|got)$/i;
const pronoun =
  /^(?:we|they|she|he|it|you|this|that|there|who|everyone|everybody|nobody|someone|people|what)(?:’(?:s|re|ve|ll|d))?$/i;
const determiner =
  /^(?:the|a|an|my|our|your|his|her|its|their|this|that|these|those|each|every|some|any|no|all|both|another)$/i;
const preposition =
  /^(?:of|in|on|at|by|for|from|to|with|without|about|across|after|against|among|around|before|behind|between|during|into|over|since|through|toward|towards|under|until|within|per|as|than|than|and|or|but|so|because|if|when|while|where|which|that|who|whose)$/i;
const negated =
  /^(?:not|no|never|none|nothing|nobody|won’t|can’t|don’t|cannot|isn’t|haven’t|didn’t|zero)\b/i;
const asks =
  /^(?:(?:do|does|did|can|could|would|will|should|is|are|am|have|has) (?:I|we|they|she|he|it|you|my|the)|(?:why|what|how|when|where|who) (?:do|does|did|can|could|would|will|should|is|are|was|were|am|have|has))\b/i;

/** Says what a statement of cleaned text is; what is not certain stays "unknown". */
export function classify(text: string): Clause {
  const plain = text.trim().replace(/[\s.,;]+$/u, "");
  if (plain === "") return { kind: "unknown", confidence: 0 };
  if (/^[“"][^”"]*[”"]$/u.test(plain)) return { kind: "quote", confidence: 1 };
  if (text.trim().endsWith("?")) return { kind: "question", confidence: 0.95 };
  const words = plain.split(/\s+/);
  const first = words[0] ?? "";
  if (/^I(?:’(?:m|ve|d|ll))?$/.test(first)) return firstPerson(words);
  if (asks.test(plain)) return { kind: "question", confidence: 0.9 };
  if (parseChange(plain) !== null) return { kind: "change", confidence: 0.9 };
  if (isDate(plain)) return { kind: "date", confidence: 0.95 };
  if (negated.test(plain))
    return { kind: "negation", confidence: 0.85, verb: first, rest: words.slice(1).join(" ") };
  const opening = openingVerb(words);
  if (opening !== null && !isSubjectOf(words, opening.at)) return opening.clause;
  const finite = finiteVerb(words);
  if (finite !== null) return finite;
  if (/^(?:who|what|why|how|when|where|which|whether)\b/i.test(plain))
    return { kind: "question", confidence: 0.7 };
  return looksNoun(words)
    ? { kind: "noun", confidence: 0.75 }
    : { kind: "unknown", confidence: 0.3 };
}

function firstPerson(words: readonly string[]): Clause {
  const [first = ""] = words;
  const at = first === "I" ? words.findIndex((word, index) => index > 0 && !adverb.test(word)) : 0;
  const known =
    first !== "I" || verbReadings(words[at] ?? "").length > 0 || auxiliary.test(words[at] ?? "");
  return {
    kind: "first-person",
    confidence: known ? 0.95 : 0.7,
    subject: "I",
    verb: first === "I" ? (words[at] ?? "") : first,
    rest: words.slice(at + 1).join(" "),
  };
}

function isDate(text: string): boolean {
  const found = findDates(text);
  return (
    found.length > 0 &&
    text
      .replace(found.join(" "), "")
      .replaceAll(/\b(?:on|by|the|before|until|in|start|starts|starting)\b|[\s,.]/gi, "") === ""
  );
}

/** A fragment that starts with her own verb: "closed it", "also direct the lab", "running both campuses". */
function openingVerb(words: readonly string[]): { at: number; clause: Clause } | null {
  const at = words.findIndex((word) => !adverb.test(word) && !/^(?:and|but|so)$/i.test(word));
  const word = words[at] ?? "";
  const low = word.toLowerCase();
  const next = words[at + 1] ?? "";
  const form = verbFormOf(word);
  if (at < 0 || /^\p{Lu}{2}/u.test(word)) return null;
  const rest = words.slice(at + 1).join(" ");
  const make = (kind: ClauseKind, confidence: number) => ({
    at,
    clause: { kind, confidence, verb: word, rest },
  });
  if (modal.test(word)) return make("verb-modal", 0.85);
  if (form === null) return null;
  const object = startsObject(next);
  const common = nounFirst.has(baseOf(low) ?? low);
  if (isClearPast(word)) return adjectival.has(low) ? null : make("verb-past", 0.9);
  if (form === "gerund")
    return nominal.has(low) && !object
      ? null
      : make("verb-gerund", preposition.test(next) ? 0.6 : 0.8);
  if (form === "third")
    return !common || object || /^(?:to|with)$/.test(next)
      ? make("verb-third", common ? 0.7 : 0.8)
      : null;
  if (form !== "base" || auxiliary.test(word)) return null;
  if (common) return object && !/^(?:\d|\p{Lu})/u.test(next) ? make("verb-base", 0.75) : null;
  return make("verb-base", object ? 0.85 : next === "" ? 0.5 : 0.75);
}

function startsObject(word: string): boolean {
  return (
    determiner.test(word) ||
    /^(?:\d|[$“]|\p{Lu})/u.test(word) ||
    /^(?:it|them|him|us|me|you|up|out|off|down|over|back|away|into|everyone|people)$/.test(word)
  );
}

const modal = /^(?:can|could|must|would|should|will|may|cannot)$/;

/** Participles that describe the noun after them more often than they report a deed. */
const adjectival = new Set(
  "vested unvested accrued certified retired related unpaid limited dedicated qualified experienced advanced applied tired tenured paid registered licensed chartered mixed fixed shared combined used limited required preferred detailed advanced".split(
    " ",
  ),
);
/** -ing words that name a field. */
const nominal = new Set(
  "engineering manufacturing permitting nursing housing marketing accounting planning building hearing training funding banking consulting staffing meeting operating purchasing recruiting teaching opening closing nurturing parenting lending advertising publishing broadcasting catering cooking clothing packaging shipping mining fundraising programming learning testing outstanding pricing billing coding budgeting scheduling sourcing tooling machining stamping ongoing existing leading onboarding mentoring coaching forecasting reporting".split(
    " ",
  ),
);

/** "Closed deals are rare": the opening verb is part of a subject when a finite be or have follows its noun. */
function isSubjectOf(words: readonly string[], at: number): boolean {
  const next = words.slice(at + 1, at + 4);
  return (
    (words[at] ?? "").endsWith("ing") &&
    next.some((word) => /^(?:is|are|was|were|has|takes|makes|costs)$/.test(word))
  );
}

const finiteBe =
  /^(?:is|are|was|were|has|have|had|will|would|can|could|does|did|should|must|won’t|can’t|cannot|isn’t|aren’t|wasn’t|weren’t|doesn’t|don’t|didn’t|hasn’t|haven’t|couldn’t|wouldn’t)$/i;

/** A clause with its own subject and a finite verb. */
function finiteVerb(words: readonly string[]): Clause | null {
  const [first = "", second = ""] = words;
  const made = (at: number, confidence: number): Clause => ({
    kind: "clause",
    confidence,
    subject: words.slice(0, at).join(" "),
    verb: words[at] ?? "",
    rest: words.slice(at + 1).join(" "),
  });
  if (/’(?:s|re|ve|ll|d)$/.test(first) && pronoun.test(first)) return made(1, 0.85);
  if (/^(?:when|if|while|because|since|once|after|before|as)$/i.test(first))
    return words.length > 3 ? { kind: "clause", confidence: 0.5 } : null;
  const after = verbFormOf(second);
  if (
    pronoun.test(first) &&
    ((after !== null && after !== "gerund") || finiteBe.test(second) || adverb.test(second))
  )
    return made(1, 0.9);
  for (let at = 1; at < Math.min(words.length, 9); at += 1) {
    const word = words[at] ?? "";
    const before = words[at - 1] ?? "";
    const next = words[at + 1] ?? "";
    if (/^(?:who|which|that|whose|where|when|whom)$/i.test(word)) return null;
    if (preposition.test(before) || determiner.test(before) || before.endsWith(",")) continue;
    if (finiteBe.test(word)) return made(at, 0.85);
    if (next === "" || finiteBe.test(next) || /^\p{Lu}/u.test(word)) continue;
    if (isClearPast(word) && !/^by$/i.test(next) && !adjectival.has(word)) return made(at, 0.65);
    const form = verbFormOf(word);
    const agrees = before.endsWith("s") ? form === "base" : form === "third";
    if (!agrees) continue;
    const common = nounFirst.has(baseOf(word) ?? "");
    const clear = startsObject(next) || /^(?:again|today|now|well|too|next|last|every)$/.test(next);
    if (!common || clear || (determiner.test(first) && preposition.test(next)))
      return made(at, common ? 0.65 : 0.7);
  }
  return null;
}

function looksNoun(words: readonly string[]): boolean {
  const [first = ""] = words;
  return (
    determiner.test(first) ||
    /^(?:\d|[$“]|\p{Lu})/u.test(first) ||
    verbFormOf(first) === null ||
    nounFirst.has(first.toLowerCase()) ||
    nominal.has(first.toLowerCase()) ||
    adjectival.has(first.toLowerCase())
  );
}
