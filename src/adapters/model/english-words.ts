import { parseWordList } from "#core/masking/words/parse-word-list.ts";
import type { WordList } from "#core/masking/words/word-list.ts";

let cached: Promise<WordList> | undefined;

/** A full list of English words. It is read once, from disk, when a provider is first asked; browsers never have it. */
export function loadEnglishWords(): Promise<WordList> {
  return (cached ??= load());
}

async function load(): Promise<WordList> {
  const { default: files } = await import("dictionary-en");
  const text = new TextDecoder();
  return parseWordList(text.decode(files.aff), text.decode(files.dic));
}
