import { hasKind, type Token } from "#core/composer/shapes/tokens/tokens.ts";

/** "Two boats and the pilot wants a plan": the verb is of the last alone, and what stands before it has none. */
export function followsJoinedNoun(tokens: readonly Token[], at: number): boolean {
  const joint = tokens.findLastIndex((one, n) => n < at && n > 0 && hasKind(one, "conjunction"));
  return (
    joint > 0 &&
    hasKind(tokens[at], "third") &&
    hasKind(tokens[joint - 1], "noun") &&
    hasKind(tokens[joint + 1], "determiner", "possessive")
  );
}
