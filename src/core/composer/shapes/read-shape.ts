import { mainVerbIndex, hasVerbAfterRelative } from "#core/composer/shapes/fits/clause.ts";
import {
  fitClause,
  fitCondition,
  fitIClause,
  fitQuote,
} from "#core/composer/shapes/fits/fit-clauses.ts";
import { fitChange, fitDate, fitMoney } from "#core/composer/shapes/fits/fit-measures.ts";
import { fitPerson, fitThing, fitThings } from "#core/composer/shapes/fits/fit-nouns.ts";
import { fitUnread } from "#core/composer/shapes/fits/fit-unread.ts";
import { fitAct, fitDeed, fitDeeds, fitDoing } from "#core/composer/shapes/fits/fit-verbs.ts";
import { parseAnswerItem } from "./parse-answer-item.ts";
import { type AnswerItem } from "./answer-item.ts";
import { hasKind } from "#core/composer/shapes/tokens/tokens.ts";
import { type ShapeReading, type Shape, shapes } from "./shape.ts";
import { type VerbForm, verbReadings } from "#core/composer/shapes/tokens/verb-form.ts";

/** How well an item can be each shape, from 0 to 1, whatever its slot expects. */
const fitOfShape: Readonly<Record<Shape, (item: AnswerItem) => number>> = {
  act: fitAct,
  doing: fitDoing,
  deed: fitDeed,
  "i-clause": fitIClause,
  clause: fitClause,
  thing: fitThing,
  things: fitThings,
  deeds: fitDeeds,
  change: fitChange,
  money: fitMoney,
  date: fitDate,
  person: fitPerson,
  condition: fitCondition,
  quote: fitQuote,
  unread: fitUnread,
};

const unexpectedWeight = 0.62;

/** The slot’s share in the reading: what it expects first weighs most. */
function slotWeight(shape: Shape, expected: readonly Shape[]): number {
  if (shape === "unread") return 1;
  if (expected.length === 0) return shape === "act" ? 0.95 : 1;
  const rank = expected.indexOf(shape);
  return rank === -1 ? unexpectedWeight : Math.max(0.8, 1 - rank * 0.04);
}

const maxReadings = 400;
const readingCache = new Map<string, ShapeReading>();

/** Reads one item of an answer; what its slot expects, best first, decides between likely shapes. */
export function readShape(text: string, expected: readonly Shape[]): ShapeReading {
  const key = `${expected.join()}\n${text}`;
  const known = readingCache.get(key);
  if (known) return known;
  const reading = readItem(parseAnswerItem(text), expected);
  if (readingCache.size >= maxReadings) readingCache.delete(readingCache.keys().next().value ?? "");
  readingCache.set(key, reading);
  return reading;
}

function readItem(item: AnswerItem, expected: readonly Shape[]): ShapeReading {
  if (fitOfShape.unread(item) === 1) return { shape: "unread", confidence: 1 };
  if (expected[0] === "act" && continuesStem(item))
    return { shape: "act", confidence: 0.8, ...headVerbOf("act", item) };
  if (expected[0] === "clause" && !item.clause && hasVerbAfterRelative(item.tokens))
    return { shape: "clause", confidence: 0.8 };
  const ranked = shapes
    .map((shape) => ({ shape, weight: fitOfShape[shape](item) * slotWeight(shape, expected) }))
    .toSorted((one, other) => other.weight - one.weight);
  const [best, second] = ranked;
  if (!best || best.weight < 0.3) return { shape: "unread", confidence: 0.5 };
  const lead = best.weight - (second?.weight ?? 0);
  const confidence = Math.min(1, best.weight * (0.6 + 2 * lead));
  return { shape: best.shape, confidence, ...headVerbOf(best.shape, item) };
}

/** "answer messages at 8am" behind "I can": a bare word that is a verb as well is no subject there. */
function continuesStem({ text, body, clause }: AnswerItem): boolean {
  const [first, second] = body;
  const opens = /^\p{Ll}/u.test(text) && hasKind(first, "base") && hasKind(first, "noun");
  return (
    opens && clause?.verb === 1 && hasKind(second, "third") && hasKind(second, "noun", "plural")
  );
}

const headForms: Partial<Record<Shape, VerbForm>> = {
  act: "base",
  deed: "past",
  deeds: "past",
  doing: "gerund",
};

/** The main verb of a verbal shape and its base. */
function headVerbOf(shape: Shape, item: AnswerItem): { head?: string; lemma?: string } {
  const form = headForms[shape];
  const clause = shape === "i-clause" ? item.clause : null;
  const tokens = clause ? item.tokens : item.body;
  if (!form && !clause) return {};
  const head = tokens[mainVerbIndex(tokens, clause?.verb ?? 0)];
  if (!head) return {};
  const found = verbReadings(head.lower);
  const lemma = (found.find((one) => one.form === form) ?? found[0])?.lemma;
  return lemma === undefined ? { head: head.text } : { head: head.text, lemma };
}
