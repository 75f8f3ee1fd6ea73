import { baseOf, isClearPast, verbFormOf } from "./inflect.ts";
import { nounFirst } from "./verbs.ts";

/** A fragment that begins with a verb: "chairing it" → base "chair", form "gerund", rest "it". */
export type VerbPhrase = {
  readonly base: string;
  readonly form: "base" | "past" | "gerund" | "third";
  readonly rest: string;
};

const opening = /^(?:(?:to|also|then|always|still|only|never|regularly|already)\s+)*/i;
const object =
  /^(?:the|a|an|my|our|your|his|her|its|their|this|that|these|those|each|every|some|any|all|both|another|more|extra|it|them|him|us|me|you|up|out|off|down|over|back|away|on|in|at|for|with|without|to|from|until|after|before|about|as|again|by|under|through|around|between|every|one|two|three|whoever|whatever|everyone|everything|overtime|nights?|weekends?|late|early|free|remotely|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?)\b|^[\d$“]|^\p{Lu}/u;

/** Nouns that also open requests as verbs, whatever follows: "cover Saturday", "work weekends". */
const oftenVerbs = new Set(
  "work cover train chair review answer travel host plan lead help move run write edit take join attend sign drive mentor coach present interview manage handle volunteer babysit pay lend".split(
    " ",
  ),
);

/** Reads a fragment that certainly begins with a verb; null for a noun phrase or anything doubtful. */
export function readVerbPhrase(text: string): VerbPhrase | null {
  const marked = /^to\s/i.test(text);
  const plain = text.trim().replace(opening, "");
  const [, word = "", rest = ""] = /^([\p{L}’-]+)(?:\s+([\s\S]+))?$/u.exec(plain) ?? [];
  const low = word.toLowerCase();
  const form = verbFormOf(low);
  const base = baseOf(low);
  if (form === null || base === null || /^I(?:\s|’)/.test(rest) || /^\p{Lu}{2}/u.test(word))
    return null;
  if (form === "gerund") return { base, form, rest };
  if (isClearPast(low) || form === "past") return { base, form: "past", rest };
  if (form === "third") return nounFirst.has(base) ? null : { base, form, rest };
  if (form !== "base") return null;
  const doubtful = nounFirst.has(low) && !oftenVerbs.has(low);
  if (!marked && doubtful && !object.test(rest)) return null;
  return { base, form, rest };
}

/** The phrase with another form of its verb: "chairing it" → "chair it". */
export function asBase({ base, rest }: VerbPhrase): string {
  return rest === "" ? base : `${base} ${rest}`;
}
