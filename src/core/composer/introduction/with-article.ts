/** "a midwife", "an RN", "a UX writer": by the sound that the first word begins with. */
export function withIndefiniteArticle(phrase: string): string {
  const [first = ""] = phrase.split(/[\s-]/);
  return `${opensWithVowel(first) ? "an" : "a"} ${phrase}`;
}

function opensWithVowel(word: string): boolean {
  if (/^\p{Lu}{2,5}s?$/u.test(word)) return /^[AEFHILMNORSX]/.test(word);
  if (/^(?:uni(?!n|m)|use|usu|eu|one\b|once\b)/i.test(word)) return false;
  return /^(?:[aeiou]|hour|honest|heir)/i.test(word);
}
