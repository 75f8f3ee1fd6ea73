const generic =
  /^(?:(?:the|my|our|any|which|what|where|how|why|who|when|that|a|an|and|or|about|name|names|next|new|of|for|in|at|on|with|is|are|was|it|i[’']?m|i|am|going|go|leaving|left|job|role|employer|employers|company|place|work|salary|pay|compensation|comp|money|offer|offered|package|reason|reasons|details|anything|everything|thing|things|stuff|issue|issues|situation|until|they|them|announce|announced|me|to|not|no|nothing|privileged|confidential|obviously|please|yet|still|boss|manager|health|team|people|staff|family|personal|disagreement|disagreements|complaints?|story|whole|case|matter)\b[ ,]*)+$/i;

/** What must appear nowhere: the particular words of the things she will not discuss ("Redwater", "the merger"). Everyday words ("pay", "where I am going") are no terms. */
export function privateTerms(answer: string): readonly string[] {
  const names =
    answer.match(/(?<=\p{Ll}[\p{L}’]* |^the |^)\p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}’-]+)*/gu) ?? [];
  const phrases = answer
    .split(/[,.;\n]|\band\b|\bor\b|\babout\b/)
    .filter((piece) => !/^\s*which\b/i.test(piece))
    .map((piece) =>
      piece.trim().replace(/^(?:the|my|our|any|anything|which|what|a|an|how)\s+/i, ""),
    )
    .filter((piece) => piece.length > 2 && piece.split(" ").length <= 3 && !generic.test(piece));
  return [
    ...new Set([
      ...names.filter(
        (name) =>
          !/^(?:I|The|My|Our|Where|What|Which|Why|How|Anything|Nothing|Any|No|Not)\b/.test(name) &&
          !generic.test(name),
      ),
      ...phrases,
    ]),
  ];
}

/** Whether a text uses one of the terms as a whole word, singular or plural. */
export function holdsTerm(text: string, terms: readonly string[]): boolean {
  return terms.some((term) => {
    const stem = term
      .toLowerCase()
      .replace(/s$/, "")
      .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    return new RegExp(
      String.raw`(?<!(?:assistant|associate|deputy|vice) )(?<![\p{L}\p{N}])${stem}s?(?![\p{L}\p{N}])`,
      "u",
    ).test(text.toLowerCase());
  });
}
