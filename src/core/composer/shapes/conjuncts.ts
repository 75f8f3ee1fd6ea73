import { is, type Token } from "./tokens.ts";

/** "Two boats and the pilot wants a plan": the verb is of the last alone, and what stands before it has none. */
export function followsThing(tokens: readonly Token[], at: number): boolean {
  const joint = tokens.findLastIndex((one, n) => n < at && n > 0 && is(one, "conjunction"));
  return (
    joint > 0 &&
    is(tokens[at], "third") &&
    is(tokens[joint - 1], "noun") &&
    is(tokens[joint + 1], "determiner", "possessive")
  );
}
