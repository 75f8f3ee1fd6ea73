import { findVoiceIssues } from "#core/voice/find-voice-issues.ts";
import { locateSentences } from "#core/voice/locate-sentences.ts";

/** A sentence of a draft with words that weaken it, and how to say it instead. */
export type WeakSentence = {
  readonly sentence: string;
  readonly words: readonly string[];
  /** The whole sentence, reworded; null where only its writer can. */
  readonly rewrite: string | null;
  /** What to do instead, for a sentence without a rewrite. */
  readonly advice: string;
};

/** The sentences of a draft that the voice would say otherwise, in order, each once. */
export function findWeakSentences(draft: string): WeakSentence[] {
  const findings = findVoiceIssues(draft);
  const seen = new Set<string>();
  return locateSentences(draft).flatMap(({ text: sentence, start, end }) => {
    const here = findings.filter((finding) => finding.start >= start && finding.start < end);
    if (here.length === 0 || seen.has(sentence)) return [];
    seen.add(sentence);
    const rewrite = here.find((finding) => finding.rewrite !== undefined)?.rewrite ?? null;
    return [
      {
        sentence,
        words: [...new Set(here.map(({ text }) => text))],
        rewrite,
        advice: [...new Set(here.map(({ instead }) => instead))].join("; "),
      },
    ];
  });
}

/** The draft with a sentence reworded; unchanged where the sentence is not in it any more. */
export function applyRewrite(draft: string, { sentence, rewrite }: WeakSentence): string {
  const at = draft.indexOf(sentence);
  if (at === -1 || rewrite === null) return draft;
  return draft.slice(0, at) + rewrite + draft.slice(at + sentence.length);
}
