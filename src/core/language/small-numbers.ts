import { numberWord } from "./figures.ts";
import { outsideQuotes } from "./quotes.ts";

const ordinals = [
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
  "ninth",
] as const;

const counted =
  /(?<![\p{L}\p{N}$€£.,:/#%–-]|\b(?:[Bb]ig|year|phase|level|grade|tier|chapter|room|unit|title|class|type|stage|no\.|number|version|Q|week|day|part|step|from|n =|after|before|until|till|past|by|at) )([02-9])(?= (?!a\.m|p\.m|to\b|and\b|or\b|percent|million|billion|thousand|a\b|an\b|per\b|by\b|x\b|×)(?:of the\b|of our\b|of my\b|\p{Ll}{2,}|\p{Lu}{2,}s\b))(?![\d.,]*\d)/gu;

const span =
  /(?<![\p{L}])((?:in|over|within|under|after|for) )([2-9])(?= (?:years|months|weeks|days|quarters)\b)/gu;

/** "five of my 8" */
const ofThem = /\b(of (?:my|our|the|her|his|their|its) )([2-9])(?=$|[,.;])/g;

/** Counts from two to nine before their noun as words: "9 countries" → "nine countries". Clock times, versions and measured changes stay in figures. */
export function spellSmallNumbers(text: string): string {
  const spans = text.replaceAll(
    span,
    (_all, lead: string, digits: string) => lead + numberWord(Number(digits)),
  );
  if (/\bfrom\b[^.]*\d[^.]*\bto\b[^.]*\d/.test(text)) return spans;
  return outsideQuotes(spans, (part) =>
    part
      .replace(counted, (digits) => numberWord(Number(digits)))
      .replace(ofThem, (_all, lead: string, digits: string) => lead + numberWord(Number(digits))),
  );
}

/** "3rd" → "third", up to ninth. */
export function spellOrdinals(text: string): string {
  return text.replace(
    /(?<![\p{L}\p{N}])([1-9])(?:st|nd|rd|th)(?![\p{L}\p{N}]| \p{Lu}\p{Ll}+ (?:\p{Lu}|Brigade|Battalion|Division|Circuit|District|Regiment|Fleet|Wing))/gu,
    (_all, digit: string) => ordinals[Number(digit) - 1] ?? digit,
  );
}
