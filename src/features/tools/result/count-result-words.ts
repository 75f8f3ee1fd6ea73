import { countWords } from "#core/language/sentences.ts";
import { type Result, sectionText } from "#core/result/result.ts";
import { parseResult } from "#core/result/result-text.ts";

/** The words of the language itself: no labels, no request line. */
export function countResultWords(result: Result): number {
  return countWords(result.sections.map(sectionText).join("\n"));
}

/** The same of a text that has not been read yet. */
export function countTextWords(text: string): number {
  return countResultWords(parseResult(text));
}
