import type { NameSpan } from "./name-search-text.ts";

const otherScriptPattern =
  /[\p{Script=Han}]{2,4}|\p{Script=Hangul}{2,4}|[\p{Script=Hiragana}\p{Script=Katakana}]{2,8}|(?:[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Thai}\p{Script=Ethiopic}\p{Script=Armenian}\p{Script=Georgian}][\p{L}\p{M}]*)(?: [\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Thai}\p{Script=Ethiopic}\p{Script=Armenian}\p{Script=Georgian}][\p{L}\p{M}]*){0,3}/gu;

/** A few words in another script inside a text in ours are a name. */
export function findNamesInOtherScripts(text: string): NameSpan[] {
  const found = [...text.matchAll(otherScriptPattern)];
  const share = found.reduce((sum, [word]) => sum + word.length, 0) / Math.max(1, text.length);
  if (share > 0.5 && text.length > 24) return [];
  return found.map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    text: word,
  }));
}
