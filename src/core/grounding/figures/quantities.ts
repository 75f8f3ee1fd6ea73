import type { Fact } from "#core/grounding/fact.ts";
import { taxWords } from "./before-tax.ts";
import { findNumberWords, type SpelledNumber } from "./number-words.ts";
import { findShares } from "./shares.ts";
import { findTypedYears } from "./typed-days.ts";
import { findFigures } from "#core/language/figures.ts";
import { verbFormOf } from "#core/language/inflect.ts";
import { shortFormsOf, unitOfShortForm } from "#core/language/time-units.ts";

/** A number with its value and the words it counts ("days"; "direct", "care", "staff"), none where nothing is counted. */
export type Quantity = Fact & {
  readonly kind: "money" | "percent" | "number";
  readonly value: number;
  readonly counted: readonly string[];
  /** The span of a rate: "month" in "140 a month", and where it ends; null where there is none. */
  readonly per: { readonly span: string; readonly end: number } | null;
  /** "$", "€", "£"; "" where the text has none. */
  readonly currency: string;
};

/** Every quantity of a text, in digits or in words, in order. */
export function findQuantities(text: string): Quantity[] {
  const shares = findShares(text);
  const years = findTypedYears(text);
  const apart = ({ start, end }: SpelledNumber) =>
    ![...shares, ...years].some((other) => start < other.end && end > other.start);
  const figures = findFigures(openRanges(grouped(text))).filter(apart);
  return [
    ...figures.map((figure) => quantity(text, figure, figure.kind, figure.currency)),
    ...years.map((found) => quantity(text, found, "number", "")),
    ...withoutZero(text).map(({ kind, ...found }) => quantity(text, found, kind, "")),
    ...ordinals(text).map((found) => quantity(text, found, "number", "")),
    ...quarters(text),
    ...shares.map((found) => quantity(text, found, "percent", "")),
    ...findNumberWords(text)
      .filter(apart)
      .map((found) => {
        const percent = /^\s?(percent|per cent)\b/.test(text.slice(found.end, found.end + 10));
        return quantity(text, found, percent ? "percent" : "number", "");
      }),
  ].toSorted((a, b) => a.start - b.start);
}

function quantity(
  text: string,
  found: SpelledNumber,
  kind: Quantity["kind"],
  sign: string,
): Quantity {
  // "Each of the 140 needs a label": what is counted was named before.
  const isTold = /\b(?:of the|all)\s$/i.test(text.slice(Math.max(0, found.start - 8), found.start));
  const counted = isTold ? [] : countedWords(text, found.end);
  const currency = currencyOf(sign, counted);
  return {
    kind: currency !== "" && kind === "number" ? "money" : kind,
    start: found.start,
    end: found.end,
    text: text.slice(found.start, found.end).trim(),
    value: found.value,
    counted,
    per: rateOf(text, found.end, found.value),
    currency,
  };
}

const currencyWords: Readonly<Record<string, string>> = {
  dollar: "$",
  buck: "$",
  usd: "$",
  euro: "€",
  eur: "€",
  pound: "£",
  gbp: "£",
  quid: "£",
};

/** "$" before the digits, or "90k euros"; "" where nothing says. A pound may be a weight, so money it is only as "gbp". */
function currencyOf(sign: string, counted: readonly string[]): string {
  if (sign !== "") return sign;
  const word = counted[0] ?? "";
  return word === "pound" ? "" : (currencyWords[word] ?? "");
}

/** ".9 days": a figure that begins with its point. */
function withoutZero(text: string): (SpelledNumber & { readonly kind: "percent" | "number" })[] {
  return [...text.matchAll(/(?<![\p{L}\p{N}.,])\.(\d+)(?![\p{L}\d.])(\s?(?:%|percent\b))?/gu)].map(
    (match) => ({
      start: match.index,
      end: match.index + match[0].length,
      text: match[0],
      value: Number(`0.${match[1] ?? "0"}`),
      kind: match[2] === undefined ? "number" : "percent",
    }),
  );
}

const ordinalWords =
  "third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth".split(
    " ",
  );
