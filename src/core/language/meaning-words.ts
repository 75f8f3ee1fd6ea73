/** The words of a phrase that carry its meaning, in lower case and singular. */
export function meaningWords(phrase: string): readonly string[] {
  return (phrase.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !light.test(word))
    .map((word) => word.replace(/(?<=\w[^s])s$/u, ""));
}

const light =
  /^(?:the|a|an|of|to|in|on|and|or|for|my|our|their|both|all|is|are|be|at|by|with|from|that|it|its|new|rate|status|current)$/u;

/** Whether two phrases speak of the same thing: every meaning word of the shorter stands in the longer. */
export function sharesMeaning(one: string, other: string): boolean {
  const words = meaningWords(one);
  const others = meaningWords(other);
  const [short, long] = words.length <= others.length ? [words, others] : [others, words];
  return short.length > 0 && short.every((word) => long.includes(word));
}
