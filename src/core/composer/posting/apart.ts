import { contentWords, rootsOf } from "#core/checks/coverage/content-words.ts";
import { charge } from "./act.ts";
import { readShape } from "#core/composer/shapes/read-shape.ts";
import { rolePartsOf } from "#core/composer/words/role-parts.ts";
import {
  askedEndings,
  askedOpenings,
  conditionWords,
  having,
  otherOpenings,
  otherThings,
  termPhrases,
} from "./closed-lists.ts";

const wordsOf = (line: string) => line.toLowerCase().match(/[\p{L}\p{N}’+-]+/gu) ?? [];

/** How a line is told: as work, under a heading of duties, behind "You will". */
type Told = { readonly isAct: boolean; readonly isHeaded: boolean };

/** What a person has to bring: "Must drive", "3+ years in retail"; a list by its first piece or half of them. */
export function isAsked(line: string, { isAct, isHeaded }: Told): boolean {
  // "900 loans a year" asks for no years.
  const words = wordsOf(line.replace(yearly, ""));
  const [first = ""] = words;
  const names = words.some((word) => conditionWords.has(word));
  if (askedOpenings.has(first) && !(isHeaded && isAct)) return true;
  if (askedEndings.has(words.at(-1) ?? "") && !/\bas\s\S+$/.test(line)) return true;
  if (/\bor equivalent\b|^(?:master|bachelor|doctor)\p{L}*’?s? (?:of|in)\b/iu.test(line))
    return true;
  if (having.has(first)) return !isCharge(line) && (names || /^(?:be|is)$/.test(first));
  if (isAct || (isHeaded && !/^\d+\+/.test(line))) return false;
  const pieces = line
    .replace(yearly, "")
    .split(/,\s/)
    .map((piece) => wordsOf(piece));
  const bound = pieces.map((piece) => piece.some((word) => conditionWords.has(word)));
  return bound[0] === true || bound.filter(Boolean).length * 2 >= bound.length;
}

const yearly = /\b(?:an?|per|each|every|last|this) year\b/gi;
const bringing = /^bring .*\b(?:down|up|under|below|above|back|together|forward|to|into)\b/i;
const answering = /^(?:be|is) (?:the (?:first|main|primary|key)|\p{L}+ing\b)|\bresponsibilit/iu;

/** Duties that open as what one has does: "Be in charge of", "Hold the budget", "Bring losses down". */
function isCharge(line: string): boolean {
  const rest = line.replace(/^(?:be|is)\s/i, "");
  return charge.test(rest) || bringing.test(line) || answering.test(line);
}

/** What is said of the house, of pay, place and hours, of whom one reports to, or of how to apply. */
export function isTerm(line: string, { isAct, isHeaded }: Told): boolean {
  const words = wordsOf(line);
  const [first = "", ...others] = words;
  if (/^(?:report(?:s|ing)?|responsible) (?:in)?to\s/i.test(line))
    return !/\b(?:each|every|weekly|monthly|quarterly|on)\b/i.test(line);
  if (/^(?:an? )?(?:\p{L}+ )?member of\s|^looking for\s|\bother (?:\p{L}+ )?duties\b/iu.test(line))
    return true;
  if (/^(?:be )?(?:out of hours )?on[- ]call\b/i.test(line) || /^travels?$/.test(first))
    return true;
  if (/^(?:has|have|having)$/.test(first))
    return !isCharge(line) && !words.some((word) => conditionWords.has(word));
  if (/^works?$/.test(first)) return others.slice(0, 3).some(isWhen);
  if (isHeaded)
    return (
      !isAct && /^(?:some|occasional|regular|flexible|frequent|this|we|we’re|our|it)$/.test(first)
    );
  if (otherOpenings.has(first) || (!isAct && otherThings.has(first))) return true;
  const plain = ` ${words.join(" ")} `;
  return !isAct && (isPay(line) || termPhrases.some((phrase) => plain.includes(` ${phrase} `)));
}

/** Pay and hours, or that the house is fair to all: no requirement, also where it stands among them. */
export function isPay(line: string): boolean {
  return (
    /[$£€₹]\s?\d[\d,.]*\s?k?\s?(?:[-–]|plus|per|\/|an? (?:year|hour)|$)/i.test(line) ||
    /\b\d+\s?h(?:rs?|ours?)?\s(?:a |per )?week\b|\bopportunity employer\b/i.test(line)
  );
}

const isWhen = (word: string): boolean =>
  /day$|days$/.test(word) || /^(?:shifts?|nights?|evenings?|weekends?|from|remotely)$/.test(word);

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
