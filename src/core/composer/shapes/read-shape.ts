import { mainVerb, tellsAfterRelative } from "./clause.ts";
import { fitClause, fitCondition, fitIClause, fitQuote } from "./fit-clauses.ts";
import { fitChange, fitDate, fitMoney } from "./fit-measures.ts";
import { fitPerson, fitThing, fitThings } from "./fit-nouns.ts";
import { fitUnread } from "./fit-unread.ts";
import { fitAct, fitDeed, fitDeeds, fitDoing } from "./fit-verbs.ts";
import { type Item, itemOf } from "./item.ts";
import { is } from "./tokens.ts";
import { type Reading, type Shape, shapes } from "./shape.ts";
import { type VerbForm, verbReadings } from "./verb-form.ts";

/** How well an item can be each shape, from 0 to 1, whatever its slot expects. */
const fits: Readonly<Record<Shape, (item: Item) => number>> = {
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

const unexpected = 0.62;

/** The slot’s share in the reading: what it expects first weighs most. */
function prior(shape: Shape, expected: readonly Shape[]): number {
  if (shape === "unread") return 1;
  if (expected.length === 0) return shape === "act" ? 0.95 : 1;
  const rank = expected.indexOf(shape);
  return rank === -1 ? unexpected : Math.max(0.8, 1 - rank * 0.04);
}

const capacity = 400;
const kept = new Map<string, Reading>();

/** Reads one item of an answer; what its slot expects, best first, decides between likely shapes. */
export function readShape(text: string, expected: readonly Shape[]): Reading {
  const key = `${expected.join()}\n${text}`;
  const known = kept.get(key);
  if (known) return known;
  const reading = read(itemOf(text), expected);
  if (kept.size >= capacity) kept.delete(kept.keys().next().value ?? "");
  kept.set(key, reading);
  return reading;
}

function read(item: Item, expected: readonly Shape[]): Reading {
  if (fits.unread(item) === 1) return { shape: "unread", confidence: 1 };
  if (expected[0] === "act" && goesOn(item))
    return { shape: "act", confidence: 0.8, ...verbOf("act", item) };
  if (expected[0] === "clause" && !item.clause && tellsAfterRelative(item.tokens))
    return { shape: "clause", confidence: 0.8 };
  const ranked = shapes
    .map((shape) => ({ shape, weight: fits[shape](item) * prior(shape, expected) }))
    .toSorted((one, other) => other.weight - one.weight);
  const [best, second] = ranked;
  if (!best || best.weight < 0.3) return { shape: "unread", confidence: 0.5 };
  const lead = best.weight - (second?.weight ?? 0);
  const confidence = Math.min(1, best.weight * (0.6 + 2 * lead));
  return { shape: best.shape, confidence, ...verbOf(best.shape, item) };
}

/** "answer messages at 8am" behind "I can": a bare word that is a verb as well is no subject there. */
function goesOn({ text, body, clause }: Item): boolean {
  const [first, second] = body;
  const opens = /^\p{Ll}/u.test(text) && is(first, "base") && is(first, "noun");
  return opens && clause?.verb === 1 && is(second, "third") && is(second, "noun", "plural");
}

const headForms: Partial<Record<Shape, VerbForm>> = {
  act: "base",
  deed: "past",
  deeds: "past",
  doing: "gerund",
};

/** The main verb of a verbal shape and its base. */
function verbOf(shape: Shape, item: Item): { head?: string; lemma?: string } {
  const form = headForms[shape];
  const clause = shape === "i-clause" ? item.clause : null;
  const tokens = clause ? item.tokens : item.body;
  if (!form && !clause) return {};
  const head = tokens[mainVerb(tokens, clause?.verb ?? 0)];
  if (!head) return {};
  const found = verbReadings(head.lower);
  const lemma = (found.find((one) => one.form === form) ?? found[0])?.lemma;
  return lemma === undefined ? { head: head.text } : { head: head.text, lemma };
}
