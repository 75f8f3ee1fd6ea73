import nlp from "compromise/two";
import { irregularVerbs, officeVerbs } from "./office-verbs.ts";

const plugin = {
  words: Object.fromEntries(officeVerbs.map((verb) => [verb, "Infinitive"])),
  irregulars: irregularVerbs,
};
nlp.plugin(plugin);

/** The library types its insides as `object`: each step down is checked. */
function within(value: unknown, ...path: readonly string[]): unknown {
  let found = value;
  for (const key of path) {
    if (typeof found !== "object" || found === null) return undefined;
    found = Object.hasOwn(found, key) ? Reflect.get(found, key) : undefined;
  }
  return found;
}

const model = nlp.model();
const lexicon = within(model, "one", "lexicon");
const switches = within(model, "two", "switches");
const verbs = within(nlp.methods(), "two", "transform", "verb");
const conjugate = within(verbs, "conjugate");
const infinitive = within(verbs, "toInfinitive");

function strings(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
}

/** The tags that the lexicon holds for a word in lower case, "Noun|Verb" among them; empty where it is not known. */
export function lexiconTags(word: string): readonly string[] {
  return [...strings(within(lexicon, word)), ...strings(within(switches, word))];
}

/** The tags that the library gives a word alone, by its endings where it is not known. */
export function guessedTags(word: string): readonly string[] {
  const [sentence]: unknown[] = nlp(word).json({ terms: { tags: true } });
  const terms = within(sentence, "terms");
  return Array.isArray(terms) ? strings(within(terms[0], "tags")) : [];
}

export type Conjugation = "PastTense" | "Gerund" | "PresentTense";

/** A form of a verb, as the library makes it. */
export function conjugated(lemma: string, form: Conjugation): string | null {
  const forms: unknown = typeof conjugate === "function" ? conjugate(lemma, model) : null;
  const made = within(forms, form);
  return typeof made === "string" && made !== "" ? made : null;
}

/** The base of a form, as the library reads it back. */
export function baseOf(word: string, form: Conjugation): string | null {
  const base: unknown = typeof infinitive === "function" ? infinitive(word, model, form) : null;
  return typeof base === "string" && base !== "" ? base : null;
}
