import { alsoFamilyName, alsoGivenName, isOrdinary } from "./ordinary-words.ts";
import { isKnown } from "./known-names.ts";
import type { FoundName } from "./find-names.ts";

/** A person of the material: the fullest form of the name, and the parts that stand for it alone. */
export type Person = {
  readonly full: string;
  readonly first: string | null;
  readonly last: string | null;
};

const lead =
  /^(?:Mrs?|Ms|Mx|Miss|Mme|Mlle|Sra?|Srta|Herr|Frau|Madam|Sir|Lady|Aunt|Auntie|Uncle|Tía|Tío)\.? /u;

/** The people behind the found names, each once, in the order in which they were found. */
export function peopleOf(found: readonly FoundName[]): Person[] {
  const forms = [...new Map(found.map(({ text }) => [text.toLowerCase(), text])).values()];
  const plain = forms.map((form) => form.replace(lead, ""));
  const whole = plain.filter(
    (form) => !plain.some((other) => other !== form && holds(other, form)),
  );
  const order = (form: string) => plain.findIndex((one) => holds(form, one) || one === form);
  return [...new Map(whole.map((form) => [form.toLowerCase(), form])).values()]
    .toSorted((a, b) => order(a) - order(b))
    .map((full) => {
      const words = full.split(/[ \u00a0]+/);
      const parted = words.length > 1;
      return {
        full,
        first: parted ? (words[0] ?? null) : null,
        last: parted ? lastOf(words) : null,
      };
    });
}

function lastOf(words: readonly string[]): string {
  const at = words.findIndex((word, n) => n > 0 && /^\p{Ll}/u.test(word));
  return (at > 0 ? words.slice(at) : words.slice(-1)).join(" ");
}

/** "Dana Whitfield" holds "Dana" and "whitfield". */
function holds(name: string, part: string): boolean {
  const [all, some] = [name.toLowerCase().split(" "), part.toLowerCase().split(" ")];
  return (
    some.length < all.length && all.some((_, at) => some.every((word, n) => word === all[at + n]))
  );
}

/** True for a word of a name that may be masked wherever it stands; others only in their own capitals. */
export function isUnmistakable(word: string): boolean {
  const low = word.toLowerCase();
  return (
    word.length > 2 &&
    !isOrdinary(word) &&
    !isKnown(word) &&
    !alsoGivenName.has(low) &&
    !alsoFamilyName.has(low)
  );
}

/** The words of a name that tell it by themselves: no particle, no initial. */
export function tellingWords(name: string): string[] {
  return name
    .replace(lead, "")
    .split(/[ \u00a0]+/)
    .filter((word) => /^(?:[\p{L}]+[-’'ʻ])?\p{Lu}/u.test(word) || isUnmistakable(word))
    .filter((word) => word.length > 1 && !/^(?:\p{Lu}\.)+$/u.test(word));
}
