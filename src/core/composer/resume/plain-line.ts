import { inflectVerb } from "#core/composer/shapes/tokens/verb-form.ts";
import { abbreviatedWords } from "#core/composer/words/typing/shorthand.ts";
import { toWordSet } from "#core/language/word-lists.ts";
import { contentWords } from "#core/language/words/content-words.ts";
import { capitaliseFirst, stripEndMark } from "#core/composer/words/typing/letter-case.ts";

/** A line as typed; "Responsible for managing 45 staff" and no more becomes the verb it hides. */
export function plainResumeLine(text: string): string {
  const plain = upperCaseAbbreviation(capitaliseFirst(stripEndMark(text)));
  const [, gerund = "", rest = ""] = /^Responsible for (\p{Ll}+ing)( [^,;:]+)$/su.exec(plain) ?? [];
  const stems = [
    gerund.replace(/ing$/, ""),
    gerund.replace(/ing$/, "e"),
    gerund.replace(/(.)\1ing$/, "$1"),
  ];
  const lemma = stems.find((stem) => stem !== "" && inflectVerb(stem, "gerund") === gerund);
  const past = lemma === undefined ? null : inflectVerb(lemma, "past");
  const hangs = /^ (?:of|for|with|in|at|on|to|by)\b|\band\b/i.test(rest);
  return past === null || hangs || firstRootOf(past) !== firstRootOf(gerund)
    ? plain
    : capitaliseFirst(past) + rest;
}

const abbreviations = toWordSet("ba ma mba msw bsw ged gcse llb llm aas cna rn lpn emt cdl osha");

/** "Msw" and "Cps", which only a first letter has raised, are no words: a degree, or letters without a vowel. */
export function upperCaseAbbreviation(text: string): string {
  return text.replace(/^\p{Lu}\p{Ll}{1,4}(?![\p{L}.’])/u, (word) => {
    const small = word.toLowerCase();
    const bare = /^[^aeiouy]{3,4}$/u.test(small) && !abbreviatedWords.has(small);
    return abbreviations.has(small) || bare ? word.toUpperCase() : word;
  });
}

/** What the coverage check compares: a verb that it would miss stays as typed. */
function firstRootOf(word: string): string | undefined {
  return contentWords(word)[0]?.root;
}
