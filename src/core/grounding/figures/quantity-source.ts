import type { Source } from "#core/grounding/evidence.ts";
import type { Receipt } from "#core/grounding/fact.ts";
import { isShortFor } from "#core/language/short-forms.ts";
import { shortFormsOf, timeUnits } from "#core/language/time-units.ts";
import { isSameLabel } from "./figure-labels.ts";
import { findQuantities, type Quantity, stem } from "./quantities.ts";

/** Words that count the same thing. */
const families = [
  [
    "people",
    "person",
    "ppl",
    "team",
    "worker",
    "staff",
    "employee",
    "member",
    "report",
    "colleague",
    "fte",
    "head",
  ],
  ["company", "firm", "business", "organization", "organisation", "employer", "co"],
  ["customer", "client", "account", "patient"],
  ["percent", "percentage", "point"],
  ["foot", "feet", "ft", "square", "sq", "sqft", "sf"],
  ["mile", "mi"],
  ["kilometer", "km"],
  ["pound", "lb"],
  ["kilogram", "kg", "kilo"],
  ["child", "children", "kid", "student", "pupil"],
];

/** The answer that holds this quantity with its noun; a value that counts something else in every answer is a misbound figure. */
export function sourceOfQuantity(
  text: string,
  fact: Quantity,
  sources: readonly Source[],
): Receipt {
  let misbound = false;
  let denied = false;
  let isRate = false;
  for (const source of sources) {
    for (const candidate of source.quantities) {
      if (!sameValue(fact, candidate)) continue;
      if (isDenied(source.text, candidate) && !isDenied(text, fact)) {
        denied = true;
        continue;
      }
      const isOfPeriod = samePeriod(fact, source, candidate);
      if (isOfPeriod && sameNoun(text, fact, source, candidate))
        return { fact, from: source.id, problem: null };
      misbound = true;
      isRate ||= !isOfPeriod;
    }
  }
  const timesSource =
    fact.kind === "percent" ? sources.find((source) => saysTimes(source, fact.value)) : undefined;
  if (timesSource) return { fact, from: timesSource.id, problem: null };
  if (misbound) return { fact: isRate ? withRate(text, fact) : fact, from: null, problem: "noun" };
  return { fact, from: null, problem: denied ? "promoted" : "absent" };
}

/** A rise of 100 percent is a doubling, one of 200 a tripling. */
function saysTimes({ text }: Source, value: number): boolean {
  return (
    (value === 100 && /\bdoubl(?:ed|es|ing)\b/i.test(text)) ||
    (value === 200 && /\btripl(?:ed|es|ing)\b/i.test(text))
  );
}

