import { readShape } from "#core/composer/shapes/read-shape.ts";
import type { Shape } from "#core/composer/shapes/shape.ts";
import { inflectVerb } from "#core/composer/shapes/tokens/verb-form.ts";
import { regexAnyOf, toWordSet } from "#core/language/word-lists.ts";
import { capitaliseFirst } from "#core/composer/words/typing/letter-case.ts";

/** The person of a bio: the first, or the third with one of these pronouns. */
export const grammaticalPersons = ["I", "she", "he", "they"] as const;
export type GrammaticalPerson = (typeof grammaticalPersons)[number];

const possessives = {
  she: ["her", "her", "herself", "hers"],
  he: ["his", "him", "himself", "his"],
  they: ["their", "them", "themselves", "theirs"],
} as const;
const irregularAgreement: Readonly<Record<string, readonly [one: string, they: string]>> = {
  am: ["is", "are"],
  "’m": [" is", " are"],
  "’ve": [" has", " have"],
  "’ll": [" will", " will"],
  "’d": ["’d", "’d"],
  have: ["has", "have"],
  do: ["does", "do"],
  "don’t": ["doesn’t", "don’t"],
  "haven’t": ["hasn’t", "haven’t"],
  was: ["was", "were"],
};
/** Verbs that have one form for all persons. */
const invariantVerbs = toWordSet(
  "can can’t cannot could couldn’t will won’t would must should may had did didn’t",
);

/**
 * Words in the person of the bio ("after I retire" → "after she retires", "my" → "her"); null where a verb is not
 * certain.
 */
export function toGrammaticalPerson(words: string, person: GrammaticalPerson): string | null {
  if (person === "I") return words;
  const parts = words
    .split(/(?<=[\s(])(?=I[\s’])/u)
    .map((part) =>
      /^I[\s’]/u.test(part) ? turnClause(part, person) : withPossessives(part, person),
    );
  if (parts.some((part) => part === null)) return null;
  return /^I[\s’]/u.test(words) ? capitaliseFirst(parts.join("")) : parts.join("");
}

const adverbs = regexAnyOf("also now just still then often always usually never only");
const adverbAndVerb = new RegExp(String.raw`^(\s+${adverbs})?(’\p{L}+|\s+\p{L}[\p{L}’]*)`, "u");

function turnClause(part: string, person: GrammaticalPerson): string | null {
  const rest = part.slice(1);
  const [, adverb = "", word = ""] = adverbAndVerb.exec(rest) ?? [];
  const verb = agreeVerb(word.trim(), part, person);
  if (verb === null || word === "") return null;
  const glue = word.startsWith("’") ? "" : " ";
  const remainder = rest.slice(adverb.length + word.length);
  return `${person}${adverb}${glue}${verb}${withPossessives(remainder, person)}`;
}

/** "my", "me" and "myself" of the speaker become the person’s. */
export function withPossessives(text: string, person: GrammaticalPerson): string {
  if (person === "I") return text;
  const [my, me, myself, mine] = possessives[person];
  const forms: Readonly<Record<string, string>> = { my, me, myself, mine };
  return text.replace(/(?<![\p{L}’“])(?:[Mm]y|me|myself|mine)(?![\p{L}’])/gu, (word) =>
    word === "My" ? capitaliseFirst(my) : (forms[word] ?? word),
  );
}

function agreeVerb(word: string, clause: string, person: GrammaticalPerson): string | null {
  if (invariantVerbs.has(word)) return word;
  const pair = irregularAgreement[word];
  if (pair) return person === "they" ? pair[1] : pair[0];
  if (person === "they") return word;
  const kinds: readonly Shape[] = ["i-clause", "clause"];
  const { head, lemma } = readShape(clause, kinds);
  if (head !== word || lemma === undefined) return null;
  return head === lemma ? inflectVerb(lemma, "third") : word;
}
