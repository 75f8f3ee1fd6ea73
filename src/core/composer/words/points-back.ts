import { is, tokensOf } from "#core/composer/shapes/tokens.ts";

const ends = ["preposition", "conjunction", "subject", "relative", "auxiliary"] as const;

/** Those of the earlier sentences that brought in what these words name as known: "a sample of the paste". */
export function pointedAt(words: string, earlier: readonly string[]): readonly string[] {
  const tokens = tokensOf(words);
  const lasts = tokens.flatMap(({ lower }, at) => {
    if (!/^(?:the|this|that|these|those)$/.test(lower)) return [];
    const rest = tokens.slice(at + 1);
    const end = rest.findIndex(({ after }, i) => after.trim() !== "" || is(rest[i + 1], ...ends));
    return [rest.at(end)?.lower ?? ""];
  });
  return earlier.filter((sentence) => shareName(lasts.join(" "), sentence));
}

/** Words long enough to be a thing, one and many alike. */
const namesIn = (text: string): readonly string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.replace(/(?<!s)s$/, ""));

/** Whether both name one thing or person. */
export function shareName(one: string, other: string): boolean {
  const told = new Set(namesIn(other));
  return namesIn(one).some((name) => told.has(name));
}
