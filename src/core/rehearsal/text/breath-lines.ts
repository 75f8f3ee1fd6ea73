import { splitSentences } from "#core/language/sentences.ts";
import { isBoundToNext } from "./bound-words.ts";
import type { BreathLine } from "./rehearsal-text.ts";

/** A sentence of up to so many words is one breath. */
const maxWords = 12;
const idealWords = 9;
const minWords = 4;

/** "… from 14 to 5. 23 towns are connected.": two sentences that look like one. */
const afterFigure = /(?<=\d\.)\s+(?=\d)/;

/** A text as lines of one breath each: whole sentences, and longer ones split where a speaker breathes. */
export function splitIntoBreaths(text: string): BreathLine[] {
  return splitSentences(text).flatMap((sentences) => {
    const lines = sentences.split(afterFigure).flatMap(splitSentence);
    return lines.map((line, place) => ({
      text: line,
      isSentenceEnd: place === lines.length - 1 || /\d\.$/.test(line),
    }));
  });
}

function splitSentence(sentence: string): string[] {
  const words = sentence.split(/\s+/).filter((word) => word !== "");
  if (words.length <= maxWords) return [words.join(" ")];
  const ends = findBestEnds(words);
  return ends.map((end, place) => words.slice(ends[place - 1] ?? 0, end).join(" "));
}

type Way = { readonly cost: number; readonly from: number };

/** The places after which to breathe, at the least cost of line lengths and of the joints that they part. */
function findBestEnds(words: readonly string[]): number[] {
  const best: Way[] = [{ cost: 0, from: 0 }];
  for (let end = 1; end <= words.length; end += 1) {
    let way: Way = { cost: Infinity, from: 0 };
    const joint = end === words.length ? 0 : jointCost(words[end - 1] ?? "", words[end] ?? "");
    for (let from = 0; from < end; from += 1) {
      const cost = (best[from]?.cost ?? Infinity) + lengthCost(end - from) + joint;
      if (cost < way.cost) way = { cost, from };
    }
    best.push(way);
  }
  const ends: number[] = [];
  for (let end = words.length; end > 0; end = best[end]?.from ?? 0) ends.unshift(end);
  return ends;
}

function lengthCost(words: number): number {
  const tooLong = Math.max(0, words - maxWords);
  const tooShort = Math.max(0, minWords - words);
  return (words - idealWords) ** 2 / 4 + tooLong ** 2 * 6 + tooShort ** 2 * 3;
}

const clauseStart =
  /^(?:and|but|or|so|because|which|who|that|when|while|if|since|until|before|after|where|than|as)$/i;
const phraseStart =
  /^(?:with|for|to|from|in|at|on|by|of|into|over|under|about|between|through|within|without)$/i;

/** What it costs to breathe between two words; Infinity where they belong together. */
function jointCost(word: string, next: string): number {
  if (/[;:.!?…][”’"')]*$|^[–—]$|[—]$/u.test(word)) return 0;
  if (/,[”’"')]*$/u.test(word)) return 1;
  if (isBoundToNext(word, next)) return Infinity;
  if (clauseStart.test(next)) return 4;
  return phraseStart.test(next) && next.toLowerCase() !== "of" ? 7 : 14;
}
