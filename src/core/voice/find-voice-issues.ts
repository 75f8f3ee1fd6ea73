import { findVoiceHits, type VoiceIssue } from "./find-voice-hits.ts";
import { rewriteSentence } from "#core/voice/rewrite/rewrite-sentence.ts";
import { locateSentences } from "./locate-sentences.ts";

/** Places where a text slips from the voice, in order. Quoted speech, the product’s literals and `exempt` phrases are left alone; `rewrite` is the whole sentence, where a rewrite is certain. */
export function findVoiceIssues(
  text: string,
  options: { readonly exempt?: readonly string[] } = {},
): readonly VoiceIssue[] {
  const hits = findVoiceHits(text, options.exempt);
  if (hits.length === 0) return [];
  const sentences = locateSentences(text);
  const rewrites = new Map<string, string>();
  return hits.map(({ fix: _fix, clause: _clause, ...hit }) => {
    const sentence = sentences.find(
      ({ start, end }) => hit.start >= start && hit.start < end,
    )?.text;
    if (sentence === undefined) return hit;
    const rewrite = rewrites.get(sentence) ?? certainRewrite(sentence);
    rewrites.set(sentence, rewrite);
    return rewrite === "" ? hit : { ...hit, rewrite };
  });
}

function certainRewrite(sentence: string): string {
  const rewritten = rewriteSentence(sentence);
  return rewritten.isClean && rewritten.text !== sentence ? rewritten.text : "";
}
