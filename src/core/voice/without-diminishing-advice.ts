import { splitSentences } from "#core/language/sentences.ts";
import { findVoiceHits } from "./find-voice-hits.ts";

/** A text without the sentences that advise to soften, to be likeable or to stay grateful; lines and marks stay. */
export function withoutDiminishingAdvice(text: string): string {
  if (!isDiminishing(text)) return text;
  return text
    .split("\n")
    .flatMap((line) => {
      if (!isDiminishing(line)) return [line];
      const [, mark = "", words = ""] = /^(\s*(?:[-*•]|\d{1,2}[.)])?\s*)(.*)$/su.exec(line) ?? [];
      const kept = splitSentences(words).filter((sentence) => !isDiminishing(sentence));
      return kept.length === 0 ? [] : [mark + kept.join(" ")];
    })
    .join("\n");
}

/** Marks of Markdown around its words don't hide it. */
const isDiminishing = (text: string): boolean =>
  findVoiceHits(text.replace(/\*+|(?<!\w)_+|_+(?!\w)/g, "")).some(
    ({ family }) => family === "diminishing-advice",
  );
