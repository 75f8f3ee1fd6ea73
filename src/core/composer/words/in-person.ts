import { readShape } from "#core/composer/shapes/read-shape.ts";
import type { Shape } from "#core/composer/shapes/shape.ts";
import { verbForm } from "#core/composer/shapes/verb-form.ts";
import { anyOf } from "#core/language/word-lists.ts";
import { raised } from "./letter-case.ts";

/** Who a bio speaks of: herself, or her by one of these pronouns. */
export const persons = ["I", "she", "he", "they"] as const;
export type Person = (typeof persons)[number];

const possessives = {
  she: ["her", "her", "herself", "hers"],
  he: ["his", "him", "himself", "his"],
  they: ["their", "them", "themselves", "theirs"],
} as const;
const fixed: Readonly<Record<string, readonly [one: string, they: string]>> = {
  am: ["is", "are"],
  "’m": [" is", " are"],
  "’ve": [" has", " have"],
  "’ll": [" will", " will"],
  "’d": ["’d", "’d"],
  have: ["has", "have"],
  do: ["does", "do"],
  was: ["was", "were"],
};

/** Her clause in the person of the bio ("I teach" → "She teaches", "my" → "her"); null where a verb of hers is not certain. */
export function inPerson(clause: string, person: Person): string | null {
  if (person === "I" || !/^I(?=[\s’])/u.test(clause)) return clause;
  const parts = clause.split(/(?<=[\s(])(?=I[\s’])/u).map((part) => turned(part, person));
  return parts.some((part) => part === null) ? null : raised(parts.join(""));
}

const adverbs = anyOf("also now just still then often always usually never only");
const adverbAndVerb = new RegExp(String.raw`^(\s+${adverbs})?(’\p{L}+|\s+\p{L}[\p{L}’]*)`, "u");

function turned(part: string, person: Person): string | null {
  const rest = part.slice(1);
  const [, adverb = "", word = ""] = adverbAndVerb.exec(rest) ?? [];
  const said = agreed(word.trim(), part, person);
  if (said === null || word === "") return null;
  const glue = word.startsWith("’") ? "" : " ";
  const left = rest.slice(adverb.length + word.length);
  return `${person}${adverb}${glue}${said}${possessive(left, person)}`;
}

/** "my", "me" and "myself" of the speaker become the person’s. */
export function possessive(text: string, person: Person): string {
  if (person === "I") return text;
  const [my, me, myself, mine] = possessives[person];
  const forms: Readonly<Record<string, string>> = { my, me, myself, mine };
  return text.replace(
    /(?<![\p{L}’“])(?:my|me|myself|mine)(?![\p{L}’])/gu,
    (word) => forms[word] ?? word,
  );
}

function agreed(word: string, clause: string, person: Person): string | null {
  const pair = fixed[word];
  if (pair) return person === "they" ? pair[1] : pair[0];
  if (person === "they") return word;
  const kinds: readonly Shape[] = ["i-clause", "clause"];
  const { head, lemma } = readShape(clause, kinds);
  if (head !== word || lemma === undefined) return null;
  return head === lemma ? verbForm(lemma, "third") : word;
}
