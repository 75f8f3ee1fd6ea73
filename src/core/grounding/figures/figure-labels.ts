import { toWordSet } from "#core/language/word-lists.ts";
import type { Quantity } from "./quantities.ts";

/** How many characters before a figure its label may begin; longer than any of the labels below. */
const reach = 24;

const labels = toWordSet(
  "bay ward room floor level band grade step line route unit shift phase stage class tier zone sector site gate platform " +
    "track chapter section part page form table lane berth dock hangar building block barn field plot lot pen tank kiln " +
    "press machine cell lab theatre court station area district crew pod car bus van truck boat version release sprint type " +
    "category model number no",
);

/** "Bay 2" and "ISO 9001" are names: nothing is counted by their figures. */
export function isSameLabel(
  text: string,
  fact: Quantity,
  sourceText: string,
  candidate: Quantity,
): boolean {
  const label = wordBefore(text, fact);
  const isLabel = labels.has(label.toLowerCase()) || /^\p{Lu}{2,5}$/u.test(label);
  return isLabel && label.toLowerCase() === wordBefore(sourceText, candidate).toLowerCase();
}

function wordBefore(text: string, { start }: Quantity): string {
  return /(\p{L}+)\.? $/u.exec(text.slice(Math.max(0, start - reach), start))?.[1] ?? "";
}
