import { contentWords, rootsOf } from "#core/language/words/content-words.ts";

/** Whether a text has all that these words say. */
export function saysAllOf(text: string, words: string): boolean {
  const roots = rootsOf(text);
  return contentWords(words).every(({ root }) => roots.has(root));
}
