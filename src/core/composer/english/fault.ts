import type { Word } from "#core/composer/english/words/tokenize-words.ts";
import type { TextRange } from "#core/result/text-units.ts";

export type FaultKind =
  | "doubled"
  | "article"
  | "preposition"
  | "case"
  | "verb form"
  | "subjects"
  | "no verb"
  | "open mark"
  | "loose end"
  | "lower case";

/** What does not read as English, with its place in the text and the sentence it stands in. */
export type Fault = TextRange & {
  readonly kind: FaultKind;
  /** The words at fault, as they stand. */
  readonly words: string;
  readonly sentence: string;
};

/** A fault before its sentence is known. */
export type FaultSpan = TextRange & { readonly kind: FaultKind };

export function createFaultSpan(kind: FaultKind, from: Word, to: Word): FaultSpan {
  return { kind, start: from.start, end: to.end };
}
