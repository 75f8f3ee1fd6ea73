import type { Answers } from "#core/tools/definition.ts";

const mostCharacters = 2_400;
const longestWord = 60;
/** No one says a longer sentence in one breath, and no reader takes it in. */
const longestSentence = 420;

/** Her answers as far as a short text can hold them: whole sentences up to a length, no word and no sentence without end. */
export function clampAnswers(answers: Answers): Answers {
  return Object.fromEntries(Object.entries(answers).map(([id, text]) => [id, clampText(text)]));
}

function clampText(text: string): string {
  const worded = text
    .replaceAll(/[^\s]{61,}/g, (word) => word.slice(0, longestWord))
    .replaceAll(/[^.!?;\n]{421,}/g, cutSentence);
  if (worded.length <= mostCharacters) return worded;
  const kept = worded.slice(0, mostCharacters);
  const end = Math.max(kept.lastIndexOf(". "), kept.lastIndexOf("\n"), kept.lastIndexOf("; "));
  return end > mostCharacters / 2 ? kept.slice(0, end + 1) : kept.slice(0, kept.lastIndexOf(" "));
}

function cutSentence(words: string): string {
  const kept = words.slice(0, longestSentence);
  return kept.slice(0, Math.max(kept.lastIndexOf(" "), longestSentence / 2));
}
