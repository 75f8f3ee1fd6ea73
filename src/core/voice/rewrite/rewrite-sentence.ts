import { quotedSpans } from "#core/language/quotes.ts";
import { capitalise } from "#core/language/phrase.ts";

import { toDirectAsk } from "./direct-ask.ts";
import { dropClause } from "./drop-clause.ts";
import { findVoiceHits, type VoiceHit } from "#core/voice/find-voice-hits.ts";
import { maskLiterals, maskSpans, type MaskedLiterals } from "#core/voice/literals.ts";
import { vagueTimePattern } from "./format-ask-sentence.ts";
import { normalizePunctuation, endWithMark, joinAround } from "./join-text.ts";

/** A rewritten sentence and the phrases that were taken out. `text` is "" when nothing but softeners stood there. */
export type RewrittenSentence = {
  readonly text: string;
  readonly removed: readonly string[];
  readonly isClean: boolean;
};

const repairable = new Set([
  "apology",
  "permission",
  "self-diminishing",
  "hedge",
  "minimiser",
  "hype",
  "filler",
  "slang",
  "exclamation",
  "emoji",
]);
const maxRounds = 6;

/**
 * One sentence without the slips that can be corrected. Quoted speech, figures and names stay as they are; what cannot
 * be corrected is left (`clean` is false).
 */
export function rewriteSentence(sentence: string): RewrittenSentence {
  const lead = greeting.exec(sentence.trim())?.[0] ?? "";
  if (lead === "" || lead.length === sentence.trim().length) return rewriteStatement(sentence);
  const rewritten = rewriteStatement(sentence.trim().slice(lead.length));
  return {
    ...rewritten,
    text: rewritten.text === "" ? "" : lead.replace(/!/g, ",").replace(/,,/g, ",") + rewritten.text,
  };
}

const greeting =
  /^(?:(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))(?: (?:Dr\.|Mr\.|Ms\.|Mrs\.))?(?: \p{Lu}[\p{L}’'-]+){0,3}[,!:–-]\s+|(?!(?:So|Well|Hopefully|Perhaps|Maybe|Sorry|Honestly|Actually|Yes|No|Also|However|Today|Please|Thanks|Okay|Ok)\b)\p{Lu}[\p{Ll}’'-]+,\s+(?=(?:I|we|could|can|would|sorry|just)\b))/iu;

function rewriteStatement(sentence: string): RewrittenSentence {
  const masked = maskLiteralsAndQuotes(normalizePunctuation(sentence));
  const removed: string[] = [];
  let text = masked.text;
  for (let round = 0; round < maxRounds; round += 1) {
    const next = fixOnce(text, removed);
    if (next === text) break;
    text = next;
  }
  if (!hasContent(text)) return { text: "", removed, isClean: true };
  const sound = isCompleteSentence(text) && !isHeadless(text, masked.text);
  const restored = masked.restore(
    sound ? finishSentence(text, masked.text) : endWithMark(masked.text),
  );
  return {
    text: restored,
    removed: sound ? removed : [],
    isClean: sound && findVoiceHits(restored).length === 0,
  };
}

function fixOnce(text: string, removed: string[]): string {
  const hits = findVoiceHits(text).filter((hit) => repairable.has(hit.family));
  for (const hit of hits.filter(({ clause }) => clause)) {
    const without = dropClause(text, hit);
    if (without === null) continue;
    removed.push(without.removed);
    return without.text;
  }
  if (hits.length === 0) return text;
  const directAsk = toDirectAsk(text.replaceAll("'", "’"));
  if (directAsk !== null && directAsk.text !== text) {
    const when = vagueTimePattern.exec(text)?.[0].replace(/^[,\s]+/, "");
    removed.push(
      text.slice(0, directAsk.opening).trim(),
      ...(when === undefined ? [] : [when]),
      ...hits.filter((hit) => hit.start >= directAsk.opening).map((hit) => hit.text),
    );
    return directAsk.text;
  }
  const fixable = hits.filter(
    (hit) => hit.fix !== undefined && !hit.clause && !isPredicate(text, hit),
  );
  return fixable.length === 0 ? text : applyFixes(text, fixable, removed);
}

/** "It is cutting edge": taken out, nothing would be left. */
function isPredicate(text: string, hit: VoiceHit): boolean {
  const praise = hit.family === "hype" || hit.family === "filler";
  return (
    praise &&
    hit.fix === "" &&
    /\b(?:is|are|was|were|be|been|’s|’re)(?: \p{L}+ly| so| very| really)? $/iu.test(
      text.slice(0, hit.start),
    ) &&
    !/^ \p{L}/u.test(text.slice(hit.end))
  );
}

/** The text with the hits replaced, last first, and the seams closed. */
function applyFixes(text: string, hits: readonly VoiceHit[], removed: string[]): string {
  let fixed = text;
  for (const hit of hits.toReversed()) {
    fixed = joinAround(
      fixed.slice(0, hit.start),
      hit.fix ?? "",
      fixed.slice(hit.end),
      hit.family === "hype" || hit.family === "filler",
    );
  }
  removed.push(...hits.map((hit) => hit.text));
  return normalizePunctuation(fixed);
}

function hasContent(text: string): boolean {
  return /[\p{L}\p{N}\uE000-\uF8FF]/u.test(
    text.replace(/^(?:and|but|so|or|that|if|to|also|please|hi|well|ok|okay)\b[\s,.]*$/i, ""),
  );
}

const dangling =
  /(?:\b(?:that|and|but|or|of|for|with|the|a|an|whether|because|my|our|your|than|as|by|from|who|which|am|was|were)|(?<!\b(?:love|like|want|able|going|have|had|happy|glad|need|used|supposed) )to)[.?!]*$/i;

/** Whether the sentence can stand: two words or more, and no word at its end that waits for another. */
function isCompleteSentence(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}\uE000-\uF8FF]/u.test(word));
  if (words.length === 1)
    return !dangling.test(text) && !/^(?:I|I’m|the|a|an)$/i.test(words[0] ?? "");
  return words.length > 1 && !dangling.test(text);
}

const headless = /^(?:(?:is|are|am|was|were|has|had|does|did)\b(?!.*\?)|(?:of|than)\b)/i;

/** Whether the start was lost: "Is right.", "Of agar." */
function isHeadless(text: string, original: string): boolean {
  return headless.test(text) && !headless.test(original);
}

const asking =
  /^(?:can|could|will|would|do|does|did|is|are|was|were|has|have|may|must|should|what|when|where|who|how|why|which)\b/i;
const stating = /^(?:I|we|you|they|he|she|it|the|my|our|this|that|please|thank|let’s)\b/i;

/** A question stays one while it is put as one; what was softened into a question becomes a statement. */
function finishSentence(text: string, original: string): string {
  if (text === original || asking.test(text))
    return capitalise(endWithMark(text, original.trim().endsWith("?") ? "?" : "."));
  const isQuestion = original.trim().endsWith("?") && !stating.test(text);
  return capitalise(
    isQuestion ? endWithMark(text, "?") : endWithMark(text.replace(/\?+$/, "."), "."),
  );
}

/** Literals and quoted speech as single signs, so that no rule reaches into them. */
function maskLiteralsAndQuotes(text: string): MaskedLiterals {
  const literals = maskLiterals(text);
  const quotes = maskSpans(literals.text, quotedSpans(literals.text), firstQuote);
  return {
    text: quotes.text,
    restore: (maskedText) => literals.restore(quotes.restore(maskedText)),
  };
}

const firstQuote = 0xe000;
