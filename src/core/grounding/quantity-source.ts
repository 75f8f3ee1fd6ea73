import type { Source } from "#core/grounding/evidence.ts";
import type { Receipt } from "#core/grounding/fact.ts";
import { type Quantity, stem } from "#core/grounding/quantities.ts";

/** Words that count the same thing. */
const families = [
  ["people", "person", "ppl", "staff", "employee", "member", "report", "colleague", "fte", "head"],
  ["company", "firm", "business", "organization", "organisation", "employer", "co"],
  ["customer", "client", "account", "patient"],
  ["percent", "percentage", "point"],
  ["child", "children", "kid", "student", "pupil"],
];
const timeUnits = new Set([
  "second",
  "minute",
  "hour",
  "day",
  "week",
  "month",
  "year",
  "quarter",
  "decade",
]);

/** The answer that holds this quantity with its noun; a value that counts something else in every answer is a misbound figure. */
export function sourceOfQuantity(
  text: string,
  fact: Quantity,
  sources: readonly Source[],
): Receipt {
  let misbound = false;
  for (const source of sources) {
    for (const held of source.quantities) {
      if (!sameValue(fact, held)) continue;
      if (sameNoun(text, fact, source, held)) return { fact, from: source.id, problem: null };
      misbound = true;
    }
  }
  return { fact, from: null, problem: misbound ? "noun" : "absent" };
}

/** Equal, or a bare "425" that she gave in thousands, or "1.5" in millions, and that stands written out as money. */
function sameValue(fact: Quantity, held: Quantity): boolean {
  if (fact.kind !== held.kind && !mayBeBare(fact, held) && !mayBeBare(held, fact)) return false;
  if (fact.value === held.value) return true;
  return (
    fact.kind === "money" &&
    held.kind === "number" &&
    ((held.value >= 10 && fact.value === held.value * 1000) ||
      (/^\d{1,3}\.\d{1,2}$/.test(held.text) && fact.value === Math.round(held.value * 1e6)))
  );
}

/** A second figure may stand without its sign: "from 6.2% to 2.9", "168,000 now". */
function mayBeBare(bare: Quantity, other: Quantity): boolean {
  return bare.kind === "number" && (other.kind === "money" || bare.counted.length === 0);
}

function sameNoun(text: string, fact: Quantity, source: Source, held: Quantity): boolean {
  if (fact.per !== null && held.per !== null && fact.per !== held.per) return false;
  if (fact.kind === "money") return true;
  if (fact.kind === "percent") return sharesContext(text, fact, source, held);
  if (fact.counted.length === 0 || held.counted.length === 0) return true;
  if (fact.counted.some((word) => held.counted.includes(word))) return true;
  const inFamily = (family: readonly string[]) =>
    [fact, held].every(({ counted }) => counted.some((word) => family.includes(word)));
  if (families.some(inFamily)) return true;
  const ofTime = fact.counted.some((word) => timeUnits.has(word));
  if (ofTime && held.counted.some((word) => timeUnits.has(word))) return false;
  if (!ofTime && /^(two|three)$/i.test(fact.text)) return true;
  const context = contextOf(source.text, held);
  return fact.counted.some((word) => context.has(word));
}

/** Whether the words around a figure in the output meet the words around it in her answer. */
function sharesContext(text: string, fact: Quantity, source: Source, held: Quantity): boolean {
  const own = contextOf(text, fact);
  const hers = contextOf(source.text, held);
  return own.size === 0 || hers.size === 0 || [...own].some((word) => hers.has(word));
}

const reach = 90;
/** A quantity is compared with many others; its surroundings are read once. */
const contexts = new WeakMap<Quantity, ReadonlySet<string>>();
const clauseEnd = /[.,;()•](?=\s|$)|\n/;

/** The content words of the clause around a figure, within some ninety characters either side. */
function contextOf(text: string, quantity: Quantity): ReadonlySet<string> {
  const known = contexts.get(quantity);
  if (known) return known;
  const { start, end } = quantity;
  const before =
    text
      .slice(Math.max(0, start - reach), start)
      .split(clauseEnd)
      .at(-1) ?? "";
  const after = text.slice(end, end + reach).split(clauseEnd)[0] ?? "";
  const context = new Set(
    [...`${before} ${after}`.toLowerCase().matchAll(/[\p{L}][\p{L}’'-]{2,}/gu)]
      .map(([word]) => stem(word))
      .filter((word) => !empty.has(word)),
  );
  contexts.set(quantity, context);
  return context;
}

const empty = new Set(
  "the and for from with that this into over under than then was were has have had not but our their her his its per went fell rose came down grew now down year month week day about since last first they them are it is at i we you she he which that’s it’s been being only also today more less than".split(
    " ",
  ),
);
