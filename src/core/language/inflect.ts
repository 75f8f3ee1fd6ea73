import { doublingVerbs, irregularVerbs, notDoublingEnding, regularVerbs } from "./verbs.ts";
import { toWordSet } from "./word-lists.ts";

export type InflectedForm = "base" | "past" | "participle" | "third" | "gerund";
type InflectionReading = { readonly base: string; readonly form: InflectedForm };

const readings = new Map<string, InflectionReading[]>();

function addReading(word: string, reading: InflectionReading): void {
  const known = readings.get(word) ?? [];
  if (!known.some((one) => one.base === reading.base && one.form === reading.form))
    readings.set(word, [...known, reading]);
}

for (const base of [...irregularVerbs.keys(), ...regularVerbs]) {
  addReading(base, { base, form: "base" });
  addReading(pastTenseOf(base), { base, form: "past" });
  addReading(participleOf(base), { base, form: "participle" });
  addReading(thirdOf(base), { base, form: "third" });
  addReading(gerundOf(base), { base, form: "gerund" });
}
for (const word of ["am", "are", "is"]) addReading(word, { base: "be", form: "third" });
addReading("were", { base: "be", form: "past" });
for (const [word, base] of [
  ["modeled", "model"],
  ["labeled", "label"],
  ["canceled", "cancel"],
  ["traveled", "travel"],
  ["counseled", "counsel"],
] as const)
  addReading(word, { base, form: "past" });

function doublesConsonant(base: string): boolean {
  if (doublingVerbs.has(base)) return true;
  const syllables = base.match(/[aeiouy]+/g)?.length ?? 0;
  return syllables === 1 && /[aeiou][^aeiou]$/.test(base) && !notDoublingEnding.test(base);
}

/** The past tense of a base form: lead → led, plan → planned, carry → carried. */
export function pastTenseOf(base: string): string {
  const known = irregularVerbs.get(base);
  if (known !== undefined) return known.past;
  const stem = inflectLastPart(base, pastTenseOf);
  if (stem !== null) return stem;
  if (base.endsWith("e")) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  return doublesConsonant(base) ? `${base}${base.at(-1)}ed` : `${base}ed`;
}

/** The participle after "have" or "was": take → taken. */
function participleOf(base: string): string {
  return irregularVerbs.get(base)?.participle ?? pastTenseOf(base);
}

/** The third person singular: carry → carries, do → does. */
function thirdOf(base: string): string {
  if (base === "be") return "is";
  if (base === "have") return "has";
  if (/(?:[sxz]|ch|sh|o)$/.test(base)) return `${base}es`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`;
  return `${base}s`;
}

/** The -ing form: lead → leading, plan → planning, tie → tying. */
export function gerundOf(base: string): string {
  if (base === "be") return "being";
  if (base.endsWith("ie")) return `${base.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(base)) return `${base.slice(0, -1)}ing`;
  return doublesConsonant(base) ? `${base}${base.at(-1)}ing` : `${base}ing`;
}

function inflectLastPart(base: string, form: (part: string) => string): string | null {
  const at = base.lastIndexOf("-");
  return at < 0 ? null : base.slice(0, at + 1) + form(base.slice(at + 1));
}

/** Every reading of a word as a form of a verb we know; empty when it is none. */
export function inflectionReadings(word: string): readonly InflectionReading[] {
  const low = word.toLowerCase();
  const known = readings.get(low);
  if (known !== undefined) return known;
  const prefixed = /^(?:re|co|un|over|out|pre|mis|dis|under)-?(\w{3,})$/.exec(low);
  if (prefixed === null) return [];
  const inner = readings.get(prefixed[1] ?? "") ?? [];
  const prefix = low.slice(0, low.length - (prefixed[1] ?? "").length);
  return inner.map(({ base, form }) => ({ base: prefix + base, form }));
}

/** The base of a verb form (led → lead, leads → lead), or null when the word is no form we know. */
export function verbBaseOf(word: string): string | null {
  return likeliestReading(word)?.base ?? null;
}

/** Which form of a verb the word is, or null. "put" and the like, which may be both, count as base; "led", "closed" as past. */
export function verbFormOf(word: string): InflectedForm | null {
  return likeliestReading(word)?.form ?? null;
}

function likeliestReading(word: string): InflectionReading | undefined {
  const all = inflectionReadings(word);
  return (
    all.find((one) => one.form === "base" && !ambiguousPasts.has(word.toLowerCase())) ??
    all.find((one) => one.form === "past") ??
    all[0]
  );
}

/** Pasts that are also another verb's base: "found" is the past of find far more often. */
const ambiguousPasts = toWordSet("found left saw fell felt ground wound lay bore spoke");

/** Whether the word is a past form that cannot be read as a base form ("closed", "took"; not "put", "cut"). */
export function isClearPast(word: string): boolean {
  const all = inflectionReadings(word);
  return (
    all.some((one) => one.form === "past") &&
    (ambiguousPasts.has(word.toLowerCase()) || !all.some((one) => one.form === "base"))
  );
}
