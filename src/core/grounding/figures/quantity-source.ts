import type { Source } from "#core/grounding/evidence.ts";
import type { Receipt } from "#core/grounding/fact.ts";
import { timeUnits } from "#core/language/time-units.ts";
import { isSameBound } from "./bounds.ts";
import { isSameLabel } from "./figure-labels.ts";
import { hasAround, hasSameNeighbors, sharesWords } from "./neighbors.ts";
import { type Quantity, stem } from "./quantities.ts";
import { isSamePeriod, keepsPeriod, mayCountTime, withRate } from "./rates.ts";
import { countSameThing } from "./same-thing.ts";

/** The answer that holds this quantity with its noun; a value that counts something else in every answer is a misbound figure. */
export function sourceOfQuantity(
  text: string,
  fact: Quantity,
  sources: readonly Source[],
): Receipt {
  let misbound = false;
  let denied = false;
  let isOfOtherBound = false;
  let isRate = false;
  for (const source of sources) {
    for (const candidate of source.quantities) {
      if (!sameValue(fact, candidate)) continue;
      if (isDenied(source.text, candidate) && !isDenied(text, fact)) {
        denied = true;
        continue;
      }
      const isOfPeriod =
        (isSamePeriod(fact, source.text, candidate) || isAskedAsPaid(fact, source, sources)) &&
        keepsPeriod(text, fact, candidate);
      if (isOfPeriod && sameNoun(text, fact, source, candidate)) {
        if (keepsBound(text, fact, source, candidate))
          return { fact, from: source.id, problem: null };
        isOfOtherBound = true;
        continue;
      }
      misbound = true;
      isRate ||= !isOfPeriod;
    }
  }
  const timesSource =
    fact.kind === "percent" ? sources.find((source) => saysTimes(source, fact.value)) : undefined;
  if (timesSource) return { fact, from: timesSource.id, problem: null };
  if (isOfOtherBound) return { fact, from: null, problem: "promoted" };
  if (misbound) return { fact: isRate ? withRate(text, fact) : fact, from: null, problem: "noun" };
  return { fact, from: null, problem: denied ? "promoted" : "absent" };
}

/** "24" is asked for by the hour where the pay of today is one by the hour. */
function isAskedAsPaid({ per }: Quantity, { id }: Source, sources: readonly Source[]): boolean {
  if (id !== "sum") return false;
  const paid = sources.find((source) => source.id === "now");
  return paid?.quantities.some((quantity) => quantity.per?.span === per?.span) === true;
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
  if (fact.value === candidate.value || isLength(fact, candidate)) return true;
  if (candidate.counted[0] === "m" && fact.value === candidate.value * 1e6) return true;
  if (groupedByDots(fact) === candidate.value || groupedByDots(candidate) === fact.value)
    return true;
  return (
    fact.kind === "money" &&
    candidate.kind === "number" &&
    ((candidate.value >= 10 && fact.value === candidate.value * 1000) ||
      (/^\d{1,3}\.\d{1,2}$/.test(candidate.text) &&
        fact.value === Math.round(candidate.value * 1e6)))
  );
}

/** "410.000" is four hundred and ten thousand in much of the world; null where a text has no such form. */
function groupedByDots({ text }: Quantity): number | null {
  const figure = /^\D*(\d{1,3}(?:\.\d{3})+)\D*$/.exec(text)?.[1];
  return figure === undefined ? null : Number(figure.replaceAll(".", ""));
}

/** "30m" of an answer is thirty million, or thirty metres where the text says so. */
function isLength({ value, counted }: Quantity, candidate: Quantity): boolean {
  const isLetter = /^\d[\d.,]*m$/.test(candidate.text) && candidate.value === value * 1e6;
  return isLetter && /^(?:m|met(?:re|er)|mile|minute)$/.test(counted[0] ?? "");
}

/** A second figure may stand without its sign: "from 6.2% to 2.9", "168,000 now". */
function mayBeBare(bare: Quantity, other: Quantity): boolean {
  return bare.kind === "number" && (other.kind === "money" || bare.counted.length === 0);
}

