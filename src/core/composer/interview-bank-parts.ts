import { changeIn } from "./change-in.ts";
import { deedIn } from "./interview-bank-deeds.ts";
import { classify } from "#core/language/clause.ts";
import { isClearPast } from "#core/language/inflect.ts";
import { stripPeriod } from "#core/language/phrase.ts";
import { splitOutside } from "#core/language/split.ts";
import { splitStatements } from "#core/language/statement.ts";

/** What a statement is within a story. */
export type PartKind =
  | "change"
  | "deed"
  | "by"
  | "before"
  | "task"
  | "friction"
  | "bound"
  | "took"
  | "outcome"
  | "method"
  | "fragment";

const frictionWord =
  /\b(?:mad|angry|upset|furious|pushback|pushed back|resisted|resistance|disagreed|objected|opposed|opposition|skeptical|complained|hated|refused|said no|fought|against (?:it|me|the idea)|unhappy|doubted|quit over|quit because|walked out|did not (?:want|believe|agree)|didn[’']t (?:want|believe|agree)|outvoted|revolt(?:ed)?|threatened)\b/iu;
const taskWord =
  /^(?:(?:I|we) (?:was|were) (?:asked|told|hired|brought in|assigned|given)\b|(?:I|we) (?:had|needed) to\b|(?:my|our) (?:task|job|goal|brief|assignment|charge) was\b|the (?:goal|task|ask|mandate) was\b)/iu;
const contextWord =
  /\b(?:depended on|relied on|was due|were due|was supposed to|goal was|target was|was losing|were losing|was failing|were failing|needed|wanted|was broken|was behind|were behind|loved it)\b/iu;
const arrived =
  /^(?:(?:I|we)\s)?(?:inherited|took over|walked into|stepped into|arrived (?:at|to|in)|came into)\b/iu;
const endWord = /\b(?:now|today|by the end|as a result|since then|within a|in the end)\b/iu;

/** Says what a statement is; `first`: it opens the story. */
export function kindOf(part: string, first: boolean): PartKind {
  const bare = part.replace(/^(?:and|but|so|then|also)\s/iu, "");
  if (/^(?:it |that |this )?took (?!over|on\b|up\b|the\b|in\b|care\b|me\b)/iu.test(bare))
    return "took";
  if (/^\d+ (?:sessions|meetings|rounds|drafts|hearings|visits)$/u.test(bare)) return "took";
  if (taskWord.test(bare)) return "task";
  if (arrived.test(bare)) return "before";
  if (/^by \p{L}+ing\b/iu.test(bare)) return "by";
  if (/^which\s/iu.test(bare)) return "outcome";
  if (/^with (?:no|zero)\s/iu.test(bare)) return "bound";
  if (/^fought (?:for|to)\b/iu.test(bare)) return "deed";
  if (/^(?:(?:I|we)\s)?lost (?:no|nothing|not)\b/iu.test(bare)) return "outcome";
  if (frictionWord.test(bare) && !/^(?:I|we)\b/u.test(bare)) return "friction";
  if (changeIn(bare) !== null) return "change";
  if (/^(?:nobody|no one|none|zero|not one|never|no (?!longer))\b/iu.test(bare)) return "bound";
  if (deedIn(bare) !== null) return "deed";
  const clause = classify(bare);
  if (clause.kind === "verb-modal") return "outcome";
  if (clause.kind === "clause" || clause.kind === "first-person") {
    const still =
      /^(?:was|were|had|took|is|are|has)$/iu.test(clause.verb ?? "") &&
      first &&
      !/^(?:it|this|that)\b/iu.test(bare);
    return (still && !endWord.test(bare)) ||
      contextWord.test(bare) ||
      /^(?:when|before|until|at the time)\b/iu.test(bare)
      ? "before"
      : "outcome";
  }
  if (/\bdown\s(?:for\s)?\d+\s(?:minutes|hours|days)/iu.test(bare)) return "before";
  return /^\d|^(?:all|both|half|every|won|used|named|adopted|featured|published)\b/iu.test(bare)
    ? "outcome"
    : "fragment";
}

const cause = /\s(?=by \p{L}+ing\b)/gu;
const relative =
  /,\s(?=which\s(?:has\s|have\s|now\s|is now\s|are now\s|(?:the|a|our)\s[^,]{3,40}?\s(?:adopted|approved|passed|kept|renewed|accepted|copied|signed)\b|(?:reduced|cut|saved|raised|increased|improved|lifted|brought|grew|generated|led to|resulted|earned|won|helped|allowed|enabled|lowered|shortened|doubled|halved|recovered|freed|trained|passed|became)\b))/gu;
const restrictive = /\s(?=that (?:has|have|is now|are now|now)\s)/gu;
const resultTail =
  /,\s(?=(?:now|saving|cutting|resulting in|leading to|bringing|reducing|raising|all)\s)/gu;
const endTail =
  /,\s(?=it[’']s \d|(?:down|up) to \$?\d|(?:no|zero)\s\p{Ll}+$|\d+ (?:sessions|meetings|rounds|drafts|hearings|visits)\b)/gu;
const newSubject =
  /,?\sand\s(?=(?:nobody|no one|none)\s)|,?\sso\s(?=(?:I|we)\s)|,?\s(?:and|so)\s(?=(?:the\s|our\s|my\s|its\s)?(?:[\p{L}-]+\s){1,5}?(?:rose|fell|grew|dropped|climbed|increased|decreased|doubled|improved|went (?:from|up|down)|came (?:down|up|in)|is now|are now)\b)|,?\s(?:and|so)\s(?=(?:they|he|she|it|everyone|the \p{L}+)\s(?:approved|agreed|signed|adopted|accepted|renewed|stayed|passed|became|won|voted|chose|kept|said|bought|switched)\b)/gu;
const ownSubject =
  /,\s+(?=(?:the |our |my )?(?:\p{L}+ ){1,2}(?:stayed|held|remained)\b)|,\s+(?=(?:would|could) have\b|(?:the )?(?:goal|target) was\b)|\s(?=with (?:no|zero) (?!one\b|matter\b))|,\s+(?=(?:the )?(?:first|second|third|fourth|last|next) (?:time|try|vote|attempt|round)\b)|,\s+(?=(?:nobody|no one|zero|none|not one|(?:the \p{L}+|he|she|they|it|CEO|CFO|\p{Lu}\p{Ll}+) (?:kept|still|now|adopted|approved|called|asked|joined|signed|renewed|stayed|came|agreed|became|got|won|depended|loved|thanked|was|were|is|are)\b|(?:the |our |my )?\p{L}+ (?:said (?:no|yes)|objected|refused|pushed back|voted|turned (?:me|us|it) down)\b|\d+ \p{L}+ (?:\p{L}+ )?(?:depended|stayed|joined|signed|got|passed|renewed|left|came))\b)/giu;
const another =
  /,?\s+(?:and|then)\s+(?:then\s+|also\s+)?(?=(?:I|we)\s|(?:[\p{Ll}-]+ly\s)?[\p{Ll}-]+(?:ed|t|de|ld|ew|an|aw|ook|ote|ut|ave|old|ell|oke|ose|eld|ught)\b)/gu;
const glued =
  /(?<=\p{Ll}{2,}|\d)\s(?=(?:finished|landed|ended up|came in)\s)|\s(?=(?:\d+|all|both|two|three|four|five|six)\s(?:got|passed|went on|stayed|graduated)\s)/gu;

/** The statements of a sentence: at commas where something new is said, at "and" before another deed, at what came of it. */
export function statementsOf(sentence: string): readonly string[] {
  return withTheirVerbs(splitOutside(sentence, /;\s+/gu).flatMap((half) => splitStatements(half)))
    .flatMap(afterColon)
    .flatMap((piece) => splitOutside(piece, ownSubject))
    .flatMap((piece) =>
      isOthers(piece)
        ? [piece]
        : splitOutside(
            piece,
            /,\s+(?=[\p{Ll}-]+ed\s(?:twice|once|daily|weekly|every|each|it|them|the|a|all|both|two|three|four|my|our)\b)/gu,
          ),
    )
    .flatMap((piece) => splitOutside(piece, relative))
    .flatMap((piece) => splitOutside(piece, newSubject))
    .flatMap((piece) => splitOutside(piece, resultTail))
    .flatMap((piece) => (changeIn(piece) === null ? splitOutside(piece, endTail) : [piece]))
    .flatMap((piece) => (deedIn(piece) === null ? [piece] : splitOutside(piece, restrictive)))
    .flatMap((piece) => mergeNouns(splitOutside(piece, another)))
    .flatMap((piece) => splitOutside(piece, glued))
    .flatMap((piece) => splitOutside(piece, /\s+–\s+/gu))
    .map((piece) => stripPeriod(piece.trim()))
    .filter((piece) => /[\p{L}\d]/u.test(piece));
}

/** "I rebuilt the program: 90 volunteers to 410" is a deed and what it came to. */
function afterColon(piece: string): readonly string[] {
  const [head = "", ...tail] = splitOutside(piece, /:\s+/gu);
  return tail.length > 0 && deedIn(head) !== null ? [head, tail.join(": ")] : [piece];
}

/** A piece that opens no deed ("built and …"), or whose subject is somebody else, goes back to what stood before. */
function mergeNouns(pieces: readonly string[]): readonly string[] {
  const merged: string[] = [];
  for (const piece of pieces) {
    const before = merged.at(-1);
    const own = before === undefined || /^(?:I|we)\s/iu.test(piece) || !isOthers(before);
    if (before === undefined || (startsDeed(piece) && own)) merged.push(piece);
    else merged[merged.length - 1] = `${before} and ${piece}`;
  }
  return merged;
}

/** A clause with a subject that is not hers: a bare verb behind it is not her deed. */
function isOthers(piece: string): boolean {
  if (deedIn(piece) !== null || changeIn(piece) !== null || startsDeed(piece)) return false;
  const words = piece.split(" ").slice(0, 7);
  if (
    words.some(
      (word, index) =>
        index > 0 &&
        isClearPast(word.replace(/,$/u, "")) &&
        !/^(?:that|which|who)$/iu.test(words[index - 1] ?? ""),
    )
  )
    return !/^(?:I|we)\s/iu.test(piece);
  const clause = classify(piece);
  return clause.kind === "clause" && !/^(?:I|we)$/iu.test(clause.subject ?? "");
}

/** Bare verbs after a clause of somebody else stay in that clause. */
function withTheirVerbs(pieces: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (const piece of pieces) {
    const before = joined.at(-1);
    const bare = !/^(?:I|we)\s/iu.test(piece) && startsDeed(piece);
    if (before !== undefined && bare && isOthers(before))
      joined[joined.length - 1] = `${before}, ${piece}`;
    else joined.push(piece);
  }
  return joined;
}

function startsDeed(piece: string): boolean {
  const [first = "", second = ""] = piece.replace(/^[\p{Ll}-]+ly\s/u, "").split(" ");
  return (
    /^(?:I|we)$/iu.test(first) ||
    (isClearPast(first) && second !== "") ||
    /^(?:cut|put|set|let|recut|reset)$/u.test(first)
  );
}

/** A statement apart from the way it was done: "cut denials" and "by retraining intake". */
export function apartFromWay(said: string): readonly string[] {
  return splitOutside(said, cause);
}
