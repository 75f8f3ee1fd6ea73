/** From and to, both included. */
export type Range = readonly [from: number, to: number];

/** What one section of a tool's output must satisfy. Counts are of the section's own words, headings left out. */
export type SectionRule = {
  readonly label: string;
  /** Listed under "What you will have". */
  readonly promise: string;
  /**
   * Question ids: the section is required once every one of them is answered ([] = always required); "sum|title" is
   * either.
   */
  readonly needs: readonly string[];
  /** May be absent where the material does not fill it; then it is asked for. */
  readonly optional?: true;
  /** Questions whose items the section is made of: it requires no more than was given; "name|role" gives one. */
  readonly from?: readonly string[];
  /** Questions whose items are shared out among all sections that name them. */
  readonly shared?: readonly string[];
  readonly words?: Range;
  readonly sentences?: Range;
  readonly items?: Range;
  readonly characters?: Range;
  readonly paragraphs?: Range;
  readonly person?: "first" | "third";
  /** Items begin with a verb in its base form or past tense. */
  readonly verbFirst?: true;
  /** Every item carries a figure or a counted thing. */
  readonly measured?: true;
  /** Spoken: the product counts its time and writes it above. */
  readonly spoken?: true;
};

/** Rules that look at more than one section, or at the answers; each has its own checker in contract/rules. */
export const specialRuleNames = [
  "chosen-person",
  "refusal-in-each",
  "exact-figure",
  "price-plain",
  "dated-close",
  "spoken-length",
  "pitch-length",
  "star-parts",
  "dated-steps",
  "one-ask-each",
] as const;
export type SpecialRule = (typeof specialRuleNames)[number];

/** A tool's contract as data: the composer builds it, the prompt asks for it, the checker checks it, the page promises it. */
export type Contract = {
  /** Exactly these sections in this order; [] for a result without headings. */
  readonly sections: readonly SectionRule[];
  /** For a result without headings. */
  readonly whole?: Omit<SectionRule, "label">;
  readonly special: readonly SpecialRule[];
};