/** "More than 30" is not "30"; a label and a day have no bound. */
function keepsBound(text: string, fact: Quantity, source: Source, candidate: Quantity): boolean {
  return (
    isSameLabel(text, fact, source.text, candidate) ||
    isDayOfMonth(fact, candidate) ||
    (countsOfItself(fact) && !countSameThing(fact.counted, candidate.counted)) ||
    isSameBound(text, fact, source.text, candidate)
  );
}

/** "The 22nd" is a day, whatever word follows it. */
function isDayOfMonth(fact: Quantity, candidate: Quantity): boolean {
  return /^\d\d?(?:st|nd|rd|th)$/i.test(fact.text) && fact.text === candidate.text;
}

/** The nearest words decide first; only a figure with other neighbors has to show that it counts the same. */
function sameNoun(text: string, fact: Quantity, source: Source, candidate: Quantity): boolean {
  if (isSameLabel(text, fact, source.text, candidate)) return true;
  if (isDayOfMonth(fact, candidate)) return true;
  if (isShared(text, fact) && !mayBeShared(source.text, candidate)) return false;
  if (isPartOfOther(text, fact, source, candidate)) return false;
  const isOthers = countsOther(fact, candidate, source);
  if (!isOthers && hasSameNeighbors(text, fact, source.text, candidate)) return true;
  if (!sameWhole(text, fact, source.text, candidate)) return false;
  if (fact.kind === "money") return true;
  if (fact.kind === "percent")
    return sharesWords(text, fact, source.text, candidate) || isBareAnswer(source.text, candidate);
  if (fact.counted.length === 0) return true;
  if (candidate.counted.length === 0) return mayCountTime(fact, source, candidate);
  if (countSameThing(fact.counted, candidate.counted)) return true;
  const ofTime = fact.counted.some((word) => timeUnits.has(word));
  if (ofTime && candidate.counted.some((word) => timeUnits.has(word))) return false;
  if (countsOfItself(fact)) return true;
  return !isOthers && hasAround(source.text, candidate, fact.counted);
}

/** "Two parts of it", "all three": a small number in words counts what the sentence itself names. */
function countsOfItself({ text, counted, per }: Quantity): boolean {
  const isRate = per !== null || counted.some((word) => timeUnits.has(word));
  return /^(two|three)$/i.test(text) && !isRate;
}

const apportioned =
  /^(?:\s?%)?(?:\s(?!(?:and|or|of|in|at|for|to|on|with|by)\s)\p{L}[\p{L}-]*){0,2}\s(?:each|apiece|per (?!cent\b)\p{L}+)/iu;
const sharing = /\b(?:each|every|per|apiece|both|ea)\b|[/@]|\ban? (?!few\b)\p{L}+/iu;

/** "31,000 entries each", "8 days per kitchen". */
function isShared(text: string, { end, per }: Quantity): boolean {
  return per === null && apportioned.test(text.slice(end, end + 60));
}

function mayBeShared(sourceText: string, { start, end }: Quantity): boolean {
  const line = sourceText.slice(Math.max(0, start - 60), end + 60);
  return sharing.test(line);
}

/** "17 of them" where an answer has 17 of something, and another figure of them. */
function isPartOfOther(text: string, fact: Quantity, source: Source, candidate: Quantity): boolean {
  if (!isPart(text, fact) || isPart(source.text, candidate)) return false;
  return source.quantities.some(
    (other) => other.value !== candidate.value && isPart(source.text, other),
  );
}

function isPart(text: string, { end }: Quantity): boolean {
  return /^ of (?:them|those|these)\b/iu.test(text.slice(end));
}

/** "3% now, and …": what opens an answer with no word beside it is of what the question asks. */
function isBareAnswer(sourceText: string, { start, end }: Quantity): boolean {
  return (
    /(?:^|\n)$/.test(sourceText.slice(0, start)) &&
    /^\s*(?:$|[.,;\n]|(?:and|but|now|today)\b)/i.test(sourceText.slice(end))
  );
}

const shareOfPattern =
  /^(?:\s?(?:%|percent|per cent))?\s+of\s+(?!th(?:ose|ese|em)\b)(?:(?:the|our|my|all|its|their)\s+)?(?:\p{L}+[’']s\s+)?(\p{L}{3,})/u;

/** A share of the power is no share of the costs; "14 of those" names no whole. */
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
