import type { Deed } from "./interview-bank-deeds.ts";
import type { Change } from "#core/language/change.ts";

/** One accomplishment in its parts, every part in her words. */
export type Story = {
  /** "ICU at Mercy", "at Alder Bank", "during the COVID surge" */
  readonly place: string;
  readonly before: readonly string[];
  readonly task: readonly string[];
  readonly changes: readonly Change[];
  readonly deeds: readonly Deed[];
  /** How it was done, where she gave no verb: "small groups every day". */
  readonly methods: readonly string[];
  readonly outcomes: readonly string[];
  /** "nobody floated without a buddy", "zero missed ships" */
  readonly bounds: readonly string[];
  readonly friction: readonly string[];
  /** "2 quarters", when she says what it took. */
  readonly took: string;
  /** Parts she labelled herself, by label. */
  readonly labelled: Readonly<Record<string, string>>;
  readonly words: string;
};

/** A story while it is read. */
export type StoryDraft = {
  -readonly [K in keyof Story]: Story[K] extends readonly (infer T)[] ? T[] : Story[K];
};
