/**
 * What one item of an answer is, grammatically; `unread` is what cannot be classified (foreign text, keyboard noise).
 */
export const shapes = [
  "act",
  "doing",
  "deed",
  "i-clause",
  "clause",
  "thing",
  "things",
  "deeds",
  "change",
  "money",
  "date",
  "person",
  "condition",
  "quote",
  "unread",
] as const;

export type Shape = (typeof shapes)[number];

/** How an item was read: `head` is its main verb as typed and `lemma` that verb's base form, where there is one. */
export type ShapeReading = {
  readonly shape: Shape;
  /** From 0 to 1: how sure the reading is; below a slot's floor its neutral frame is used. */
  readonly confidence: number;
  readonly head?: string;
  readonly lemma?: string;
};
