import { classify } from "#core/language/clause.ts";
import { thirdOf } from "#core/language/inflect.ts";
import { lowerPlain } from "#core/language/lower-plain.ts";
import { joinAnd, stripPeriod } from "#core/language/phrase.ts";
import { spellSmallNumbers } from "#core/language/small-numbers.ts";
import { splitCommas, splitUnits } from "#core/language/split.ts";
import { readVerbPhrase } from "#core/language/verb-phrase.ts";

/** What she is the person for. */
export type Known = {
  /** A clause in the first person: "I am the one they call when a launch is stuck". */
  readonly clause: string;
  /** For a headline: "Called when a launch is stuck", "I make reports that agree". */
  readonly headline: readonly string[];
  /** A figure she gave along with it: "four departments last year". */
  readonly proof: string | null;
  /** More she said about it, as clauses. */
  readonly more: readonly string[];
};

const called =
  /^(?:when |whenever |if )(?<when>.+?),? (?:they|people|everyone|everybody|the \p{L}+|my \p{L}+) (?:calls?|comes? to|asks? for|sends? for) (?:for )?me$/isu;
const callMe =
  /^(?:I(?:’m| am) (?:the one|the person|who|the one who) )?(?:they|people|everyone|everybody) (?:calls?|comes? to|asks? for|turns? to) (?:me )?when (?<when>.+)$/isu;

/** Reads the answer to "what are you the person for"; null when it holds no words. */
export function readKnown(cleaned: string): Known | null {
  const units = splitUnits(cleaned).map(({ whole }) =>
    stripPeriod(whole).replace(/^(?:and|also|plus)\s+/i, ""),
  );
  const [lead, ...rest] = units.filter((unit) => /[\p{L}\p{N}]/u.test(unit));
  if (lead === undefined) return null;
  const { text, proof } = takeProof(
    lead.replace(
      /^(I(?:’m| am) the [\p{L} -]{3,30}), (?=(?:everyone|everybody|people|they) \p{L})/u,
      "$1: ",
    ),
  );
  const others = rest.map((unit) => spellSmallNumbers(unit));
  const when = (called.exec(text) ?? callMe.exec(text))?.groups?.["when"];
  if (when !== undefined)
    return known(
      `I am the one they call when ${lowerPlain(when)}`,
      [`Called when ${lowerPlain(when)}`],
      proof,
      others,
    );
  const condition = /^(?<when>when(?:ever)? .+?),? (?<mine>I (?:\p{Ll}+) .+)$/iu.exec(text)?.groups;
  if (condition !== undefined)
    return known(
      `${lowerPlain(condition["when"] ?? "")}, ${condition["mine"]}`,
      [`${condition["when"]}, ${condition["mine"]}`],
      proof,
      others,
    );
  const phrase = readVerbPhrase(lowerPlain(text));
  if (phrase?.form === "gerund") return forThings([lowerPlain(text), ...others], proof);
  const kind = classify(text);
  if (/^I(?:’m| am) the (?:one|person|woman)\b/i.test(text))
    return known(text.replace(/^I’m/, "I am"), headlineOfOne(text), proof, others);
  const who = /^I(?:’m| am) who (?<rest>.+)$/isu.exec(text)?.groups?.["rest"];
  if (who !== undefined) return known(`I am the one ${who}`, [`The one ${who}`], proof, others);
  if (kind.kind === "first-person") return known(text, [text], proof, others);
  if (phrase?.form === "base")
    return known(`I ${lowerPlain(text)}`, [`I ${lowerPlain(text)}`], proof, others);
  if (/\b(?:I|me|my)\b/.test(text) && phrase === null)
    return known(lowerPlain(text), [text], proof, others);
  if (isThing(text)) return forThings([lowerPlain(text), ...others], proof);
  if (kind.kind === "clause" && /\b(?:me|my|us)\b/i.test(text))
    return known(lowerPlain(text), [text], proof, others);
  if (kind.kind === "clause" && kind.confidence >= 0.8)
    return known(
      `I am the one they call when ${lowerPlain(text)}`,
      [`Called when ${lowerPlain(text)}`],
      proof,
      others,
    );
  return forThings([lowerPlain(text), ...others], proof);
}

function known(
  clause: string,
  headline: readonly string[],
  proof: string | null,
  more: readonly string[],
): Known {
  return {
    clause: spellSmallNumbers(clause),
    headline: headline.map(spellSmallNumbers),
    proof,
    more,
  };
}

/** Things and deeds she is the person for; sentences among them stand beside. */
function forThings(units: readonly string[], proof: string | null): Known {
  const things = units.filter((unit) => classify(unit).kind !== "first-person");
  const more = units.filter((unit) => !things.includes(unit));
  const [first = "", ...others] = things.map(lowerPlain);
  const gerunds = things.every((thing) => readVerbPhrase(lowerPlain(thing))?.form === "gerund");
  return known(
    gerunds
      ? `I am the person ${[first, ...others].map(whoDoes).join(", and ")}`
      : `I am the person for ${joinAnd([first, ...others])}`,
    [joinAnd(things.map(lowerPlain)), ...things.toReversed()],
    proof,
    more,
  );
}

/** "getting jobs back on schedule" → "who gets jobs back on schedule". */
function whoDoes(gerund: string): string {
  const phrase = readVerbPhrase(gerund);
  return phrase === null ? `for ${gerund}` : `who ${thirdOf(phrase.base)} ${phrase.rest}`.trim();
}

/** "assays nobody can get to work", "contracts that get signed": a thing with what is said of it. */
function isThing(text: string): boolean {
  const contact =
    /^(?:the )?(?:\p{L}[\p{L}’-]*\s){1,3}(?:nobody|no one|everyone|everybody|others|other people|people|they|that|which|who)\s/iu.test(
      text,
    );
  return (contact && !/\b(?:me|my)\b/i.test(text)) || classify(text).kind === "noun";
}

function headlineOfOne(text: string): readonly string[] {
  const doing = /^I(?:’m| am) the (?:one|person|woman) who (?<doing>.+)$/isu.exec(text)?.groups?.[
    "doing"
  ];
  return doing === undefined
    ? [text.replace(/^I(?:’m| am) the/i, "The")]
    : [`The one who ${doing}`];
}

/** ", 4 departments last year" behind what she does is her proof of it. */
function takeProof(text: string): { text: string; proof: string | null } {
  const pieces = splitCommas(text);
  const last = pieces.at(-1) ?? "";
  const counted =
    /^(?:\d[\d,]*|two|three|four|five|six|seven|eight|nine|ten|twelve) \p{Ll}[\p{L} -]+?(?:\s(?:last|this|since|in|so far|over|a)\b.*)?$/u.test(
      last,
    );
  if (pieces.length < 2 || !counted || /^I\b/.test(last)) return { text, proof: null };
  return {
    text: text.slice(0, text.lastIndexOf(last)).replace(/,\s*$/, ""),
    proof: spellSmallNumbers(last),
  };
}
