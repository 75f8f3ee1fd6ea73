import { isShortFor } from "#core/language/short-forms.ts";

const asWords = (line: string): readonly string[] => line.split(" ");

/** What is measured, in its short forms. */
const units = [
  "foot feet ft square sq sqft sf",
  "mile mi",
  "kilometer kilometre km",
  "pound lb",
  "kilogram kg kilo",
  "tonne ton t",
  "metre meter m",
  "litre liter l",
  "hectare ha",
  "bushel bu",
].map(asWords);

/** Words that count the same thing. */
const families: readonly (readonly string[])[] = [
  ...units,
  ...[
    "people person ppl pax team worker staff employee member report colleague fte head",
    "company firm business organization organisation employer co",
    "customer client account patient",
    "percent percentage point",
    "child children kid student pupil",
  ].map(asWords),
];

/** Whether what is counted in a text and in an answer is one thing: the same word, its short form, or another of its family. */
export function countSameThing(said: readonly string[], typed: readonly string[]): boolean {
  return said.some((word) => typed.some((other) => isSameThing(word, other)));
}

/** Whether two words are one unit of measure. */
export function isSameUnit(word: string, other: string): boolean {
  return units.some((family) => family.includes(word) && family.includes(other));
}

function isSameThing(word: string, other: string): boolean {
  return (
    word === other ||
    isShortFor(word, other) ||
    isShortFor(other, word) ||
    families.some((family) => family.includes(word) && family.includes(other))
  );
}
