import type { Source } from "#core/grounding/evidence.ts";
import type { Fact } from "#core/grounding/fact.ts";
import { findQuantities, stem } from "#core/grounding/figures/quantities.ts";

const strong =
  /(?<!\b(?:is|are|was|were|be|been|being) )\b(led|leads|lead|oversaw|oversees|architected|established|transformed|authored|wrote|designed|saved|generated|spearheaded|drove|drives|founded|directed|directs|owned|owns|headed|heads|ran|orchestrated|pioneered|masterminded|raised|closed|built|created|launched|delivered|negotiated|won|secured|managed|manages)\b/gi;
/** "I lead"; a lead assistant leads nobody. */
const verbal = /\b(?:I|we|you|they|who|to|and|also|will)\s$/i;
const strongWords = new Set(strong.source.match(/[a-z]{3,}/g) ?? []);

function isStrong(word: string): boolean {
  return strongWords.has(word);
}

const weak =
  /\b(contribut\w+|help\w*|support\w*|assist\w*|involved|particip\w+|took part|part of|worked on|work on|member of|co-?\w+ed|supported|sat in|sat on|attended|shadow\w*|observ\w+|pitched in|collaborat\w+|one of (?:the|several|many)|with a team|alongside|played a (?:part|role)|gave input|advis\w+)\b/i;
const plain = new Set(
  "the and for with from that this into over under than then was were has have had not but our their her his its per about team people new work year years month months week weeks".split(
    " ",
  ),
);

/** One statement of an answer, read once. */
type Clause = {
  readonly text: string;
  readonly stems: readonly string[];
  readonly isWeak: boolean;
  readonly isOwnDeed: boolean;
};

const readClauses = new WeakMap<Source, readonly Clause[]>();

function clausesOf(source: Source): readonly Clause[] {
  const known = readClauses.get(source);
  if (known) return known;
  const clauses = statementsOf(source)
    .filter(
      ({ text }) => weak.test(text) || ownDeedVerb.test(text) || lowerWords(text).some(isStrong),
    )
    .map(({ text, stems }) => ({
      text: text.toLowerCase(),
      stems,
      isWeak: weak.test(text),
      isOwnDeed: ownDeedVerb.test(text) && !weak.test(text),
    }));
  readClauses.set(source, clauses);
  return clauses;
}

function lowerWords(text: string): readonly string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}

/**
 * Strong verbs of the output whose object an answer ties to a weaker verb: "contributed to raising" never becomes
 * "raised".
 */
export function findPromotedVerbs(text: string, evidence: readonly Source[]): Fact[] {
  const clauses = evidence.flatMap(clausesOf);
  const weakStems = clauses.filter(({ isWeak }) => isWeak).map(({ stems }) => stems);
  if (weakStems.length === 0) return [];
  const own = new Set(clauses.flatMap((clause) => (clause.isWeak ? [] : lowerWords(clause.text))));
  return [...text.matchAll(strong)].flatMap((match): Fact[] => {
    if (match[0] === "lead" && !verbal.test(text.slice(0, match.index))) return [];
    const object = contentStems(objectAfter(text, match.index + match[0].length));
    const precededByWeak = weak.test(text.slice(Math.max(0, match.index - 24), match.index));
    const promoted = weakStems.some((stems) => isAbout(stems, object));
    const isOwnWord = own.has(match[0].toLowerCase());
    if (isOwnWord || precededByWeak || !promoted) return [];
    return [
      { kind: "verb", start: match.index, end: match.index + match[0].length, text: match[0] },
    ];
  });
}

/** A statement of an answer with what it speaks of. */
export type Statement = { readonly text: string; readonly stems: readonly string[] };

const statements = new WeakMap<Source, readonly Statement[]>();

/** The statements of an answer, read once; a comma closes one where three words follow it. */
export function statementsOf(source: Source): readonly Statement[] {
  const read =
    statements.get(source) ??
    source.text
      .split(/\.(?!\d)|[;\n•]|,\s(?=\S+\s\S+\s\S+)/)
      .map((text) => ({ text, stems: contentStems(text) }));
  statements.set(source, read);
  return read;
}

export function objectAfter(text: string, end: number): string {
  return (/^[^.;:!?\n]*/.exec(text.slice(end))?.[0] ?? "").split(/\s+/).slice(0, 8).join(" ");
}

export function contentStems(text: string): string[] {
  const words = [...text.toLowerCase().matchAll(/[\p{L}][\p{L}’'-]{2,}/gu)].map(([word]) =>
    stem(word),
  );
  const figures = findQuantities(text).map((quantity) => `#${quantity.value}`);
  return [...words.filter((word) => !plain.has(word)), ...figures];
}

/** Whether a statement speaks of an object: by two of its words, or by its only one. */
export function isAbout(stems: readonly string[], object: readonly string[]): boolean {
  const owed = Math.min(2, object.length);
  return owed > 0 && object.filter((word) => stems.includes(word)).length >= owed;
}

const softly =
  /\b(?:helped(?: to)?|assisted (?:in|with)|contributed to|supported|worked on|(?:was|been) part of|participated in|took part in|played a (?:key |small )?(?:role|part) in)\b/gi;
const ownDeedVerb =
  /\b(?:led|ran|run|built|founded|started|launched|created|wrote|directed|headed|owned|negotiated|closed|designed|raised|managed)\b/i;

/**
 * Weaker verbs of the output whose object an answer ties to a strong one: "led the merger" never becomes "helped with
 * the merger".
 */
export function findSoftenedVerbs(text: string, evidence: readonly Source[]): Fact[] {
  const matches = [...text.matchAll(softly)];
  if (matches.length === 0) return [];
  const clauses = evidence.flatMap(clausesOf);
  const own = clauses.filter(({ isOwnDeed }) => isOwnDeed).map(({ stems }) => stems);
  const shared = clauses.filter(({ isWeak }) => isWeak).map(({ stems }) => stems);
  return matches.flatMap((match): Fact[] => {
    const object = contentStems(objectAfter(text, match.index + match[0].length)).filter(
      (word) => !ownDeedVerb.test(word),
    );
    const isSameObject = (stems: readonly string[]) => isAbout(stems, object);
    if (shared.some(isSameObject) || !own.some(isSameObject)) return [];
    return [
      { kind: "verb", start: match.index, end: match.index + match[0].length, text: match[0] },
    ];
  });
}
