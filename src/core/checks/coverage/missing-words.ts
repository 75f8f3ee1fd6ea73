import { type ContentWord, contentWords, rootsOf } from "./content-words.ts";
import { type TextIndex, initialsOf } from "./text-index.ts";
import { findDates, hasDate } from "#core/grounding/figures/calendar.ts";
import { findNames } from "#core/grounding/names/names.ts";
import { findQuantities, type Quantity } from "#core/grounding/figures/quantities.ts";
import { type CharacterRange, overlapsAny } from "#core/language/quotes.ts";
import { expandAbbreviations } from "#core/grounding/expand-abbreviations.ts";
import { isSameUnit } from "#core/grounding/figures/same-thing.ts";
import { isShortFor } from "#core/language/short-forms.ts";
import { standInPattern } from "#core/masking/stand-ins/stand-in.ts";
import { findVoiceHits } from "#core/voice/find-voice-hits.ts";

/**
 * A piece of an answer and the words of it that a text lacks, out of `total`; `facts` are the figures, dates and names
 * among them.
 */
export type MissingWords = {
  readonly piece: string;
  readonly total: number;
  readonly words: readonly ContentWord[];
  readonly facts: readonly ContentWord[];
};

/** What a text lacks of a piece: a figure or a date may stand in another form, a name in its initials, a hedge may go. */
export function findMissingWords(piece: string, text: TextIndex): MissingWords {
  const all = contentWords(piece);
  const absent = all.filter(
    (one) => !text.roots.has(one.root) && !isSpelledOut(one, text) && !isClipped(one, piece, text),
  );
  if (absent.length === 0) return { piece, total: all.length, words: [], facts: [] };
  const dates = findDates(piece);
  const figures = findQuantities(piece).filter(({ start, end }) => !overlapsAny(dates, start, end));
  const presentSpans = [
    ...dates.filter((date) => hasDate(text.dates(), date)),
    ...figures.filter((figure) => hasValue(text, figure)),
  ];
  const remaining = outsideSpans(presentSpans, absent).filter(
    (word) => !isInitialled(word, piece, text),
  );
  const words = remaining.length === 0 ? [] : outsideSpans(findVoiceHits(piece), remaining);
  const facts = [...dates, ...figures, ...findNames(piece), ...findStandIns(piece)];
  const isFact = ({ text: own, start, end }: ContentWord) =>
    overlapsAny(facts, start, end) && !currencies.has(own);
  return { piece, total: all.length, words, facts: words.filter(isFact) };
}

/** As it was put in for a name with its capitals. */
const nameStandIn = new RegExp(standInPattern, "gu");

/** What stands for a name in material that leaves. */
function findStandIns(piece: string): readonly CharacterRange[] {
  return [...piece.matchAll(nameStandIn)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
}

const currencies = new Set(["USD", "EUR", "GBP", "CHF"]);

function outsideSpans(
  spans: readonly CharacterRange[],
  words: readonly ContentWord[],
): readonly ContentWord[] {
  return words.filter(({ start, end }) => !overlapsAny(spans, start, end));
}

/** Equal, or "425" where the text has $425,000 and "1.2" where it has $1.2M; "one" is read as a word. */
function hasValue({ values, roots }: TextIndex, { value, text }: Quantity): boolean {
  const statedValues = values();
  if (statedValues.has(value) || statedValues.has(value * 1e6)) return true;
  if (/\dm$/.test(text) && statedValues.has(value / 1e6)) return true;
  return (value >= 20 && statedValues.has(value * 1e3)) || (value === 1 && roots.has("one"));
}

/** "every quarter" covers "every Q" in an answer, "patients" covers "pts", "stock and orders" covers "stock/orders". */
function isSpelledOut({ root, text: own }: ContentWord, text: TextIndex): boolean {
  if (root === "q") return text.roots.has("quarter");
  if (/\p{L}\/\p{L}/u.test(own))
    return [...rootsOf(own.replaceAll("/", " "))].every((part) => text.roots.has(part));
  const inFull = expandAbbreviations(root);
  if (inFull !== root && [...rootsOf(inFull)].some((full) => text.roots.has(full))) return true;
  return [...text.roots].some((word) => isShortFor(root, word) || isSameUnit(root, word));
}

/** "Tasmania" covers "Tas. 7 months": a word cut short by its stop, with more behind it. */
function isClipped({ root, end }: ContentWord, piece: string, text: TextIndex): boolean {
  if (root.length < 3 || !/^\.\s+\S/u.test(piece.slice(end))) return false;
  return [...text.roots].some((word) => word.length > root.length + 1 && word.startsWith(root));
}

/** "GC" covers "General Counsel" in an answer, and the other way round. */
function isInitialled({ text: own, root }: ContentWord, piece: string, text: TextIndex): boolean {
  if (/^\p{Lu}{2,5}$/u.test(own)) return text.initials().has(root);
  const initial = root.slice(0, 1);
  return text
    .acronyms()
    .some((acronym) => acronym.includes(initial) && initialsOf(piece).has(acronym));
}
