import { hasKind, tokenize } from "#core/composer/shapes/tokens/tokens.ts";

const nounPhraseEnds = ["preposition", "conjunction", "subject", "relative", "auxiliary"] as const;

/** Those of the earlier sentences that brought in what these words name as known: "a sample of the paste". */
export function findAntecedents(words: string, earlier: readonly string[]): readonly string[] {
  const tokens = tokenize(words);
  const lasts = tokens.flatMap(({ lower }, at) => {
    if (!/^(?:the|this|that|these|those)$/.test(lower)) return [];
    const rest = tokens.slice(at + 1);
    const end = rest.findIndex(
      ({ after }, i) => after.trim() !== "" || hasKind(rest[i + 1], ...nounPhraseEnds),
    );
    return [rest.at(end)?.lower ?? ""];
  });
  return earlier.filter((sentence) => nameSameThing(lasts.join(" "), sentence));
}

/** Words long enough to be a thing, one and many alike. */
const longWordsIn = (text: string): readonly string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.replace(/(?<!s)s$/, ""));

/** Whether both name one thing or person. */
export function nameSameThing(one: string, other: string): boolean {
  const otherNames = new Set(longWordsIn(other));
  return longWordsIn(one).some((name) => otherNames.has(name));
}
