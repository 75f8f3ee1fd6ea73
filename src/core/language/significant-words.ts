const stopWords = new Set(
  "the and for from with now want asking title role that this since been have".split(" "),
);

/** Words of an answer that carry its meaning, in lower case. */
export function significantWords(text: string): string[] {
  return [...text.toLowerCase().matchAll(/[\p{L}\p{N}][\p{L}\p{N}’'-]+/gu)]
    .map(([word]) => word)
    .filter((word) => word.length >= 3 && !stopWords.has(word));
}
