import { commaParts } from "#core/composer/shapes/pieces.ts";
import { readShape } from "#core/composer/shapes/read-shape.ts";
import { is, type Token, tokensOf } from "#core/composer/shapes/tokens.ts";
import { verbForm } from "#core/composer/shapes/verb-form.ts";
import { raised } from "#core/composer/words/letter-case.ts";

/** "Leads a team and is on call" → "Lead a team and be on call"; null where the line opens with no verb, or one of them is not certain. */
export function actOf(line: string): string | null {
  const tokens = tokensOf(line);
  const [first, second] = tokens;
  if (!first || first.at > 0) return null;
  if (lemmaOfThird(first.lower) === null) return opensWithBase(line, first, second) ? line : null;
  if (first.after !== "" && first.after !== ",") return null;
  const verbs = [first, ...tokens.slice(1).filter((_, at) => mayBeVerb(tokens, at + 1))];
  const certain = verbs.every((verb, at) => at === 0 || isSurely(tokens, verb));
  return certain ? raised(verbs.reduceRight(inBase, line)) : null;
}

/** Whether an act opens with a word that can be nothing but a verb there: "Train staff" may, "Live in 10 days" may not. */
export function isPlainAct(step: string): boolean {
  const [first, second] = tokensOf(step);
  const isOpen = is(second, "determiner", "possessive");
  return is(first, "base") && (isOpen || !is(first, "noun", "adjective"));
}

/** Whether a line opens with a verb as an employer writes it: "Leads a team", "Line manages two", "Answering phones". */
export function opensWithVerb(line: string): boolean {
  const [first] = tokensOf(line.replace(/^Line\s(?=\p{Ll})/u, ""));
  if (first === undefined || first.after !== "") return false;
  if (/^\S+\s(?:is|are|was|will|has)\s/.test(line)) return false;
  return lemmaOfThird(first.lower) !== null || is(first, "gerund");
}

export const charge = /^(?:(?:responsible|accountable) for|in charge of)\s/i;

/** "Own the diary, manage frost, and hit our target" is a row of acts, each with an object of its own; a row of things is one. */
export function actsOf(line: string): readonly string[] {
  const parts = commaParts(line).map((part) => part.replace(/^and\s+/i, ""));
  const row = parts.map((part) => tokensOf(part));
  const are = (opens: (first: Token) => boolean) =>
    row.every(([first, second], at) => {
      const isBare = second === undefined || first === undefined || first.after !== "";
      return !isBare && opens(first) && (at === 0 || !is(second, "conjunction", "preposition"));
    });
  const isRow =
    are((first) => is(first, "base")) || are(({ lower }) => lemmaOfThird(lower) !== null);
  const certain = parts.slice(1).some((part, at) => {
    return isPlainAct(actOf(raised(part)) ?? "") || is(row[at + 1]?.[1], "number");
  });
  const isCharge = charge.test(line) && parts.every((part) => /\p{L} (?:of|with) \S/u.test(part));
  return (isRow && certain) || isCharge ? parts.map(raised) : [line];
}

function opensWithBase(line: string, first: Token, second: Token | undefined): boolean {
  if (is(first, "base") && is(second, "determiner", "possessive") && first.after === "")
    return true;
  const isRow = first.after === "," && is(first, "base") && is(second, "base");
  return isRow || readShape(line, ["act", "thing", "clause", "person"]).shape === "act";
}

/** A word in the form of "leads" that a comma or "and" may join to the verb before. */
function mayBeVerb(tokens: readonly Token[], at: number): boolean {
  const [before, token] = tokens.slice(at - 1, at + 1);
  return (
    lemmaOfThird(token?.lower ?? "") !== null &&
    (is(before, "conjunction") || before?.after.includes(",") === true)
  );
}

/** "and keeps the books" is a verb, "and reports" may be a thing, and behind "who" it is another’s. */
function isSurely(tokens: readonly Token[], verb: Token): boolean {
  const at = tokens.indexOf(verb);
  if (tokens.slice(0, at).some((token) => is(token, "relative", "subordinate"))) return false;
  const next = tokens[at + 1];
  if (!is(verb, "noun") || is(next, "determiner", "possessive", "number")) return true;
  const hasObject = verb.after === "" && !is(next, "conjunction", "preposition");
  return hasObject && tokens.slice(at).some((one, on) => isJoinedVerb(tokens, one, at + on));
}

/** "types documents, manages diaries": what comes before a verb that is certain is one in the same row. */
function isJoinedVerb(tokens: readonly Token[], token: Token, at: number): boolean {
  return mayBeVerb(tokens, at) && !is(token, "noun");
}

function inBase(line: string, verb: Token): string {
  const after = line.slice(verb.at + verb.text.length);
  return line.slice(0, verb.at) + (lemmaOfThird(verb.lower) ?? verb.text) + after;
}

/** The base of "leads", "carries", "teaches"; null when the word is no such form. */
function lemmaOfThird(word: string): string | null {
  const irregular = new Map([
    ["is", "be"],
    ["has", "have"],
    ["does", "do"],
  ]).get(word);
  if (irregular !== undefined) return irregular;
  const stems = [word.replace(/s$/, ""), word.replace(/es$/, ""), word.replace(/ies$/, "y")];
  return stems.find((stem) => stem !== word && verbForm(stem, "third") === word) ?? null;
}
