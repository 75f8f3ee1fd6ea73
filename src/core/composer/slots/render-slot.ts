import { countWords } from "#core/language/sentences.ts";
import { findEnglishFaults } from "#core/composer/english/find-english-faults.ts";
import { lacksArticle } from "#core/composer/shapes/lacks-article.ts";
import { readShape } from "#core/composer/shapes/read-shape.ts";
import type { ShapeReading } from "#core/composer/shapes/shape.ts";
import { hasKind, tokenize } from "#core/composer/shapes/tokens/tokens.ts";
import { inflectHead } from "#core/composer/shapes/inflect-head.ts";
import { type Frame, minConfidence, minConfidenceAfterStem, type Slot } from "./slot.ts";
import {
  withEndMark,
  isProperName,
  lowerFirst,
  capitaliseFirst,
  stripEndMark,
} from "#core/composer/words/typing/letter-case.ts";

/** A sentence with the words of an answer in it, and how they came in. */
export type RenderedSlot = { readonly text: string; readonly how: "frame" | "neutral" | "quoted" };

/** No sentence is longer; a longer item stands behind its label, unread. */
const maxItemLength = 300;
const cacheCapacity = 60;
const renderCache = new WeakMap<Slot, Map<string, RenderedSlot>>();

/**
 * Renders one item of an answer in a slot. The only place where a frame is filled: what the gate refuses gives way to
 * neutral. The same item in the same slot is read once, since a preview asks for all of them at every key.
 */
export function renderSlot(slot: Slot, item: string): RenderedSlot {
  const cached = renderCache.get(slot) ?? new Map<string, RenderedSlot>();
  renderCache.set(slot, cached);
  const before = cached.get(item);
  if (before) return before;
  if (cached.size >= cacheCapacity) cached.clear();
  const now = renderUncached(slot, item);
  cached.set(item, now);
  return now;
}

function renderUncached(slot: Slot, item: string): RenderedSlot {
  const words = stripEndMark(item);
  if (words.length > maxItemLength)
    return { text: fillTemplate(slot.neutral, words), how: "neutral" };
  const reading = readShape(words, slot.expects);
  for (const frame of slot.frames) {
    const text = frameAccepts(frame, reading, words) ? fillFrame(frame, words, reading) : null;
    if (text !== null && readsAsEnglish(text, words)) return { text, how: "frame" };
  }
  const neutral = fillTemplate(slot.neutral, words);
  if (readsAsEnglish(neutral, words)) return { text: neutral, how: "neutral" };
  return { text: fillTemplate(slot.neutral, `“${words.replace(/[“”"]/g, "")}”`), how: "quoted" };
}

/** Whether a frame is meant for these words, read this way; one without shapes goes by the first words alone. */
function frameAccepts(frame: Frame, reading: ShapeReading, words: string): boolean {
  const least = frame.continuesStem ? minConfidenceAfterStem : minConfidence;
  const read = frame.shapes.includes(reading.shape) && reading.confidence >= least;
  if (!read && !(frame.startsWith && frame.shapes.length === 0)) return false;
  const plain = ` ${words.toLowerCase().replace(/[^\p{L}\p{N}’]+/gu, " ")} `;
  const has = (phrase: string) => plain.includes(` ${phrase} `);
  if (frame.startsWith && !frame.startsWith.some((phrase) => plain.startsWith(` ${phrase} `)))
    return false;
  if (frame.contains && !frame.contains.some(has)) return false;
  if (frame.maxWords !== undefined && countWords(words) > frame.maxWords) return false;
  if (frame.verbOnly && opensWithNoun(words)) return false;
  if (frame.continuesStem && !/^[\p{Ll}\d]/u.test(words)) return false;
  return !frame.excludes?.some(has);
}

function opensWithNoun(words: string): boolean {
  const [first, second] = tokenize(words);
  return hasKind(first, "noun") && !hasKind(second, "object", "determiner", "possessive");
}

function fillFrame(frame: Frame, words: string, reading: ShapeReading): string | null {
  if (frame.verbForm !== undefined && !words.includes(" ")) return null;
  if (frame.verbForm === undefined) {
    const inside = placesWordsMidSentence(frame.template);
    if (inside && ((!frame.allowsCapital && mustKeepCapital(words)) || ownLabelPattern.test(words)))
      return null;
    return inside && !frame.allowsBareNoun && lacksArticle(words, reading)
      ? null
      : fillTemplate(frame.template, words);
  }
  const inflected = inflectHead(words, reading, frame.verbForm, {
    lower: !frame.template.startsWith("{}"),
  });
  return inflected === null ? null : fillTemplate(frame.template, inflected);
}

/** "Plainly put: when the oven dies": a label typed by the member opens no phrase of ours. */
const ownLabelPattern = /^\p{L}[^,:“(]{2,30}:\s/u;

/** Whether the answer follows a word of ours inside a sentence. */
function placesWordsMidSentence(template: string): boolean {
  return /[^\s:“(.?!]\s\{\}/u.test(template);
}

/** "Housing associations": at the start of a field, a capital does not show whether a word is a name. */
function mustKeepCapital(words: string): boolean {
  const [, first] = /^(\p{Lu}\p{Ll}+)/u.exec(lowerFirst(words)) ?? [];
  return first !== undefined && !isProperName(first);
}

/**
 * The words of an answer in a template: raised at the start of a sentence, lowered after a word of ours, as typed after
 * a colon.
 */
export function fillTemplate(template: string, words: string): string {
  const [before = "", after = ""] = template.split("{}");
  const unquoted = before.endsWith("“") ? words.replace(/^[“‘"](.*)[”’"]$/su, "$1") : words;
  const opens = before === "" || /[.?!]\s$/u.test(before);
  const keepsCase = /[“(]$/u.test(before) || (before.endsWith(": ") && isCapitalisedList(unquoted));
  const cased = opens ? capitaliseFirst(unquoted) : keepsCase ? unquoted : lowerFirst(unquoted);
  const ends = /[.?!…][”’]*$/u.test(cased) && after.startsWith(".") ? after.slice(1) : after;
  return withEndMark((before + cased + ends).trim());
}

const startsWithCapital = (word: string): boolean => /^(?!I[\s’])\p{Lu}/u.test(word);

/** "Direct, Curious": where every piece of a list has its capital, none is lowered alone. */
function isCapitalisedList(words: string): boolean {
  const [, ...others] = words.split(/[,;] /);
  return (
    others.every(startsWithCapital) && others.some((one) => startsWithCapital(lowerFirst(one)))
  );
}

function readsAsEnglish(text: string, words: string): boolean {
  return findEnglishFaults(text, [words]).length === 0;
}
