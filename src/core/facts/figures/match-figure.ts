import type { FactReceipt, TextFigure } from "#core/facts/fact.ts";
import { isHourOf } from "#core/facts/dates/clock.ts";
import type { Sources, TextSource } from "#core/facts/sources.ts";
import { boundsAgree } from "./bounds.ts";
import { isSameGrowth } from "./magnitudes.ts";
import { countsOther } from "./other-count.ts";

/** The source of a figure: an answer that has its value with the same bound, first one that counts the same thing. */
export function sourceOfFigure(fact: TextFigure, sources: Sources): FactReceipt {
  const all = sources.flatMap(({ id, figures }) =>
    figures.filter((typed) => mayBeSame(fact, typed)).map((typed) => ({ id, typed })),
  );
  const candidates = all.filter(({ typed }) => !countsOther(fact, typed, sources));
  const kept = candidates.filter(({ typed }) => keepsBound(fact, typed));
  const best = kept.find(({ typed }) => sharesNoun(fact, typed)) ?? kept[0];
  const from = sources.find((source) => isDateOrSize(fact, source))?.id ?? best?.id ?? null;
  if (from !== null) return { fact, from, problem: null };
  const other = all.length > 0 ? "noun" : "absent";
  return { fact, from, problem: candidates.length > 0 ? "bound" : other };
}

/** "Since 2019", "after nine", "the 6th": a date of an answer. "Hundreds of families": a word of one. */
function isDateOrSize({ values, unit, nouns, isOrdinal, text }: TextFigure, source: TextSource) {
  if (unit === "vague") return source.words.has(text.toLowerCase());
  const [value = 0] = values;
  if (unit !== "count" || (nouns.length > 0 && !isOrdinal)) return false;
  return source.dates.some(
    ({ day, year, time }) =>
      value === year || value === day || (time !== undefined && isHourOf(value, time)),
  );
}

function keepsBound(fact: TextFigure, typed: TextFigure): boolean {
  return boundsAgree(fact.bound, typed.bound) || (fact.bound === null && fact.isTold);
}

const sharesNoun = ({ nouns }: TextFigure, typed: TextFigure): boolean =>
  nouns.some((noun) => typed.nouns.includes(noun));

/** Whether a figure may be one of an answer: its value, in a currency, a unit and a span that don't contradict it. */
function mayBeSame(fact: TextFigure, typed: TextFigure): boolean {
  if (isSameGrowth(fact, typed)) return true;
  if (typed.isDenied && !fact.isDenied) return false;
  const isNamed = [fact, typed].every(({ currency }) => currency !== "" && currency !== "?");
  if (isNamed && fact.currency !== typed.currency) return false;
  if (fact.per !== null && typed.per !== null && fact.per !== typed.per) return false;
  if (fact.unit !== typed.unit && isOtherUnit(fact, typed)) return false;
  const own = [...typed.values, ...scaled(typed, fact)];
  return own.some((value) => [...fact.values, ...scaled(fact, typed)].includes(value));
}

/** From here on a number with words behind it may be money: "3.1M recovered", "150k buy-in"; and so may one with cents. */
const largeSum = 1000;

/** "12 people" is neither "12%" nor "$12"; a bare number may be either. */
function isOtherUnit(fact: TextFigure, typed: TextFigure): boolean {
  const count = [fact, typed].find(({ unit }) => unit === "count");
  if (count === undefined || isBare(count)) return false;
  const mayBeMoney = count.values.some((value) => value >= largeSum || !Number.isInteger(value));
  return !(mayBeMoney && [fact.unit, typed.unit].includes("money"));
}

/** "128" may mean thousands, and "4.3" millions, beside a figure that is written out. */
function scaled(short: TextFigure, other: TextFigure): readonly number[] {
  if (short.unit !== "count" || !isBare(short)) return [];
  const most = Math.max(...other.values);
  return short.values
    .filter((value) => !Number.isInteger(value) || value >= 100 || other.unit === "money")
    .flatMap((value) => (value < 10 ? [value * 1e6] : [value * 1e3, value * 1e6]))
    .filter((value) => value <= most);
}

const isBare = ({ nouns }: TextFigure): boolean => nouns.length === 0 || nouns[0] === "year";
