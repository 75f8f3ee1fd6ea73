import { splitCommas } from "#core/composer/shapes/split/pieces.ts";
import { readShape } from "#core/composer/shapes/read-shape.ts";
import { hasKind, type Token, tokenize } from "#core/composer/shapes/tokens/tokens.ts";
import { nounGerunds } from "#core/composer/shapes/tokens/word-classes.ts";
import { inflectVerb, verbReadings } from "#core/composer/shapes/tokens/verb-form.ts";
import { capitaliseFirst } from "#core/composer/words/typing/letter-case.ts";
import { workVerbs } from "./posting-words.ts";

/** "Leads a team and is on call" → "Lead a team and be on call"; null where the line opens with no verb, or one of them is not certain. */
export function toBaseFormAct(line: string): string | null {
  const tokens = tokenize(line);
  const [first, second] = tokens;
  if (!first || first.at > 0) return null;
  const lemma = baseOfThirdPerson(first.lower);
  const isBase = workVerbs.has(first.lower) && second?.lower !== "of";
  if (isBase || (lemma === null && opensWithBaseVerb(line, first, second))) return line;
  if (first.lower === "including") return null;
  if (hasKind(first, "gerund")) return actFromGerund(line, first, second);
  if (lemma === null || !mayOpenAct(first, second)) return null;
  const verbs = [first, ...tokens.slice(1).filter((_, at) => mayBeVerb(tokens, at + 1))];
  const certain = verbs.every((verb, at) => at === 0 || isCertainVerb(tokens, verb));
  return certain ? capitaliseFirst(verbs.reduceRight(verbToBase, line)) : null;
}

/** "Reports for the board" and "Orders" may be things. */
function mayOpenAct(first: Token, second: Token | undefined): boolean {
  if (second === undefined || (first.after !== "" && first.after !== ",")) return false;
  return !hasKind(first, "noun") || !/^(?:of|for|in)$/.test(second.lower);
}

/** "Raising the score" → "Raise the score"; "Stacking of kilns" and "Training needs" are things. */
function actFromGerund(line: string, first: Token, second: Token | undefined): string | null {
  const verb = verbReadings(first.lower).find(({ form }) => form === "gerund");
  const hasObject =
    hasKind(second, "determiner", "possessive", "number") || !nounGerunds.has(first.lower);
  const isJoined = second?.lower === "of" || hasKind(second, "conjunction");
  const isThing = /-/.test(first.text) && hasKind(second, "noun") && !hasKind(second, "plural");
  const isVerb = first.after === "" && hasObject && !isJoined && !isThing;
  const others = tokenize(line)
    .slice(1)
    .some((token, at, all) => {
      const goesOn = token.after === "" && all[at + 1] !== undefined;
      return hasKind(token, "gerund") && hasKind(all[at - 1], "conjunction") && goesOn;
    });
  if (verb === undefined || second === undefined || !isVerb || others) return null;
  return capitaliseFirst(verb.lemma + line.slice(first.text.length));
}

/** Whether a line opens with a verb of work and goes on: "Leads a team", "Line manages two", "Train staff", "Raising the score". */
export function opensWithWorkVerb(line: string): boolean {
  const [first, second] = tokenize(line.replace(/^Line\s(?=\p{Ll})/u, ""));
  if (!first || !second) return false;
  if (first.after !== "")
    return first.after === "," && isWorkVerb(first) && hasKind(second, "base", "third");
  if (/^(?:of|is|are|was|will|has)$/.test(second.lower)) return false;
  if (first.lower === "lead" && (hasKind(second, "role") || /^\p{Lu}\p{Ll}/u.test(second.text)))
    return false;
  const lemma = baseOfThirdPerson(first.lower);
  if (workVerbs.has(first.lower) || hasKind(first, "gerund")) return true;
  if (lemma !== null)
    return workVerbs.has(lemma) ? mayOpenAct(first, second) : !hasKind(first, "noun");
  return hasKind(first, "base") && hasKind(second, "determiner", "possessive");
}

export const responsibilityPattern = /^(?:(?:responsible|accountable) for|in charge of)\s/i;

/** "Own the diary, manage frost, and hit our target" is a row of acts, each with an object of its own; a row of things is one. */
export function splitActs(line: string): readonly string[] {
  const typed = splitCommas(line);
  const parts = typed.map((part) => part.replace(/^and\s+/i, ""));
  const row = parts.map((part) => tokenize(part));
  const are = (opens: (first: Token) => boolean) =>
    row.every(([first, second], at) => {
      const isBare = second === undefined || first === undefined || first.after !== "";
      if (isBare || !opens(first)) return false;
      const isJoined = hasKind(second, "conjunction", "preposition");
      return (
        at === 0 || !isJoined || /^(?:with|on)$/.test(second.lower) || hasKind(first, "gerund")
      );
    });
  const isRow =
    are((first) => hasKind(first, "base")) ||
    are((first) => hasKind(first, "gerund")) ||
    are(({ lower }) => baseOfThirdPerson(lower) !== null);
  // "Keeps stock, orders more" is one; three or more, or two with something of their own, are several.
  const certain = row.length > 2 || row.every((part) => part.length > 2);
  const isCharge =
    responsibilityPattern.test(line) && parts.every((part) => /\p{L} (?:of|with) \S/u.test(part));
  if ((isRow && certain) || isCharge) return parts.map(capitaliseFirst);
  return isSeparateAct(row[0] ?? []) ? joinTrailingObjects(typed, row) : [line];
}

