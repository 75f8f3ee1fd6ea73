import { doubling, irregularVerbs, notDoubling, regularVerbs } from "./verbs.ts";
import { setOf } from "./word-lists.ts";

export type VerbForm = "base" | "past" | "participle" | "third" | "gerund";
type Reading = { readonly base: string; readonly form: VerbForm };

const readings = new Map<string, Reading[]>();

function note(word: string, reading: Reading): void {
  const known = readings.get(word) ?? [];
  if (!known.some((one) => one.base === reading.base && one.form === reading.form))
    readings.set(word, [...known, reading]);
}

for (const base of [...irregularVerbs.keys(), ...regularVerbs]) {
  note(base, { base, form: "base" });
  note(pastOf(base), { base, form: "past" });
  note(participleOf(base), { base, form: "participle" });
  note(thirdOf(base), { base, form: "third" });
  note(gerundOf(base), { base, form: "gerund" });
}
for (const word of ["am", "are", "is"]) note(word, { base: "be", form: "third" });
note("were", { base: "be", form: "past" });
for (const [word, base] of [
  ["modeled", "model"],
  ["labeled", "label"],
  ["canceled", "cancel"],
  ["traveled", "travel"],
  ["counseled", "counsel"],
] as const)
  note(word, { base, form: "past" });

function doubles(base: string): boolean {
  if (doubling.has(base)) return true;
  const syllables = base.match(/[aeiouy]+/g)?.length ?? 0;
  return syllables === 1 && /[aeiou][^aeiou]$/.test(base) && !notDoubling.test(base);
}

/** The past tense of a base form: lead → led, plan → planned, carry → carried. */
export function pastOf(base: string): string {
  const known = irregularVerbs.get(base);
  if (known !== undefined) return known.past;
  const stem = hyphenated(base, pastOf);
  if (stem !== null) return stem;
  if (base.endsWith("e")) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  return doubles(base) ? `${base}${base.at(-1)}ed` : `${base}ed`;
}

/** The participle after "have" or "was": take → taken. */
function participleOf(base: string): string {
  return irregularVerbs.get(base)?.participle ?? pastOf(base);
}

/** The form after he, she or it: carry → carries, do → does. */
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
  return doubles(base) ? `${base}${base.at(-1)}ing` : `${base}ing`;
}

function hyphenated(base: string, form: (part: string) => string): string | null {
  const at = base.lastIndexOf("-");
  return at < 0 ? null : base.slice(0, at + 1) + form(base.slice(at + 1));
}

/** Every reading of a word as a form of a verb we know; empty when it is none. */
export function verbReadings(word: string): readonly Reading[] {
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
export function baseOf(word: string): string | null {
  return pick(word)?.base ?? null;
}

/** Which form of a verb the word is, or null. "put" and the like, which may be both, count as base; "led", "closed" as past. */
export function verbFormOf(word: string): VerbForm | null {
  return pick(word)?.form ?? null;
}

function pick(word: string): Reading | undefined {
  const all = verbReadings(word);
  return (
    all.find((one) => one.form === "base" && !otherPast.has(word.toLowerCase())) ??
    all.find((one) => one.form === "past") ??
    all[0]
  );
}

/** Pasts that are also another verb's base: "found" is the past of find far more often. */
const otherPast = setOf("found left saw fell felt ground wound lay bore spoke");

/** Whether the word is a past form that cannot be read as a base form ("closed", "took"; not "put", "cut"). */
export function isClearPast(word: string): boolean {
  const all = verbReadings(word);
  return (
    all.some((one) => one.form === "past") &&
    (otherPast.has(word.toLowerCase()) || !all.some((one) => one.form === "base"))
  );
}
