import nlp from "compromise/two";
import { irregularVerbForms, officeVerbs } from "./office-verbs.ts";

const plugin = {
  words: Object.fromEntries(officeVerbs.map((verb) => [verb, "Infinitive"])),
  irregulars: irregularVerbForms,
};
nlp.plugin(plugin);

/** The library types its insides as `object`: each step down is checked. */
function readPath(value: unknown, ...path: readonly string[]): unknown {
  let found = value;
  for (const key of path) {
    if (typeof found !== "object" || found === null) return undefined;
    found = Object.hasOwn(found, key) ? Reflect.get(found, key) : undefined;
  }
  return found;
}

function call(method: unknown, ...given: readonly unknown[]): unknown {
  return typeof method === "function" ? Reflect.apply(method, undefined, given) : null;
}

const model = nlp.model();
const lexicon = readPath(model, "one", "lexicon");
const switches = readPath(model, "two", "switches");
const verbs = readPath(nlp.methods(), "two", "transform", "verb");
const conjugate = readPath(verbs, "conjugate");
const infinitive = readPath(verbs, "toInfinitive");

function strings(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
}

/** The tags that the lexicon holds for a word in lower case, "Noun|Verb" among them; empty where it is not known. */
export function lexiconTags(word: string): readonly string[] {
  return [...strings(readPath(lexicon, word)), ...strings(readPath(switches, word))];
}

/** The tags that the library gives a word alone, by its endings where it is not known. */
export function guessedTags(word: string): readonly string[] {
  const sentences: unknown = nlp(word).json({ terms: { tags: true } });
  return strings(readPath(sentences, "0", "terms", "0", "tags"));
}

export type Conjugation = "PastTense" | "Gerund" | "PresentTense";

/** A form of a verb, as the library makes it. */
export function conjugateVerb(lemma: string, form: Conjugation): string | null {
  const forms = call(conjugate, lemma, model);
  const made = readPath(forms, form);
  return typeof made === "string" && made !== "" ? made : null;
}

/** The base of a form, as the library reads it back. */
export function infinitiveOf(word: string, form: Conjugation): string | null {
  const base = call(infinitive, word, model, form);
  return typeof base === "string" && base !== "" ? base : null;
}
