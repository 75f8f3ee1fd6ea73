import { verbBaseOf } from "#core/language/inflect.ts";

/** Quoted speech belongs to whoever said it. */
function withoutQuotedSpeech(text: string): string {
  return text.replace(/“[^”]*”|"[^"]*"/g, " ");
}

export function isFirstPerson(text: string): boolean {
  return /\b(I|I[’']\w+|[Mm]y|[Mm]e|[Mm]ine|[Ww]e|[Oo]ur|[Uu]s)\b/.test(withoutQuotedSpeech(text));
}

export function isThirdPerson(text: string): boolean {
  return !/\b(I|I[’']\w+|[Mm]y|[Mm]ine|[Mm]yself)\b/.test(withoutQuotedSpeech(text));
}

const notVerbs = new Set(
  "the a an my our their its his her this that these those in on at for with from to of by and or i we you they it as all every each no not more most many much several some any over under about".split(
    " ",
  ),
);

/** A plain test for a leading verb: a word that is no article, pronoun, preposition, figure or name of a thing. */
export function startsWithVerb(item: string): boolean {
  const first = /^\W*([A-Za-z][A-Za-z-]*)/.exec(item)?.[1];
  if (!first || /^\W*\d/.test(item)) return false;
  const word = first.toLowerCase();
  // “Implement” ends as nouns do.
  if (verbBaseOf(word) === word) return true;
  return !notVerbs.has(word) && !/(tion|ness|ment|ship|ity|ance|ence|ager|ector)s?$/.test(word);
}
