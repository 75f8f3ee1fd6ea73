import { readShape } from "#core/composer/shapes/read-shape.ts";
import type { Shape } from "#core/composer/shapes/shape.ts";
import { minConfidence } from "#core/composer/slots/slot.ts";
import { regexAnyOf } from "#core/language/word-lists.ts";

type Judge = (words: string) => boolean;

const wholeShapes: readonly Shape[] = ["i-clause", "clause", "deed", "doing"];
const jointWords = regexAnyOf("with for at by from of as because but and over after");
const cutPattern = new RegExp(String.raw`\s*[,;(–]\s*|\s+(?=${jointWords}\s)`, "gu");

/**
 * An idea up to the words that must stay out, where that says something by itself; null where it does not. What sets
 * itself against the rest ("never in pay") takes the rest with it; a note to whoever writes does not.
 */
export function shareablePart(text: string, isSecret: Judge, isNote: Judge): string | null {
  if (!isSecret(text)) return text;
  const heads = [...text.matchAll(cutPattern)]
    .filter(({ index }) => isNote(text.slice(index)) || !againstPattern.test(text.slice(index)))
    .map(({ index }) => text.slice(0, index))
    .toReversed();
  const free = (words: string) => words.split(" ").length >= 3 && !isSecret(words);
  const shareable = heads.find(free) ?? text.split(ownClauseJoint).slice(1).find(free);
  if (shareable === undefined) return null;
  const { shape, confidence } = readShape(shareable, wholeShapes);
  return wholeShapes.includes(shape) && confidence >= minConfidence ? shareable : null;
}

/** "The layoffs scared me and I want something stable": what comes after the joint is a sentence of its own. */
const ownClauseJoint = /,?\s(?:and|so)\s(?=(?:I|we)[\s’])/u;

const againstPattern = /^[\s,;(–]*(?:not|never|but|without)\s/iu;
