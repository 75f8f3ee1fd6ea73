/** Words of one answer: wherever they stand open, they are one line. */
type LineWords = { readonly field: string; readonly words: string };

export const lineKey = ({ field, words }: LineWords): string => `${field}\n${words}`;

/** The field and the words of a key. */
export function readLineKey(key: string): LineWords {
  const [field = "", ...words] = key.split("\n");
  return { field, words: words.join("\n") };
}
