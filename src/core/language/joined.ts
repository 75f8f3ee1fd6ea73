/** Sentences in a row, empty ones left out. */
export function joinSentences(sentences: readonly string[]): string {
  return sentences.filter((sentence) => sentence !== "").join(" ");
}
