import {
  ambiguousFamilyNames,
  ambiguousGivenNames,
  isOrdinaryWord,
} from "#core/masking/words/ordinary-words.ts";
import { isKnownNonPerson } from "#core/masking/words/known-non-persons.ts";
import type { FoundName } from "./name-search-text.ts";
import type { WordList } from "#core/masking/words/word-list.ts";

/** A person of the material: the fullest form of the name, and the parts that stand for it alone. */
export type PersonName = {
  readonly full: string;
  readonly first: string | null;
  readonly last: string | null;
  /** "Mrs. " where a name has no given part; else empty. */
  readonly title: string;
};

/** The people behind the found names, each once, in the order in which they were found. */
export function groupPersonNames(found: readonly FoundName[]): PersonName[] {
  const forms = found.map(({ text }) => text);
  const titles = new Map(found.map(({ text, title }) => [text, title] as const).toReversed());
  const places = new Map<string, number>();
  for (const [at, form] of forms.entries())
    if (!places.has(form.toLowerCase())) places.set(form.toLowerCase(), at);
  const nameParts = new Set(forms.flatMap((form) => partsOf(form)));
  const fullNames = new Map(
    forms
      .filter((form) => !nameParts.has(form.toLowerCase()))
      .map((form) => [form.toLowerCase(), form] as const)
      .toReversed(),
  );
  const firstPlace = (form: string) =>
    Math.min(...[form.toLowerCase(), ...partsOf(form)].map((part) => places.get(part) ?? Infinity));
  return [...fullNames.values()]
    .map((full) => ({ full, at: firstPlace(full) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ full }) => {
      const { first, last } = splitPersonName(full);
      return { full, first, last, title: titles.get(full) ?? "" };
    });
}

/** The given and the family name; null where a name has one word, or only initials before its last. */
export function splitPersonName(name: string): Pick<PersonName, "first" | "last"> {
  const words = name.split(/[ \u00a0]+/);
  if (words.length < 2) return { first: null, last: null };
  const first = words.slice(0, -1).find((word) => !word.endsWith("."));
  return { first: first ?? null, last: familyNameOf(words) };
}

/** "Maria Elena Ruiz" has the parts "maria", "maria elena", "elena", "elena ruiz", "ruiz". */
function partsOf(name: string): string[] {
  const words = name
    .toLowerCase()
    .split(/[ \u00a0]+/)
    .slice(0, 8);
  return words.flatMap((_, from) =>
    words
      .slice(from)
      .map((_next, length) => words.slice(from, from + length + 1))
      .filter((part) => part.length < words.length)
      .map((part) => part.join(" ")),
  );
}

function familyNameOf(words: readonly string[]): string {
  const at = words.findIndex((word, n) => n > 0 && /^\p{Ll}/u.test(word));
  return (at > 0 ? words.slice(at) : words.slice(-1)).join(" ");
}

/** True for a word of a name that may be masked wherever it stands; others only in their own capitals. */
export function isUnmistakableName(word: string, list: WordList): boolean {
  const low = word.toLowerCase();
  return (
    word.length > 2 &&
    !isOrdinaryWord(word) &&
    !list.has(low) &&
    !isKnownNonPerson(word) &&
    !ambiguousGivenNames.has(low) &&
    !ambiguousFamilyNames.has(low)
  );
}

/** The words of a name that identify it by themselves: no particle, no initial. */
export function distinctiveNameWords(name: string, list: WordList): string[] {
  return name
    .split(/[ \u00a0]+/)
    .filter((word) => /^(?:[\p{L}]+[-’'ʻ])?\p{Lu}/u.test(word) || isUnmistakableName(word, list))
    .filter((word) => word.length > 1 && !/^(?:\p{Lu}\.)+$/u.test(word));
}
