import { contentWords, rootsOf } from "#core/checks/coverage/content-words.ts";
import { readShape } from "#core/composer/shapes/read-shape.ts";
import { rolePartsOf } from "#core/composer/words/role-parts.ts";
import { askedOpenings, conditionWords, otherOpenings } from "./closed-lists.ts";

const wordsOf = (line: string) => line.toLowerCase().match(/[\p{L}\p{N}’+-]+/gu) ?? [];

/** What a person has to bring or to put up with: "Must drive", "3+ years in retail"; a list by its first piece or half of them. */
export function isAsked(line: string, isAct: boolean): boolean {
  const pieces = line.split(/,\s/);
  const [first = "", ...others] = wordsOf(pieces.length > 2 ? (pieces[0] ?? "") : line);
  if (/^bring .*\b(?:down|up|under|below|above|back|together|forward|to)\b/i.test(line))
    return false;
  if (askedOpenings.has(first)) return true;
  if (/^travels?$/.test(first) || /^(?:be )?on[- ]call(?:$| \p{L}+ \p{L}+s$)/iu.test(line))
    return true;
  if (/\bor equivalent\b|^(?:master|bachelor|doctor)\p{L}*’?s? (?:of|in)\b/iu.test(line))
    return true;
  if (/^works?$/.test(first))
    return others.slice(0, 2).some((word) => conditionWords.has(word) || word.endsWith("day"));
  if (isAct && others.length > 1) return false;
  if (/\b(?:needed|supplied|provided|included|offered|welcome)$/i.test(line)) return true;
  const bound = pieces.map((piece) => wordsOf(piece).some((word) => conditionWords.has(word)));
  return bound[0] === true || bound.filter(Boolean).length * 2 >= bound.length;
}

/** What is said of the house, of pay, of whom one reports to, or of how to apply. */
export function isOfTheHouse(line: string): boolean {
  const [first = ""] = wordsOf(line);
  if (/^(?:report(?:s|ing)?|responsible) (?:in)?to\s/i.test(line))
    return !/\b(?:each|every|weekly|monthly|quarterly|on)\b/i.test(line);
  if (/^(?:an? )?(?:\p{L}+ )?member of\s/iu.test(line)) return true;
  return (
    otherOpenings.has(first) ||
    /^(?:full|part) time\b/i.test(line) ||
    /\bother duties\b/i.test(line)
  );
}

/** A line that names a post, stands in capitals, or holds all words of her role or of her house. */
export function isTitle(line: string, names: readonly (string | null | undefined)[]): boolean {
  const { shape } = readShape(line, ["person", "thing", "act", "clause"]);
  const roots = rootsOf(line);
  const isNamed = names.some((name) => {
    const own = contentWords(rolePartsOf(name ?? "").head);
    return own.length > 0 && own.every(({ root }) => roots.has(root));
  });
  const isShouted = /^(?:\p{Lu}{2,}[\s/&-]+){2,}/u.test(line);
  return isNamed || isShouted || (shape === "person" && !/,.*,/.test(line));
}
