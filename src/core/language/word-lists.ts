/** The words of a list, to look one up. */
export const toWordSet = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** The phrases of a list, separated by bars. */
export const toPhraseSet = (list: string): ReadonlySet<string> => new Set(list.split("|"));

/** Any word of these lists, as a group of a regular expression. */
export const regexAnyOf = (...lists: readonly string[]): string =>
  `(?:${lists.join(" ").replaceAll(" ", "|")})`;