/** "lead a team of five, hold responsibility for stock, sales and waste": what is no act belongs to the one before. */
function joinTrailingObjects(
  parts: readonly string[],
  row: readonly (readonly Token[])[],
): readonly string[] {
  // "…, recruit members, and report to the board": the form of the last decides for the others.
  const isOfActs = /^and\s/.test(parts.at(-1) ?? "") && isSeparateAct(row.at(-1) ?? [], true);
  return parts.reduce<readonly string[]>((acts, part, at) => {
    const last = acts.at(-1);
    if (last === undefined || isSeparateAct(row[at] ?? [], isOfActs))
      return [...acts, capitaliseFirst(part.replace(/^and\s+/i, ""))];
    return [...acts.slice(0, -1), `${last}, ${part}`];
  }, []);
}

/** An act with an object of its own that can be nothing else. */
function isSeparateAct([first, second, third]: readonly Token[], isOfActs = false): boolean {
  if (!first || !second || !third || !isWorkVerb(first) || first.after !== "") return false;
  if (hasKind(second, "determiner", "possessive", "number")) return true;
  if (isOfActs && hasKind(second, "preposition")) return hasKind(third, "determiner", "possessive");
  if (isOfActs && hasKind(second, "plural")) return true;
  const mayBeThing = hasKind(first, "noun") && second.lower !== "responsibility";
  return !mayBeThing && !hasKind(second, "preposition", "conjunction");
}

/** "lead", "leads" */
function isWorkVerb({ lower }: Token): boolean {
  return workVerbs.has(lower) || workVerbs.has(baseOfThirdPerson(lower) ?? "");
}

function opensWithBaseVerb(line: string, first: Token, second: Token | undefined): boolean {
  if (hasKind(first, "base") && hasKind(second, "determiner", "possessive") && first.after === "")
    return true;
  return readShape(line, ["act", "thing", "clause", "person"]).shape === "act";
}

/** A word in the form of "leads" that a comma or "and" may join to the verb before. */
function mayBeVerb(tokens: readonly Token[], at: number): boolean {
  const [before, token] = tokens.slice(at - 1, at + 1);
  const lemma = baseOfThirdPerson(token?.lower ?? "");
  const next = tokens[at + 1];
  const isPlain = at < 3 || hasKind(next, "determiner", "possessive", "number");
  const goesOn = next !== undefined && (isPlain || workVerbs.has(lemma ?? ""));
  const isVerb = lemma !== null && (goesOn || !hasKind(token, "noun"));
  return isVerb && (hasKind(before, "conjunction") || before?.after.includes(",") === true);
}

/** "and keeps the books" is a verb, "and reports" may be a thing, and behind "who" it is another’s. */
function isCertainVerb(tokens: readonly Token[], verb: Token): boolean {
  const at = tokens.indexOf(verb);
  if (tokens.slice(0, at).some((token) => hasKind(token, "relative", "subordinate"))) return false;
  const next = tokens[at + 1];
  // "Sorts, loads and fires": nothing stands between them.
  const isRow = tokens
    .slice(0, at)
    .every((one) => hasKind(one, "conjunction") || baseOfThirdPerson(one.lower));
  if (isRow && next !== undefined && !hasKind(next, "preposition")) return true;
  if (!hasKind(verb, "noun") || hasKind(next, "determiner", "possessive", "number")) return true;
  const hasObject = verb.after === "" && !hasKind(next, "conjunction", "preposition");
  // "and reports defects": a thing is not followed by another in the plural.
  const isLast =
    tokens[at + 2] === undefined || hasKind(tokens[at + 2], "preposition", "conjunction");
  if (hasObject && isLast && hasKind(next, "plural")) return true;
  return hasObject && tokens.slice(at).some((one, on) => isJoinedVerb(tokens, one, at + on));
}

/** "types documents, manages diaries": what comes before a verb that is certain is one in the same row. */
function isJoinedVerb(tokens: readonly Token[], token: Token, at: number): boolean {
  return mayBeVerb(tokens, at) && !hasKind(token, "noun");
}

function verbToBase(line: string, verb: Token): string {
  const after = line.slice(verb.at + verb.text.length);
  return line.slice(0, verb.at) + (baseOfThirdPerson(verb.lower) ?? verb.text) + after;
}

/** The base of "leads", "carries", "teaches"; null when the word is no such form. */
function baseOfThirdPerson(word: string): string | null {
  const irregular = new Map([
    ["is", "be"],
    ["has", "have"],
    ["does", "do"],
  ]).get(word);
  if (irregular !== undefined) return irregular;
  const stems = [word.replace(/s$/, ""), word.replace(/es$/, ""), word.replace(/ies$/, "y")];
  return stems.find((stem) => stem !== word && inflectVerb(stem, "third") === word) ?? null;
}
