import { contentWords, rootsOf } from "#core/language/words/content-words.ts";
import { responsibilityPattern } from "./duty-acts.ts";
import { readShape } from "#core/composer/shapes/read-shape.ts";
import { parseRoleParts } from "#core/composer/introduction/role-parts.ts";
import {
  requirementEndings,
  requirementOpenings,
  requirementWords,
  possessionVerbs,
  otherLineOpenings,
  otherLineNouns,
  jobTermPhrases,
} from "./posting-words.ts";

const lowerCaseWords = (line: string) => line.toLowerCase().match(/[\p{L}\p{N}’+-]+/gu) ?? [];

/** How a line reads: as work, under a heading of duties or behind "You will". */
type LineContext = { readonly isAct: boolean; readonly isHeaded: boolean };

/** What a person has to bring: "Must drive", "3+ years in retail"; a list by its first piece or half of them. */
export function isRequirement(line: string, { isAct, isHeaded }: LineContext): boolean {
  // "900 loans a year" asks for no years.
  const words = lowerCaseWords(line.replace(perYearPattern, ""));
  const [first = ""] = words;
  const names = words.some((word) => requirementWords.has(word));
  if (requirementOpenings.has(first) && !(isHeaded && isAct)) return true;
  if (requirementEndings.has(words.at(-1) ?? "") && !/\bas\s\S+$/.test(line)) return true;
  if (/\bor equivalent\b|^(?:master|bachelor|doctor)\p{L}*’?s? (?:of|in)\b/iu.test(line))
    return true;
  if (possessionVerbs.has(first))
    return !isResponsibility(line) && (names || /^(?:be|is)$/.test(first));
  if (isAct || (isHeaded && !/^\d+\+/.test(line))) return false;
  const pieces = line
    .replace(perYearPattern, "")
    .split(/,\s/)
    .map((piece) => lowerCaseWords(piece));
  const bound = pieces.map((piece) => piece.some((word) => requirementWords.has(word)));
  return bound[0] === true || bound.filter(Boolean).length * 2 >= bound.length;
}

const perYearPattern = /\b(?:an?|per|each|every|last|this) year\b/gi;
const bringingPattern = /^bring .*\b(?:down|up|under|below|above|back|together|forward|to|into)\b/i;
const answeringPattern =
  /^(?:be|is) (?:the (?:first|main|primary|key)|\p{L}+ing\b)|\bresponsibilit/iu;

/** Duties that open as what one has does: "Be in charge of", "Hold the budget", "Bring losses down". */
function isResponsibility(line: string): boolean {
  const rest = line.replace(/^(?:be|is)\s/i, "");
  return (
    responsibilityPattern.test(rest) || bringingPattern.test(line) || answeringPattern.test(line)
  );
}

/** Statements about the employer, pay, place and hours, the person to report to, or how to apply. */
export function isJobTerm(line: string, { isAct, isHeaded }: LineContext): boolean {
  const words = lowerCaseWords(line);
  const [first = "", ...others] = words;
  if (/^(?:report(?:s|ing)?|responsible) (?:in)?to\s/i.test(line))
    return !/\b(?:each|every|weekly|monthly|quarterly|on)\b/i.test(line);
  if (/^(?:an? )?(?:\p{L}+ )?member of\s|^looking for\s|\bother (?:\p{L}+ )?duties\b/iu.test(line))
    return true;
  if (/^(?:be )?(?:out of hours )?on[- ]call\b/i.test(line) || /^travels?$/.test(first))
    return true;
  if (/^(?:has|have|having)$/.test(first))
    return !isResponsibility(line) && !words.some((word) => requirementWords.has(word));
  if (/^works?$/.test(first)) return others.slice(0, 3).some(isTimeWord);
  if (isHeaded)
    return (
      !isAct && /^(?:some|occasional|regular|flexible|frequent|this|we|we’re|our|it)$/.test(first)
    );
  if (otherLineOpenings.has(first) || (!isAct && otherLineNouns.has(first))) return true;
  const plain = ` ${words.join(" ")} `;
  return (
    !isAct && (isPayLine(line) || jobTermPhrases.some((phrase) => plain.includes(` ${phrase} `)))
  );
}

/** Pay and hours, or that the employer is fair to all: no requirement, also where it stands among them. */
export function isPayLine(line: string): boolean {
  return (
    /[$£€₹]\s?\d[\d,.]*\s?k?\s?(?:[-–]|plus|per|\/|an? (?:year|hour)|$)/i.test(line) ||
    /\b\d+\s?h(?:rs?|ours?)?\s(?:a |per )?week\b|\bopportunity employer\b/i.test(line)
  );
}

const isTimeWord = (word: string): boolean =>
  /day$|days$/.test(word) || /^(?:shifts?|nights?|evenings?|weekends?|from|remotely)$/.test(word);

/** A line that names a post, stands in capitals, or holds all words of the role or of the employer. */
export function isPostTitle(line: string, names: readonly (string | null | undefined)[]): boolean {
  const { shape } = readShape(line, ["person", "thing", "act", "clause"]);
  const roots = rootsOf(line);
  const isNamed = names.some((name) => {
    const own = contentWords(parseRoleParts(name ?? "").head);
    return own.length > 0 && own.every(({ root }) => roots.has(root));
  });
  const isShouted = /^(?:\p{Lu}{2,}[\s/&-]+){2,}/u.test(line);
  return isNamed || isShouted || (shape === "person" && !/,.*,/.test(line));
}
