import { readShape } from "#core/composer/shapes/read-shape.ts";
import { isAbsent } from "#core/composer/shapes/absent.ts";
import { regexAnyOf } from "#core/language/word-lists.ts";
import { stripEndMark } from "#core/composer/words/typing/letter-case.ts";
import { abbreviatedWords } from "#core/composer/words/typing/shorthand.ts";

/** An occupation or a workplace with what is appended to it set apart; each part in the words given. */
type RoleParts = {
  /** "Civil engineer", fit for a sentence of ours. */
  readonly head: string;
  /** How long: "8 years", "since 2011", "19 years in government". */
  readonly time: string | null;
  /** The rest in the order given: "bridge maintenance", "before that the warehouse". */
  readonly rest: readonly string[];
};

const numberSource = regexAnyOf(
  String.raw`\d+(?:\.5)?\+?`,
  "a an one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty",
);
const approximately = String.raw`(?:about|over|almost|nearly|around)\s+`;
const lasting = String.raw`(?:for\s+)?(?:${approximately})?${numberSource}\s+(?:years?|yrs?|months?|mos?)`;
const since = String.raw`(?:been\s+(?:here|there)\s+)?since\s+(?:\p{L}+\s+)?\d{4}`;
const span = String.raw`(?:${lasting}(?:\s+(?:now|in|here|there))?|${since})`;
const wholeSpan = new RegExp(`^(?:${span}|${lasting}\\s+(?:in|as|at|with)\\s.+)$`, "iu");
const binding = regexAnyOf(
  "of after in within over by with last past first next every than to the",
);
const bound = String.raw`(?<!\b${binding})`;
const closingSpan = new RegExp(`${bound}\\s+(${span})$`, "iu");

/** Splits "Civil engineer, bridge maintenance, since 2011" at its commas, brackets and closing span of time. */
export function parseRoleParts(answer: string): RoleParts {
  const [opening = "", ...more] = splitRoleSentences(answer);
  const [first = "", ...others] = [...splitRolePieces(opening), ...more.flatMap(sentenceOrPieces)];
  if (/\s(?:and|or|&)$/i.test(first)) return { head: stripEndMark(answer), time: null, rest: [] };
  const closing = closingSpan.exec(first);
  const head = closing === null ? first : first.slice(0, closing.index);
  const time = closing?.[1] ?? others.find((piece) => wholeSpan.test(piece)) ?? null;
  return { head: head.replace(/ \/ /g, " and "), time, rest: others.filter((one) => one !== time) };
}

/** A second sentence that holds a fact stays whole: "Yes a woman, people ask." */
function sentenceOrPieces(sentence: string): readonly string[] {
  const last = splitRolePieces(sentence).at(-1) ?? "";
  const { shape } = readShape(last, ["thing", "person", "clause", "i-clause"]);
  return shape === "clause" || shape === "i-clause"
    ? [stripEndMark(sentence)]
    : splitRolePieces(sentence);
}

/** What follows the head as typed, where it holds a bracket; else null. */
export function bracketsAfterHead(answer: string): string | null {
  const typed = withoutTimeSpan(answer);
  const { head } = parseRoleParts(answer);
  const rest = typed.startsWith(head) ? typed.slice(head.length) : "";
  return rest.includes("(") && hasBalancedBrackets(rest) ? rest : null;
}

const hasBalancedBrackets = (text: string): boolean =>
  text.split("(").length === text.split(")").length;

/** The same words in their order with their commas and brackets, the span of time left out. */
export function withoutTimeSpan(answer: string): string {
  const { time } = parseRoleParts(answer);
  const typed = stripEndMark(answer);
  if (time === null) return typed;
  const at = typed.lastIndexOf(time);
  const [before, after] = [typed.slice(0, at), typed.slice(at + time.length)];
  return stripEndMark(before.replace(/[\s,;(–—-]+$/u, "") + after.replace(/^\s*\)/u, ""));
}

/** "Deputy director. 19 years in government" is two ideas, "Assoc. Professor" is one. */
function splitRoleSentences(text: string): readonly string[] {
  return text
    .split(/(?<=[\p{L}\p{N}]\)?)\.\s+(?=\p{Lu}|\d)/u)
    .reduce((all: readonly string[], next) => {
      const before = all.at(-1) ?? "";
      const word = /\p{L}+$/u.exec(before)?.[0].toLowerCase() ?? "";
      const cut = abbreviatedWords.has(word) || /^(?:st|dr|mrs?|ms|co|no|jr|sr|\p{L})$/u.test(word);
      return cut ? [...all.slice(0, -1), `${before}. ${next}`] : [...all, next];
    }, []);
}

function splitRolePieces(text: string): readonly string[] {
  return stripEndMark(text)
    .split(/(?<!\b(?:and|or|but))\s*[,;:|(]\s+|\s+[–—(-]\s*(?=\p{L}|\d|~|\))|(?<=\S)\)\s*/u)
    .map((piece) => piece.replace(/^[\s(]+|[\s),;]+$/gu, ""))
    .filter((piece) => piece !== "")
    .reduce((all: readonly string[], piece) => {
      const before = all.at(-1);
      return before !== undefined && /^\p{L}{3,}ly$/u.test(piece)
        ? [...all.slice(0, -1), `${before}, ${piece}`]
        : [...all, piece];
    }, []);
}

const takenBackPattern = /^[^?]{1,40}\?+\s*(?:no|wait|sorry|actually)\s*[,:–—-]+\s*/iu;

/** A role that is one: of "none (I was away for six years)" what stands beside it; null where nothing is left. */
export function presentRole(typedRole: string | null): string | null {
  const role = typedRole?.replace(takenBackPattern, "") || null;
  if (role === null) return null;
  const { head, rest } = parseRoleParts(role);
  if (!isAbsent(head)) return role;
  const [first] = rest;
  const remaining = first === undefined ? null : role.slice(role.indexOf(first));
  return remaining === null || remaining.includes("(") ? remaining : remaining.replace(/\)$/, "");
}
