export const voiceFamilies = [
  "hedge",
  "minimiser",
  "apology",
  "permission",
  "self-diminishing",
  "diminishing-advice",
  "hype",
  "filler",
  "slang",
  "exclamation",
  "emoji",
  "meta",
] as const;
export type VoiceFamily = (typeof voiceFamilies)[number];

/**
 * One thing that the voice avoids. Patterns are regular expression text without capturing groups; apostrophes are
 * curly.
 */
export type VoiceRule = {
  readonly name: string;
  readonly pattern: string;
  /** Legitimate senses. Tested on the words around the hit, the hit itself written ¤: /the ¤ outcome/. */
  readonly except?: readonly RegExp[];
  /** What replaces the hit when its sentence is rewritten; "" takes it out. Absent: only the member can rewrite it. */
  readonly fix?: string;
  /** Where `fix` would lose a meaning, tested like `except`: the hit is found there and left to the member. */
  readonly fixLosesMeaning?: readonly RegExp[];
  /** A clause depends on the hit ("I think that …"): it is taken out only where that clause stands alone. */
  readonly governsClause?: true;
  /** The hit is a clause of its own: what belongs to it goes with it ("sorry to bother you | with the details"). */
  readonly isClause?: true;
  /** What to do instead, in the imperative: "say when instead". */
  readonly advice?: string;
};

/** The rules of one family and the advice they share. `bare` patterns carry their own boundaries. */
export type VoiceRuleSet = {
  readonly family: VoiceFamily;
  readonly advice: string;
  readonly hasOwnBoundaries?: true;
  readonly rules: readonly VoiceRule[];
};
