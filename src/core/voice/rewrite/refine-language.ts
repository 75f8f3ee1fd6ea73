import { splitSentences } from "#core/language/sentences.ts";
import { capitalise } from "#core/language/phrase.ts";

import { maskLiterals } from "#core/voice/literals.ts";
import { rewriteSentence } from "./rewrite-sentence.ts";
import { endWithMark } from "./join-text.ts";

/** A draft without its hedging, and what was taken out, in order, as typed. */
export type RefinedDraft = { readonly text: string; readonly removed: readonly string[] };

const bullet = /^\s*(?:[-*•·–]\s+|\d{1,2}[.)]\s+)/;

/** Removes hedging from a draft, capitalises its sentences and joins its lines with periods. Refining a refined text changes nothing; figures, names, addresses, code and quoted speech stay. */
export function refineLanguage(draft: string): RefinedDraft {
  const masked = maskLiterals(draft);
  const removed: string[] = [];
  let text = refineOnce(masked.text, removed);
  for (let round = 0; round < 4; round += 1) {
    const again = refineOnce(text, removed);
    if (again === text) break;
    text = again;
  }
  return { text: masked.restore(text), removed: inDraftOrder(draft, removed.map(masked.restore)) };
}

/** The phrases that stand in the draft, in its order, each once for each time it was taken out. */
function inDraftOrder(draft: string, removed: readonly string[]): readonly string[] {
  return removed
    .map((phrase) => ({ phrase, at: draft.toLowerCase().indexOf(phrase.toLowerCase()) }))
    .filter(({ phrase, at }) => phrase !== "" && at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ phrase }) => phrase);
}

function refineOnce(draft: string, removed: string[]): string {
  const sentences = draft.split(/\n+/).flatMap((line) => {
    const plain = line.replace(bullet, "").trim();
    return splitSentences(plain).map((sentence) => refineSentence(sentence, removed));
  });
  return sentences.filter((sentence) => sentence !== "").join(" ");
}

function refineSentence(sentence: string, removed: string[]): string {
  const rewritten = rewriteSentence(sentence);
  removed.push(...rewritten.removed);
  if (rewritten.text === "") return "";
  return endWithMark(capitaliseStart(capitaliseLoneI(rewritten.text)));
}

/** A capital at the start, unless quoted speech starts there. */
function capitaliseStart(text: string): string {
  return /^[“"'‘]/.test(text) ? text : capitalise(text);
}

/** "i" as the pronoun; the first of a count stays small: "option i", "i, ii and iii". */
function capitaliseLoneI(text: string): string {
  return text.replaceAll(
    /(?<![\p{L}\p{N}’'.@-])(?<!\b(?:point|section|clause|item|step|option|phase|part|index|annex|table|figure|level|type|grade|variable|letter) )i(?=[\s,;!?]|['’](?:m|d|ll|ve)\b|$)(?!,? (?:and )?ii\b)/gimu,
    "I",
  );
}
