import type { GroundingProblem } from "#core/grounding/fact.ts";

/** A fact of a result: where it stands, and the question whose answer it came from or what is wrong with it. */
export type FactMark = {
  readonly section: string | null;
  readonly text: string;
  /** Offsets in the words of the section, as wordsOf gives them. */
  readonly start: number;
  readonly end: number;
  readonly from: string | null;
  readonly problem: GroundingProblem | null;
};
