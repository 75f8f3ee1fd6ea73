import type { WordList } from "#core/masking/words/word-list.ts";

/** What a text is: an answer, the member’s name, somebody else, a workplace, or a long document full of other names. */
export type TextKind = "answer" | "name" | "person" | "workplace" | "document";

export type NameSpan = { readonly start: number; readonly end: number; readonly text: string };

/** A name, and the "Mrs. " before it or nothing. */
export type FoundName = NameSpan & { readonly title: string };

export type NameToken = NameSpan;

/** A text as it is read for names. */
export type NameSearchText = {
  readonly text: string;
  readonly kind: TextKind;
  readonly words: WordList;
};
