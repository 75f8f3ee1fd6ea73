/** From and to, both included. */
export type Range = readonly [from: number, to: number];

/** What one section of a tool's text has to keep. A ceiling always binds; a lower end binds where the member gave that much. */
export type SectionRule = {
  readonly label: string;
  /** What the member will have in it, in a few words. */
  readonly promise: string;
  /**
   * Question ids: the section is owed once every one of them is answered ([] = always); "sum|title" is either.
   */
  readonly needs: readonly string[];
  /** May be absent. */
  readonly optional?: true;
  readonly maxWords?: number;
  readonly sentences?: Range;
  readonly items?: Range;
  /** The questions whose rows the items are made of: no more are owed than were given. */
  readonly from?: readonly string[];
  readonly maxItemWords?: number;
  readonly maxItemCharacters?: number;
  /** Timed: the seconds it takes stand above it. */
  readonly spoken?: true;
  /** For the member alone: nothing in it is said or sent. */
  readonly isPrivate?: true;
};

/** Rules that look at more than one section, or at the answers. */
export const specialRuleNames = [
  "chosen-person",
  "refusal-in-each",
  "exact-figure",
  "pitch-length",
] as const;
export type SpecialRule = (typeof specialRuleNames)[number];

/** A tool's form as data: what the composer fills, a model is asked for and the checks hold a text against. */
export type Contract = {
  /** These sections in this order; [] for a text without headings. */
  readonly sections: readonly SectionRule[];
  /** For a text without headings. */
  readonly whole?: Omit<SectionRule, "label">;
  readonly special: readonly SpecialRule[];
};
