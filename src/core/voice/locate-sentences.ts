import type { CharacterRange } from "#core/language/quotes.ts";
import { splitSentences } from "#core/language/sentences.ts";

import { maskLiterals } from "./literals.ts";

/** The sentences of a text with their places; no address and no code is cut in two. */
export function locateSentences(
  text: string,
): readonly (CharacterRange & { readonly text: string })[] {
  const masked = maskLiterals(text);
  let end = 0;
  return splitSentences(masked.text).flatMap((part) => {
    const sentence = masked.restore(part);
    const start = text.indexOf(sentence, end);
    if (start === -1) return [];
    end = start + sentence.length;
    return [{ text: sentence, start, end }];
  });
}
