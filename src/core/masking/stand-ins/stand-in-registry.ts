import { splitPersonName, type PersonName } from "#core/masking/names/person-names.ts";
import { getEndingTitle } from "#core/masking/names/titles.ts";
import { exactStandInPattern, type StandInKind, standInPattern } from "./stand-in.ts";

/** Which stand-in stands for which words; the same words always get the same one. */
export type StandInRegistry = {
  /** The stand-in for an e-mail, a phone number or another address. */
  readonly ofContact: (words: string) => string;
  /** The stand-in for these words, which are a name of the person, or a name of nobody known. */
  readonly ofName: (words: string, person: PersonName | undefined) => string;
  /** From now on a hidden name with the capital it comes back with keeps its stand-in. */
  readonly shareCapitalized: () => void;
  /** Words for every stand-in of a text, exactly as they were. */
  readonly restoreExact: (text: string) => string;
  /** Words for every stand-in of a model’s text: names with their capitals, brackets around them gone. */
  readonly restoreModelText: (text: string) => string;
};

type Form = readonly [kind: StandInKind, words: string];

/** `next` is the first number that may be given. */
export function createStandInRegistry(next: number): StandInRegistry {
  let number = next;
  const exactWords = new Map<string, string>();
  const modelWords = new Map<string, string>();
  const known = new Map<string, string>();
  const numbers = new Map<PersonName, number>();

  function note(standIn: string, exact: string, inModelText = exact) {
    exactWords.set(standIn, exact);
    modelWords.set(standIn, inModelText);
  }

  /** Every part of a name, as typed, in lower case and in capitals. */
  function numberOf(person: PersonName): number {
    const existing = numbers.get(person);
    if (existing !== undefined) return existing;
    numbers.set(person, number);
    for (const [kind, words] of formsOf(person)) {
      const raised = capitalized(words);
      note(`${kind}_${number}`, words, raised);
      note(`${kind.toLowerCase()}_${number}`, words.toLowerCase(), raised);
      note(`${capitalized(kind.toLowerCase())}_${number}`, words.toUpperCase(), raised);
    }
    return number++;
  }

  function findForm(words: string, person: PersonName): string | undefined {
    const low = words.toLowerCase();
    const kind = formsOf(person).find(([, form]) => form.toLowerCase() === low)?.[0];
    if (kind === undefined) return undefined;
    const styles = [kind, kind.toLowerCase(), capitalized(kind.toLowerCase())];
    const owned = numberOf(person);
    return styles.map((style) => `${style}_${owned}`).find((one) => exactWords.get(one) === words);
  }

  /** A form of a name with a number of its own has its parts too. */
  function addName(words: string, person: PersonName | undefined): string {
    const { first, last } = splitPersonName(words);
    note(`NAME_${number}`, words);
    note(`FIRSTNAME_${number}`, person?.first ?? first ?? words);
    note(`LASTNAME_${number}`, person?.last ?? last ?? words);
    return `NAME_${number++}`;
  }

  function once(key: string, create: () => string): string {
    const standIn = known.get(key) ?? create();
    known.set(key, standIn);
    return standIn;
  }

  function restoreOne(written: string, before: string): string {
    const plain = written.replaceAll(/[[\]<>\\]/g, "");
    const words = modelWords.get(plain) ?? modelWords.get(plain.toUpperCase());
    if (words === undefined) return written;
    // A title is part of the first name where none was given; the model may have written it already.
    const title = getEndingTitle(before);
    return title !== "" && words.startsWith(title) ? words.slice(title.length) : words;
  }

  return {
    ofContact: (words) =>
      once(`CONTACT ${words}`, () => {
        note(`CONTACT_${number}`, words);
        return `CONTACT_${number++}`;
      }),
    ofName: (words, person) =>
      once(words, () => (person && findForm(words, person)) ?? addName(words, person)),
    shareCapitalized() {
      for (const standIn of known.values()) {
        const words = modelWords.get(standIn) ?? "";
        if (standIn.startsWith("NAME_") && !known.has(words)) known.set(words, standIn);
      }
    },
    restoreExact: (text) =>
      text.replaceAll(exactStandInPattern, (standIn) => exactWords.get(standIn) ?? standIn),
    restoreModelText: (text) =>
      text.replaceAll(standInPattern, (written, at: number) =>
        restoreOne(written, text.slice(Math.max(0, at - 12), at)),
      ),
  };
}

/** The whole name first: a name of one word is no first name. “Mrs. Patel” is greeted with the title. */
function formsOf({ full, first, last, title }: PersonName): Form[] {
  return [
    ["NAME", full],
    ["FIRSTNAME", first ?? `${title}${full}`],
    ["LASTNAME", last ?? full],
  ];
}

function capitalized(name: string): string {
  const start = /\p{Lu}/u.test(name) ? /^\p{Ll}/u : /(?<![\p{L}\p{M}’'])\p{Ll}/gu;
  return name.replace(start, (letter) => letter.toUpperCase());
}
