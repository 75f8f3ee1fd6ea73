import { countWords } from "#core/language/sentences.ts";
import { englishFaults } from "#core/checks/english/faults.ts";
import { lacksArticle } from "./shapes/lacks-article.ts";
import { readShape } from "./shapes/read-shape.ts";
import type { Reading } from "./shapes/shape.ts";
import { is, tokensOf } from "./shapes/tokens.ts";
import { withHead } from "./shapes/with-head.ts";
import { type Frame, floor, floorAfterStem, type Slot } from "./slot.ts";
import { closed, isProper, lowered, raised, unclosed } from "./words/letter-case.ts";

/** A sentence with her words in it, and how they came in. */
export type Said = { readonly text: string; readonly how: "frame" | "neutral" | "quoted" };

/** Nobody says more in one sentence; what is longer stands behind its label, unread. */
const longest = 300;
const most = 60;
const known = new WeakMap<Slot, Map<string, Said>>();

/**
 * Says one item of hers in a slot. The only place where a frame is filled: what the gate refuses gives way to neutral.
 * The same item in the same slot is read once, since a preview asks for all of them at every key.
 */
export function say(slot: Slot, item: string): Said {
  const said = known.get(slot) ?? new Map<string, Said>();
  known.set(slot, said);
  const before = said.get(item);
  if (before) return before;
  if (said.size >= most) said.clear();
  const now = sayAnew(slot, item);
  said.set(item, now);
  return now;
}

function sayAnew(slot: Slot, item: string): Said {
  const words = unclosed(item);
  if (words.length > longest) return { text: put(slot.neutral, words), how: "neutral" };
  const reading = readShape(words, slot.expects);
  for (const frame of slot.frames) {
    const text = holds(frame, reading, words) ? fill(frame, words, reading) : null;
    if (text !== null && sound(text, words)) return { text, how: "frame" };
  }
  const neutral = put(slot.neutral, words);
  if (sound(neutral, words)) return { text: neutral, how: "neutral" };
  return { text: put(slot.neutral, `“${words.replace(/[“”"]/g, "")}”`), how: "quoted" };
}

/** Whether a frame is meant for these words, read this way; one without shapes goes by her first words alone. */
function holds(frame: Frame, reading: Reading, words: string): boolean {
  const least = frame.goesOn ? floorAfterStem : floor;
  const read = frame.shapes.includes(reading.shape) && reading.confidence >= least;
  if (!read && !(frame.starts && frame.shapes.length === 0)) return false;
  const plain = ` ${words.toLowerCase().replace(/[^\p{L}\p{N}’]+/gu, " ")} `;
  const has = (phrase: string) => plain.includes(` ${phrase} `);
  if (frame.starts && !frame.starts.some((phrase) => plain.startsWith(` ${phrase} `))) return false;
  if (frame.holds && !frame.holds.some(has)) return false;
  if (frame.most !== undefined && countWords(words) > frame.most) return false;
  if (frame.verbal && opensAsNoun(words)) return false;
  if (frame.goesOn && !/^[\p{Ll}\d]/u.test(words)) return false;
  return !frame.without?.some(has);
}

function opensAsNoun(words: string): boolean {
  const [first, second] = tokensOf(words);
  return is(first, "noun") && !is(second, "object", "determiner", "possessive");
}

function fill(frame: Frame, words: string, reading: Reading): string | null {
  if (frame.verb !== undefined && !words.includes(" ")) return null;
  if (frame.verb === undefined) {
    const inside = opensInside(frame.say);
    if (inside && ((!frame.capital && keepsCapital(words)) || ownLabel.test(words))) return null;
    return inside && !frame.bare && lacksArticle(words, reading) ? null : put(frame.say, words);
  }
  const said = withHead(words, reading, frame.verb, { lower: !frame.say.startsWith("{}") });
  return said === null ? null : put(frame.say, said);
}

/** "Plainly put: when the oven dies": a label of hers opens no phrase of ours. */
const ownLabel = /^\p{L}[^,:“(]{2,30}:\s/u;

/** Whether her words follow a word of ours inside a sentence. */
function opensInside(template: string): boolean {
  return /[^\s:“(.?!]\s\{\}/u.test(template);
}

/** "Housing associations": nobody can tell a name from a capital at the start of a field. */
function keepsCapital(words: string): boolean {
  const [, first] = /^(\p{Lu}\p{Ll}+)/u.exec(lowered(words)) ?? [];
  return first !== undefined && !isProper(first);
}

/** Her words in a template: raised at the start of a sentence, lowered after a word of ours, in her case after a colon. */
export function put(template: string, words: string): string {
  const [before = "", after = ""] = template.split("{}");
  const said = before.endsWith("“") ? words.replace(/^[“‘"](.*)[”’"]$/su, "$1") : words;
  const opens = before === "" || /[.?!]\s$/u.test(before);
  const kept = /[“(]$/u.test(before) || (before.endsWith(": ") && isRaisedList(said));
  const shown = opens ? raised(said) : kept ? said : lowered(said);
  const ends = /[.?!…][”’]*$/u.test(shown) && after.startsWith(".") ? after.slice(1) : after;
  return closed((before + shown + ends).trim());
}

const isRaised = (word: string): boolean => /^(?!I[\s’])\p{Lu}/u.test(word);

/** "Direct, Curious": where every piece of a list has its capital, none is lowered alone. */
function isRaisedList(words: string): boolean {
  const [, ...others] = words.split(/[,;] /);
  return others.every(isRaised) && others.some((one) => isRaised(lowered(one)));
}

function sound(text: string, words: string): boolean {
  return englishFaults(text, [words]).length === 0;
}
