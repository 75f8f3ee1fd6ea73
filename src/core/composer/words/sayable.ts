import { readShape } from "#core/composer/shapes/read-shape.ts";
import type { Shape } from "#core/composer/shapes/shape.ts";
import { floor } from "#core/composer/slot.ts";
import { anyOf } from "#core/language/word-lists.ts";

type Judge = (words: string) => boolean;

const whole: readonly Shape[] = ["i-clause", "clause", "deed", "doing"];
const joints = anyOf("with for at by from of as because but and over after");
const cut = new RegExp(String.raw`\s*[,;(–]\s*|\s+(?=${joints}\s)`, "gu");

/**
 * An idea of hers up to the words that must stay out, where that says something by itself; null where it does not.
 * What sets itself against the rest ("never in pay") takes the rest with it; a note to whoever writes does not.
 */
export function sayable(text: string, isSecret: Judge, isNote: Judge): string | null {
  if (!isSecret(text)) return text;
  const heads = [...text.matchAll(cut)]
    .filter(({ index }) => isNote(text.slice(index)) || !against.test(text.slice(index)))
    .map(({ index }) => text.slice(0, index))
    .toReversed();
  const free = (words: string) => words.split(" ").length >= 3 && !isSecret(words);
  const said = heads.find(free) ?? text.split(ownClause).slice(1).find(free);
  if (said === undefined) return null;
  const { shape, confidence } = readShape(said, whole);
  return whole.includes(shape) && confidence >= floor ? said : null;
}

/** "The layoffs scared me and I want something stable": what she goes on with is a sentence of its own. */
const ownClause = /,?\s(?:and|so)\s(?=(?:I|we)[\s’])/u;

const against = /^[\s,;(–]*(?:not|never|but|without)\s/iu;
