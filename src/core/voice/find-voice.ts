import { findHits, type Finding } from "./find-hits.ts";
import { rewriteSentence } from "./rewrite-sentence.ts";
import { sentencesOf } from "./sentences.ts";

/** Places where a text slips from the voice, in order. Quoted speech, the product’s literals and `exempt` phrases are left alone; `rewrite` is the whole sentence, where a rewrite is certain. */
export function findVoice(
  text: string,
  options: { readonly exempt?: readonly string[] } = {},
): readonly Finding[] {
  const hits = findHits(text, options.exempt);
  if (hits.length === 0) return [];
  const sentences = sentencesOf(text);
  const rewrites = new Map<string, string>();
  return hits.map(({ fix: _fix, clause: _clause, ...hit }) => {
    const sentence = sentences.find(
      ({ start, end }) => hit.start >= start && hit.start < end,
    )?.text;
    if (sentence === undefined) return hit;
    const rewrite = rewrites.get(sentence) ?? certain(sentence);
    rewrites.set(sentence, rewrite);
    return rewrite === "" ? hit : { ...hit, rewrite };
  });
}

function certain(sentence: string): string {
  const said = rewriteSentence(sentence);
  return said.clean && said.text !== sentence ? said.text : "";
}