const ordinal = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?:(\\d+)(?:st|nd|rd|th)|(?<!\\b(?:an?|one|two|by a) )(${ordinalWords.join("|")})(?! (?:of|and|is|one)\\b))(?![\\p{L}\\p{N}])(?![- ](?:part(?:y|ies)|person|month|question|point|part|step|reason|thing|way|option|version|line|choice|time)\\b)`,
  "giu",
);

/** "3rd shift", "the twelfth cohort"; "first" and "second" put things in order. */
function ordinals(text: string): SpelledNumber[] {
  return [...text.matchAll(ordinal)].flatMap((match): SpelledNumber[] => {
    const value = match[1]
      ? Number(match[1])
      : ordinalWords.indexOf((match[2] ?? "").toLowerCase()) + 3;
    if (value < 3 || closesOrder(text, match.index, value)) return [];
    return [{ start: match.index, end: match.index + match[0].length, text: match[0], value }];
  });
}

/** "Plain first, steady second and kind third" counts nothing: the words before it put the same things in order. */
function closesOrder(text: string, start: number, value: number): boolean {
  const before =
    text
      .slice(0, start)
      .split(/[.!?\n]/)
      .at(-1)
      ?.toLowerCase() ?? "";
  const words: readonly string[] = before.match(/\p{L}+/gu) ?? [];
  const places = ["first", "second", ...ordinalWords]
    .slice(0, value - 1)
    .map((word) => words.lastIndexOf(word));
  return places.every((place, n) => place >= 0 && place > (places[n - 1] ?? -1));
}

const romanQuarters = ["I", "II", "III", "IV"];
const quarter =
  /(?<![\p{L}\p{N}])(?:[Qq]([1-4])|(III?|IV|I)(?= (?:[Qq]uarter|qtr|кв)))(?![\p{L}\p{N}])/gu;

/** "Q3" and "III quarter" are the third quarter. */
function quarters(text: string): Quantity[] {
  return [...text.matchAll(quarter)].map((match) => ({
    kind: "number",
    start: match.index,
    end: match.index + match[0].length,
    text: match[0],
    value: match[1] === undefined ? romanQuarters.indexOf(match[2] ?? "") + 1 : Number(match[1]),
    counted: ["quarter"],
    per: null,
    currency: "",
  }));
}

/** "1,2 million", "0,4 %" and "2,5 lei/km": in much of the world the comma parts the decimals. */
const decimalComma =
  /(?<=(?<![\d.,])\d{1,3}),(?=\d(?![\d,.])\s*(?:per\b|(?:days?|hours?|weeks?|months?|years?)\b|->|→|\()|\d{2}(?![\d.,%]*\d)|\d{1,2}\s?(?:%|\p{L}{1,4}\/|(?:percent|thousand|million|billion|m(?:il|ln|io)|juta|bn|k|kg|t|km|m|cm|mm|l|ha|kw|mw)\b|(?:lei|ron|zł|zl|kr|kč|ft|eur|tl)(?!\p{L})))/giu;

/**
 * "600 000" and "1.050.000" are one figure each, of "R64 000" the letter is a currency, and the number of a stand-in
 * ("NAME_1") is none; places in the text stay the same.
 */
function grouped(text: string): string {
  return text
    .replace(/(?<=\p{L}_)\d+/gu, (number) => "_".repeat(number.length))
    .replace(
      /(?<![\p{L}\p{N}])(?:[RNK](?=\d)|\p{Lu}{1,3}(?=[$€£]\d)|\p{Lu}\p{L}{0,2}(?=\d{1,3}[ ,.]\d{3}(?!\d)|\d+(?:\.\d+)?[km]\b))/gu,
      (sign) => " ".repeat(sign.length),
    )
    .replace(/(?<![\d.,])\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?![\d.,]?\d)/g, (figure) =>
      figure.replace(/[ \u00a0\u202f]/g, ","),
    )
    .replace(/(?<![\d.,])\d{1,3}(?:\.\d{3}){2,}(?!\d|[.,]\d)/g, (figure) =>
      figure.replaceAll(".", ","),
    )
    .replace(decimalComma, ".")
    .replace(/(?<![\d%])%(\d{1,3})([.,]\d{1,2})?(?![\d%])/g, turnPercent);
}

/** "%6,8", as it is written in Turkish. */
function turnPercent(_: string, whole: string, decimals = ""): string {
  return `${whole}${decimals.replace(",", ".")}%`;
}

/** Both ends of "150-400 beds" are figures, and each of "2019,2022"; places in the text stay the same. */
function openRanges(text: string): string {
  return text
    .replaceAll(/(?<!-\d{1,4})(?<=\d[kKmM]?)[-–](?=[$€£]?\d+(?:[.,]\d+)*[kKmM%]?(?![\d-]))/g, " ")
    .replaceAll(/(?<=\b(?:19|20)\d\d),(?=(?:19|20)\d\d\b)/g, " ");
}

const linking = new Set([
  ..."i but then because though too also last next past all same so far already needed finished done left planned if u you both count about around roughly max of to in on at by for from with and or a an the per than over under up down out now after before since until as is are was were it its my our your their that this which who more less of against vs versus have has had into when while could can would will should may might must".split(
    " ",
  ),
  ...taxWords,
]);

/** Words before what is counted, which say nothing of what it is. */
const passedOver = new Set("non new full different other extra additional open closed".split(" "));

/** "2 out of 5 gave it up" counts no "gave"; a regular past may stand before a noun ("5 trained nurses"). */
function isPastVerb(word: string): boolean {
  return verbFormOf(word) === "past" && !word.endsWith("ed");
}

/** "4.5km" counts kilometers. */
const gluedUnit = /^(?:km|kg|cm|mm|ml|kw|mw|ha|ft|lbs?|pax|pcs)\b/i;

/** The stems of up to three words that follow a number, to the next linking word or mark. */
export function countedWords(text: string, end: number): string[] {
  const words: string[] = [];
  let rest = text.slice(end, end + 90).replace(gluedUnit, " $&");
  while (words.length < 3) {
    const match = /^(?:[^\S\n]+|-)(\p{L}[\p{L}’'-]*)/u.exec(rest);
    const word = match?.[1]?.toLowerCase();
    if (!match || !word || linking.has(word) || (words.length === 0 && isPastVerb(word))) break;
    if (!passedOver.has(word)) words.push(unitOfShortForm(word) ?? stem(withoutNon(word)));
    rest = rest.slice(match[0].length);
  }
  return words;
}

/** "Nonconformities" and "non conformities" are one thing. */
function withoutNon(word: string): string {
  return word.replace(/^non-?(?=\p{L}{5})/u, "");
}

const rateUnits = ["hour", "day", "week", "month", "quarter", "year"];
const rateSpans = [
  ...rateUnits,
  "shift|night|session|visit|season",
  ...rateUnits.flatMap((unit) => shortFormsOf(unit)),
].join("|");
const rate = new RegExp(
  String.raw`^(?:\s?[€$£%])?(?:\s\p{L}[\p{L}-]*){0,2}(?:\sout of)?(?:\s(?:an?|per|each|every)\s|\s?\/\s?)(${rateSpans})\b`,
  "u",
);
/** "78,500 gross p.m."; of a small figure "p.m." tells the hour. */
const shortRate = /^(?:\s\p{L}[\p{L}-]*){0,2}\s?p\.\s?(?<unit>[hwma])\.?(?!\p{L})/u;
const shortRateUnits: Readonly<Record<string, string>> = {
  h: "hour",
  w: "week",
  m: "month",
  a: "year",
};

function rateOf(text: string, end: number, value: number): Quantity["per"] {
  const [all = "", span] = rate.exec(text.slice(end, end + 60)) ?? [];
  if (span !== undefined) return { span: unitOfShortForm(span) ?? span, end: end + all.length };
  const short = value < 100 ? null : shortRate.exec(text.slice(end, end + 60));
  const unit = shortRateUnits[short?.groups?.["unit"] ?? ""];
  return short && unit !== undefined ? { span: unit, end: end + short[0].length } : null;
}

/** A crude stem, so that "weeks" and "week", "hospitals" and "hospital" are one word. */
export function stem(word: string): string {
  const lower = word.toLowerCase().replace(/[’']s?$/, "");
  if (/(ss|us|is)$/.test(lower) || lower.length < 4) return lower;
  return lower
    .replace(/ies$/, "y")
    .replace(/(ches|shes|xes|sses)$/, (ending) => ending.slice(0, -2))
    .replace(/s$/, "");
}
