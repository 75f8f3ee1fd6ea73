import { type ContentWord, contentWords } from "./content-words.ts";
import type { MissingWords } from "./missing-words.ts";
import type { TextIndex } from "./text-index.ts";

/** Where a clause ends, or the part of one that may be lost alone. */
const border =
  /[,;:]\s+|\s*[()]\s*|\s[–—-]\s|\s+(?=(?:and|but|or|when|because|so|which|who|that|while|where|if)\s)/giu;

type Clause = {
  readonly start: number;
  readonly end: number;
  readonly content: readonly ContentWord[];
};

/** The clauses of a piece that a text has lost: half of their words, or a figure, a date or a name of theirs. */
export function findLostClauses({ piece, words, facts }: MissingWords): readonly string[] {
  const lost = clausesOf(piece).flatMap((clause) => {
    const missing = words.filter((word) => isWithin(word, clause));
    const isLost =
      missing.length * 2 >= Math.max(1, clause.content.length) || missing.some(isIn(facts));
    return isLost ? [narrowed(piece, clause, missing, facts)] : [];
  });
  return lost.length === 0 ? [piece] : joined(piece, lost);
}

/** A clause without two words or more at its beginning or its end that the text has: they are not lost. A figure keeps its noun. */
function narrowed(
  piece: string,
  clause: Clause,
  missing: readonly ContentWord[],
  facts: readonly ContentWord[],
): Clause {
  const [first, last] = [missing[0], missing.at(-1)];
  if (!first || !last) return clause;
  const before = clause.content.filter(({ start }) => start < first.start);
  const after = clause.content.filter(({ start }) => start > last.start);
  const lead =
    /(?<![\p{L}’'])(?:[\p{L}’']{1,4}\s+){0,2}$/u.exec(
      piece.slice(clause.start, first.start),
    )?.[0] ?? "";
  return {
    ...clause,
    start: before.length < 2 ? clause.start : first.start - lead.length,
    end: after.length < 2 || isIn(facts)(last) ? clause.end : last.end,
  };
}

/** Two words may be said in other words; more that stand apart are not what was said. */
const minTelling = 3;

/** Clauses whose words stand in a text here and there, and in no sentence together. */
export function findScatteredClauses(
  { piece }: MissingWords,
  { sentences }: TextIndex,
): readonly string[] {
  const lost = clausesOf(piece).filter(({ content }) => {
    const words = content.filter(({ text }) => /^\p{L}/u.test(text));
    const holdsMore = (roots: ReadonlySet<string>) =>
      words.filter(({ root }) => roots.has(root)).length * 3 > words.length;
    return words.length >= minTelling && !sentences().some(holdsMore);
  });
  return lost.length === 0 ? [] : joined(piece, lost);
}

function isIn(facts: readonly ContentWord[]): (word: ContentWord) => boolean {
  return ({ start }) => facts.some((fact) => fact.start === start);
}

function clausesOf(piece: string): readonly Clause[] {
  const content = contentWords(piece);
  const borders = [...piece.matchAll(border)].map(({ index, 0: mark }) => index + mark.length);
  const starts = [0, ...borders];
  return starts
    .map((start, n) => ({ start, end: starts[n + 1] ?? piece.length }))
    .map((range) => ({ ...range, content: content.filter((word) => isWithin(word, range)) }))
    .filter((clause) => clause.content.length > 0);
}

function isWithin(word: ContentWord, { start, end }: { start: number; end: number }): boolean {
  return word.start >= start && word.start < end;
}

/** Clauses beside each other as one, without the marks and small words at their ends. */
function joined(piece: string, lost: readonly Clause[]): readonly string[] {
  const runs: { start: number; end: number }[] = [];
  for (const { start, end } of lost) {
    const last = runs.at(-1);
    if (last?.end === start) last.end = end;
    else runs.push({ start, end });
  }
  return runs.map(({ start, end }) => trimmed(piece.slice(start, end)));
}

function trimmed(words: string): string {
  const bare = words.replace(/^[\s(,;:–—-]+|[\s,;:–—-]+$/gu, "").replace(/^(?:and|but|or) /i, "");
  const isClosed = bare.includes("(") || !bare.includes(")");
  return isClosed ? bare.replace(/\s*\($/, "") : bare.replace(/\)[.]?$/, "");
}
