import { invariantPasts, irregularPastPairs } from "./office-verbs.ts";
import {
  infinitiveOf,
  type Conjugation,
  conjugateVerb,
  guessedTags,
  lexiconTags,
} from "./compromise.ts";

export type VerbForm = "base" | "past" | "gerund" | "third";
export type VerbReading = { readonly form: VerbForm; readonly lemma: string };

const conjugations = [
  ["past", "PastTense"],
  ["gerund", "Gerund"],
  ["third", "PresentTense"],
] as const satisfies readonly (readonly [VerbForm, Conjugation])[];

const formsOfBe: Readonly<Record<string, VerbForm>> = {
  be: "base",
  am: "base",
  are: "base",
  is: "third",
  was: "past",
  were: "past",
  been: "past",
  being: "gerund",
  "'m": "base",
  "'re": "base",
};
const verbTag = /^(?:Infinitive|Verb|PhrasalVerb|Imperative|Adj\|Present|(?!Plural).+\|Verb)$/;
const formTags = {
  past: /^(?:PastTense|Participle)$|\|Past$/,
  gerund: /^Gerund$|\|Gerund$/,
  third: /^PresentTense$|^Plural\|Verb$/,
} as const;
const endings = { past: /ed$/, gerund: /.{3}ing$/, third: /.{2}s$/ } as const;
const verbPrefix = /^(?:re|over|out|under|pre|mis|co-|re-|de|un)(?=\p{L}{3})/u;

/** Whether a word is the base of a verb: by the lexicon ("relabel" counts, for "label" does), else by its ending. */
function isBase(word: string): boolean {
  if (word === "be") return true;
  const known = [word, word.replace(verbPrefix, "")].flatMap((one) => lexiconTags(one));
  if (known.length > 0) return known.some((tag) => verbTag.test(tag));
  return /^\p{L}+$/u.test(word) && guessedTags(word).includes("Infinitive");
}

const readingCache = new Map<string, readonly VerbReading[]>();

/** All that a word, in lower case, can be as a form of a verb. */
export function verbReadings(word: string): readonly VerbReading[] {
  const cached = readingCache.get(word);
  if (cached) return cached;
  const found = readVerb(word);
  if (readingCache.size > 4000) readingCache.clear();
  readingCache.set(word, found);
  return found;
}

function readVerb(word: string): readonly VerbReading[] {
  const be = formsOfBe[word];
  if (be) return [{ form: be, lemma: "be" }];
  if (!/^\p{L}[\p{L}-]+$/u.test(word)) return [];
  const tags = lexiconTags(word);
  const found: VerbReading[] = [];
  const at = irregularPastPairs.indexOf(word);
  const past = at % 2 === 0 ? irregularPastPairs[at + 1] : undefined;
  if (past) found.push({ form: "past", lemma: past });
  if (past === undefined && isBase(word)) {
    found.push({ form: "base", lemma: word });
    if (invariantPasts.has(word)) found.push({ form: "past", lemma: word });
  }
  for (const [form, conjugation] of conjugations) {
    if (found.some((one) => one.form === form)) continue;
    const known = tags.some((tag) => formTags[form].test(tag));
    if (!known && !(endings[form].test(word) && !tags.includes("Adjective"))) continue;
    const lemma = infinitiveOf(word, conjugation);
    if (lemma === null || lemma === word) continue;
    const comesBack = conjugateVerb(lemma, conjugation) === word;
    if (isBase(lemma) ? known || comesBack : form !== "third" && comesBack && isUnknown(word))
      found.push({ form, lemma });
  }
  const [before] = verbPrefix.exec(word) ?? [];
  if (found.length > 0 || before === undefined || tags.length > 0) return found;
  return verbReadings(word.slice(before.length)).map(({ form, lemma }) => ({
    form,
    lemma: before + lemma,
  }));
}

/** Words that the lexicon lacks are forms where their endings alone say so: "interlining", never "evening". */
function isUnknown(word: string): boolean {
  return (
    lexiconTags(word).length === 0 && guessedTags(word).some((tag) => /Gerund|PastTense/.test(tag))
  );
}

/** A form of a verb, or null where reading it back does not give the verb again. */
export function inflectVerb(lemma: string, form: VerbForm): string | null {
  const [verb = "", ...rest] = lemma.trim().toLowerCase().split(/\s+/);
  if (!isBase(verb)) return null;
  if (form === "base") return [verb, ...rest].join(" ");
  if (verb === "be" && form === "past") return null;
  const conjugation = conjugations.find(([name]) => name === form)?.[1];
  const made = conjugation === undefined ? null : conjugateVerb(verb, conjugation);
  if (made === null || conjugation === undefined) return null;
  const back = verb === "be" || infinitiveOf(made, conjugation) === verb;
  const looksRight =
    form === "past"
      ? made !== verb || invariantPasts.has(verb)
      : made.endsWith(form === "gerund" ? "ing" : "s");
  return back && looksRight ? [made, ...rest].join(" ") : null;
}
