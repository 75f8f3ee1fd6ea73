import type { Shape } from "#core/composer/shapes/shape.ts";

/** One sentence of a slot; {} is where the answer stands, whole and in its order. */
export type Frame = {
  /** The shapes it holds; with `startsWith` the first words decide instead. */
  readonly shapes: readonly Shape[];
  readonly template: string;
  /** The form of the main verb in it; absent: as typed. */
  readonly verbForm?: "base" | "past" | "gerund" | "third";
  /** Only words that begin with one of these, in lower case: the stem repeated, "because", "to". */
  readonly startsWith?: readonly string[];
  /** Only words that hold one of these, or none of these after "without". */
  readonly contains?: readonly string[];
  readonly excludes?: readonly string[];
  /** At most so many words. */
  readonly maxWords?: number;
  /** Only a verb that can be no noun: "shadow her for a day", never "access to the files". */
  readonly verbOnly?: true;
  /** Only words that go on after the stem: a small letter first, and no subject of their own. */
  readonly continuesStem?: true;
  /** A bare noun without its article may stand in it ("as office manager"); elsewhere it leads to neutral. */
  readonly allowsBareNoun?: true;
  /** A title or a name may stand in it with its capital; elsewhere a capital that cannot be lowered leads to neutral. */
  readonly allowsCapital?: true;
};

/**
 * A place for one answer: what it expects, its sentences with the best reading first, and the one that is always right.
 */
export type Slot = {
  readonly expects: readonly Shape[];
  readonly frames: readonly Frame[];
  /** A label, a colon, the words as typed: right for an act and a thing alike. */
  readonly neutral: string;
  /** How a second idea in the same field goes on; absent: as a sentence of its own. */
  readonly more?: string;
};

/** How sure a reading has to be before a frame is tried. */
export const minConfidence = 0.5;

/** The same where the words go on after the stem of the field, which lends some of it. */
export const minConfidenceAfterStem = 0.4;
