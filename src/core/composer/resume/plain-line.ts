import { verbForm } from "#core/composer/shapes/verb-form.ts";
import { contentWords } from "#core/checks/coverage/content-words.ts";
import { raised, unclosed } from "#core/composer/words/letter-case.ts";

/** A line as she typed it; "Responsible for managing 45 staff" and no more becomes the verb it hides. */
export function plainLine(text: string): string {
  const plain = raised(unclosed(text));
  const [, gerund = "", rest = ""] = /^Responsible for (\p{Ll}+ing)( [^,;:]+)$/su.exec(plain) ?? [];
  const stems = [
    gerund.replace(/ing$/, ""),
    gerund.replace(/ing$/, "e"),
    gerund.replace(/(.)\1ing$/, "$1"),
  ];
  const lemma = stems.find((stem) => stem !== "" && verbForm(stem, "gerund") === gerund);
  const past = lemma === undefined ? null : verbForm(lemma, "past");
  const hangs = /^ (?:of|for|with|in|at|on|to|by)\b|\band\b/i.test(rest);
  return past === null || hangs || rootOf(past) !== rootOf(gerund) ? plain : raised(past) + rest;
}

/** What the coverage check compares: a verb that it would miss stays as she typed it. */
function rootOf(word: string): string | undefined {
  return contentWords(word)[0]?.root;
}
