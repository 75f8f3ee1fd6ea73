import { type ContentWord, contentWords } from "#core/checks/coverage/content-words.ts";
import { type Haystack, initialsOf } from "#core/checks/coverage/haystack.ts";
import { findDates, holdsDate } from "#core/grounding/calendar.ts";
import { findNames } from "#core/grounding/names.ts";
import { findQuantities, type Quantity } from "#core/grounding/quantities.ts";
import { type Span, touches } from "#core/language/quotes.ts";
import { findHits } from "#core/voice/find-hits.ts";

/** A piece of hers and the words of it that a text lacks, out of how many; `facts` are the figures, dates and names among them. */
export type Missed = {
  readonly piece: string;
  readonly all: number;
  readonly words: readonly ContentWord[];
  readonly facts: readonly ContentWord[];
};

/** What a text lacks of a piece: a figure or a date may stand in another form, a name in its initials, a hedge may go. */
export function missedOf(piece: string, text: Haystack): Missed {
  const all = contentWords(piece);
  const absent = all.filter(({ root }) => !text.roots.has(root) && !isSpelledOut(root, text));
  if (absent.length === 0) return { piece, all: all.length, words: [], facts: [] };
  const dates = findDates(piece);
  const figures = findQuantities(piece).filter(({ start, end }) => !touches(dates, start, end));
  const held = [
    ...dates.filter(({ key }) => holdsDate(text.dates(), key)),
    ...figures.filter((figure) => hasValue(text, figure)),
  ];
  const left = apartFrom(held, absent).filter((word) => !isInitialled(word, piece, text));
  const words = left.length === 0 ? [] : apartFrom(findHits(piece), left);
  const facts = [...dates, ...figures, ...findNames(piece)];
  const isFact = ({ text: own, start, end }: ContentWord) =>
    touches(facts, start, end) && !currencies.has(own);
  return { piece, all: all.length, words, facts: words.filter(isFact) };
}

const currencies = new Set(["USD", "EUR", "GBP", "CHF"]);

function apartFrom(spans: readonly Span[], words: readonly ContentWord[]): readonly ContentWord[] {
  return words.filter(({ start, end }) => !touches(spans, start, end));
}

/** Equal, or "425" where the text has $425,000 and "1.2" where it has $1.2M; "one" is read as a word. */
function hasValue({ values, roots }: Haystack, { value }: Quantity): boolean {
  const held = values();
  if (held.has(value) || held.has(value * 1e6)) return true;
  return (value >= 20 && held.has(value * 1e3)) || (value === 1 && roots.has("one"));
}

/** "every quarter" for her "every Q". */
function isSpelledOut(root: string, text: Haystack): boolean {
  return root === "q" && text.roots.has("quarter");
}

/** "GC" for her "General Counsel" or the other way round. */
function isInitialled({ text: own, root }: ContentWord, piece: string, text: Haystack): boolean {
  if (/^\p{Lu}{2,5}$/u.test(own)) return text.initials().has(root);
  const letter = root.slice(0, 1);
  return text
    .acronyms()
    .some((acronym) => acronym.includes(letter) && initialsOf(piece).has(acronym));
}
