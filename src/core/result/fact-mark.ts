/** Words of a result: where they stand, and the answer that a fact comes from or what is wrong, as a sentence. */
export type FactMark = {
  readonly section: string | null;
  readonly text: string;
  /** Offsets in the words of the section, as wordsOf gives them. */
  readonly start: number;
  readonly end: number;
  readonly from: string | null;
  readonly problem: string | null;
};
