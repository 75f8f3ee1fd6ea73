import type { WordList } from "#core/masking/words/word-list.ts";

/** What a text is: an answer, the member’s name, somebody else, a workplace, or a long document full of other names. */
export type TextKind = "answer" | "name" | "person" | "workplace" | "document";

export type FoundName = { readonly start: number; readonly end: number; readonly text: string };

export type NameToken = { readonly text: string; readonly start: number; readonly end: number };

/** A text as it is read for names. */
export type NameSearchText = {
  readonly text: string;
  readonly kind: TextKind;
  readonly words: WordList;
};
