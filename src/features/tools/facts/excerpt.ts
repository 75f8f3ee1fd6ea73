/** Longest piece of an answer that is shown beside a fact, in characters. */
const maxCharacters = 160;

/** The part of an answer around the words of a fact, cut between words; its start where they are worded otherwise. */
export function excerptAround(answer: string, words: string): string {
  const text = answer.replace(/\s+/g, " ").trim();
  if (text.length <= maxCharacters) return text;
  const at = Math.max(0, text.toLowerCase().indexOf(words.toLowerCase()));
  const from = Math.max(
    0,
    Math.min(at - (maxCharacters - words.length) / 2, text.length - maxCharacters),
  );
  const start = from === 0 ? 0 : text.indexOf(" ", from) + 1;
  const rest = text.slice(start);
  if (rest.length <= maxCharacters) return `… ${rest}`;
  const piece = rest.slice(0, maxCharacters).replace(/\s\S*$/, "");
  return `${start > 0 ? "… " : ""}${piece} …`;
}