const denying =
  /(?:\b(?:did|do|does|was|were|is|are|have|has|had|could|would|will|can)(?:n[’']t| not)|\b(?:never|didnt|wasnt|havent|hasnt|couldnt|failed to|missed|fell short of|short of|not yet|nowhere near))\b[^.;\n]{0,24}$/i;

/** Whether a figure stands under a "not": "we did not reach 40%". */
function isDenied(text: string, { start }: Quantity): boolean {
  const clause =
    text
      .slice(Math.max(0, start - 48), start)
      .split(/[.;,\n]|\bbut\b/)
      .at(-1) ?? "";
  return denying.test(clause);
}

/** Equal, or a bare "425" in an answer that means thousands, or "1.5" that means millions, written out as money. */
function sameValue(fact: Quantity, candidate: Quantity): boolean {
  if (fact.currency !== "" && candidate.currency !== "" && fact.currency !== candidate.currency)
    return false;
  if (fact.kind !== candidate.kind && !mayBeBare(fact, candidate) && !mayBeBare(candidate, fact))
    return false;
  if (fact.value === candidate.value) return true;
  return (
    fact.kind === "money" &&
    candidate.kind === "number" &&
    ((candidate.value >= 10 && fact.value === candidate.value * 1000) ||
      (/^\d{1,3}\.\d{1,2}$/.test(candidate.text) &&
        fact.value === Math.round(candidate.value * 1e6)))
  );
}

/** A second figure may stand without its sign: "from 6.2% to 2.9", "168,000 now". */
function mayBeBare(bare: Quantity, other: Quantity): boolean {
  return bare.kind === "number" && (other.kind === "money" || bare.counted.length === 0);
}

function sameNoun(text: string, fact: Quantity, source: Source, candidate: Quantity): boolean {
  if (isSameLabel(text, fact, source.text, candidate)) return true;
  if (!sameWhole(text, fact, source.text, candidate)) return false;
  if (!sameBound(text, fact, source.text, candidate)) return false;
  if (fact.kind === "money") return true;
  if (fact.kind === "percent") return sharesContext(text, fact, source, candidate);
  if (fact.counted.length === 0) return true;
  if (candidate.counted.length === 0) return mayCountTime(fact, source, candidate);
  if (fact.counted.some((word) => candidate.counted.includes(word))) return true;
  if (isAbbreviated(fact, candidate)) return true;
  const inFamily = (family: readonly string[]) =>
    [fact, candidate].every(({ counted }) => counted.some((word) => family.includes(word)));
  if (families.some(inFamily)) return true;
  const ofTime = fact.counted.some((word) => timeUnits.has(word));
  if (ofTime && candidate.counted.some((word) => timeUnits.has(word))) return false;
  if (!ofTime && /^(two|three)$/i.test(fact.text)) return true;
  if (countsOther(fact, candidate, source)) return false;
  const context = contextOf(source.text, candidate);
  return fact.counted.some((word) => context.has(word));
}

/** "12 pts" in an answer and "12 patients" in a text, or the other way round. */
function isAbbreviated({ counted: said }: Quantity, { counted: typed }: Quantity): boolean {
  return said.some((word) =>
    typed.some((other) => isShortFor(word, other) || isShortFor(other, word)),
  );
}

/** "11 km a day" is one claim: "11 km" in an answer does not carry it alone. */
function withRate(text: string, fact: Quantity): Quantity {
  const end = fact.per?.end ?? fact.end;
  return { ...fact, end, text: text.slice(fact.start, end) };
}

/** "R64,000" is not "R64,000 a year", unless the answer speaks of years close by. */
function samePeriod({ per, value }: Quantity, { text }: Source, candidate: Quantity): boolean {
  if (per === null || per.span === candidate.per?.span) return true;
  if (value === 24 && per.span === "day") return true;
  const beside = text.slice(Math.max(0, candidate.start - reach), candidate.end + reach);
  return candidate.per === null && periods.get(per.span)?.test(beside) === true;
}

/** A bare figure in an answer counts years or days only where it is alone on its line or the line speaks of them. */
function mayCountTime({ counted }: Quantity, source: Source, candidate: Quantity): boolean {
  const unit = counted.find((word) => timeUnits.has(word));
  if (unit === undefined || source.id === "years") return true;
  const isAlone = source.text.split("\n").some((line) => line.trim() === candidate.text);
  return isAlone || periods.get(unit)?.test(lineOf(source.text, candidate)) !== false;
}

function lineOf(text: string, { start, end }: Quantity): string {
  const before = text.slice(0, start).split("\n").at(-1) ?? "";
  return before + (text.slice(end).split("\n")[0] ?? "");
}

/** "About 300" is not "more than 300", "more than 10" not "10", and "3 or 4" not "3". */
function sameBound(text: string, fact: Quantity, sourceText: string, candidate: Quantity): boolean {
  if (isMore(text, fact) && !isMore(sourceText, candidate)) return false;
  if (isMore(sourceText, candidate) && !isMore(text, fact) && !vague.test(around(text, fact)))
    return false;
  const other = otherEnd(sourceText, candidate);
  return other === null || isBeside(other, text, fact);
}

function around(text: string, { start, end }: Quantity): string {
  return text.slice(Math.max(0, start - 24), end + 20);
}

function isBeside(figure: string, text: string, fact: Quantity): boolean {
  return findQuantities(around(text, fact)).some(({ value }) => value === Number(figure));
}

/** The other figure of "3 or 4" and "18-22"; "2016-19" are years. */
function otherEnd(text: string, { start, end, value }: Quantity): string | null {
  if (value >= 1000) return null;
  const after = /^(?: or |[-–])(\d[\d.,]*\d|\d)\b(?!-)/.exec(text.slice(end, end + 16))?.[1];
  const before = text.slice(Math.max(0, start - 16), start);
  return after ?? /(?<![-\d])\b(\d{1,3}(?:\.\d+)?)(?: or |[-–])$/.exec(before)?.[1] ?? null;
}

/** Whether a figure is a floor: "more than 10", "300+". */
function isMore(text: string, { start, end }: Quantity): boolean {
  const before = text.slice(Math.max(0, start - 16), start);
  if (/\b(?:no|not|never)\b/i.test(before)) return false;
  return more.test(before) || /^\s?(?:\+(?!\s?\d)|plus\b|or more\b)/.test(text.slice(end, end + 9));
}

const more = /\b(?:more than|over|above|at least|upwards of|just past|minimum(?: of)?|min\.?)\s$/i;
const vague = /\b(?:past|beyond|some|about|around|exceed\w*|longer|up|from)\b|\+/i;

/** What says a unit of time besides its name and its short forms. */
const alsoSays: Readonly<Record<string, string>> = {
  minute: String.raw`\d[’']`,
  day: String.raw`\bdaily`,
  quarter: String.raw`\bQ\b`,
  year: String.raw`\byo|\bannu|\bp\.?a\b|\dy|since|\bage|\b(?:19|20)\d\d\b`,
};
const periods = new Map(
  [...timeUnits].map((unit) => {
    const short = shortFormsOf(unit).map((form) => String.raw`(?<!\p{L})${form}(?:ly)?(?!\p{L})`);
    const said = [String.raw`\b${unit}`, ...short, alsoSays[unit] ?? "(?!)"];
    return [unit, new RegExp(said.join("|"), "iu")] as const;
  }),
);

const shareOfPattern =
  /^(?:\s?(?:%|percent|per cent))?\s+of\s+(?:(?:the|our|my|all|its|their)\s+)?(\p{L}{3,})/u;

/** A share of the power is no share of the costs. */
function sameWhole(text: string, fact: Quantity, sourceText: string, candidate: Quantity): boolean {
  const [factNoun, sourceNoun] = [
    shareOfPattern.exec(text.slice(fact.end)),
    shareOfPattern.exec(sourceText.slice(candidate.end)),
  ].map((found) => stem(found?.[1] ?? ""));
  return (
    !factNoun ||
    !sourceNoun ||
    factNoun === sourceNoun ||
    sourceText.toLowerCase().includes(factNoun)
  );
}

/** "6 sites and 210 people": the sites have a figure of their own, so 210 of them is another claim. */
function countsOther(fact: Quantity, candidate: Quantity, source: Source): boolean {
  const noun = fact.counted[0];
  return source.quantities.some(
    (other) => other.value !== candidate.value && noun !== undefined && other.counted[0] === noun,
  );
}

/** Whether the words around a figure in the output meet the words around it in the answer. */
function sharesContext(text: string, fact: Quantity, source: Source, candidate: Quantity): boolean {
  const own = contextOf(text, fact);
  const sourceContext = contextOf(source.text, candidate);
  const shared =
    own.size === 0 || sourceContext.size === 0 || [...own].some((word) => sourceContext.has(word));
  return shared || sharesSentence(text, fact, source, candidate);
}

/** Two words in common, a comma away: "leaving school early, now 21%". */
function sharesSentence(
  text: string,
  fact: Quantity,
  source: Source,
  candidate: Quantity,
): boolean {
  const sourceWords = wordsAround(source.text, candidate, sentenceEnd);
  return (
    [...wordsAround(text, fact, sentenceEnd)].filter((word) => sourceWords.has(word)).length > 1
  );
}

const reach = 90;
/** A quantity is compared with many others; its surroundings are read once. */
const contexts = new WeakMap<Quantity, ReadonlySet<string>>();
const clauseEnd = /[.,;()•](?=\s|$)|\n/;
const sentenceEnd = /[.;•](?=\s|$)|\n/;

/** The content words of the clause around a figure, within some ninety characters either side. */
function contextOf(text: string, quantity: Quantity): ReadonlySet<string> {
  const context = contexts.get(quantity) ?? wordsAround(text, quantity, clauseEnd);
  contexts.set(quantity, context);
  return context;
}

function wordsAround(text: string, { start, end }: Quantity, border: RegExp): ReadonlySet<string> {
  const before =
    text
      .slice(Math.max(0, start - reach), start)
      .split(border)
      .at(-1) ?? "";
  const after = text.slice(end, end + reach).split(border)[0] ?? "";
  return new Set(
    [...`${before} ${after}`.toLowerCase().matchAll(/[\p{L}][\p{L}’'-]{2,}/gu)]
      .map(([word]) => stem(word))
      .filter((word) => !empty.has(word)),
  );
}

const empty = new Set(
  "the and for from with that this into over under than then was were has have had not but our their her his its per went fell rose came down grew now down year month week day about since last first they them are it is at i we you she he which that’s it’s been being only also today more less than".split(
    " ",
  ),
);
