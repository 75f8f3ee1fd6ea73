export type FigureKind = "money" | "percent" | "number";

/** A figure as it stands in a text: its place, its value and the way she wrote it. */
export type Figure = {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly value: number;
  readonly kind: FigureKind;
  readonly currency: string;
  readonly scale: "" | "k" | "M" | "B";
};

const figurePattern =
  /(?<![\p{L}\p{N}.,$€£#-])(usd\s?|[$€£]\s?)?(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)(?:\s?(%|percent\b|per cent\b)|(k|mm|m|bn|b|mil)(?![\p{L}\p{N}])|\s(thousand|million|billion|mil|mm|bn)\b)?(\s?(?:usd|dollars)\b)?(?![\p{L}\p{N}]|,\d|\.\d)/giu;

const scales: Readonly<Record<string, "k" | "M" | "B">> = {
  k: "k",
  thousand: "k",
  m: "M",
  mm: "M",
  mil: "M",
  million: "M",
  b: "B",
  bn: "B",
  billion: "B",
};
const powers = { "": 1, k: 1e3, M: 1e6, B: 1e9 } as const;

/** All figures of the text in order. "47 m" with a space is not millions; years and times count as numbers. */
export function findFigures(text: string): readonly Figure[] {
  return Array.from(text.matchAll(figurePattern), (match) => {
    const [all, lead, digits, percent, short, long, tail] = match;
    const scale = scales[(short ?? long ?? "").toLowerCase()] ?? "";
    const currency = lead === undefined || /usd/i.test(lead) ? (lead ?? tail) && "$" : lead.trim();
    return {
      start: match.index,
      end: match.index + all.length,
      text: all,
      value: exact(Number((digits ?? "0").replaceAll(",", "")) * powers[scale]),
      kind: percent === undefined ? (currency ? "money" : "number") : "percent",
      currency: currency ?? "",
      scale,
    };
  });
}

function exact(value: number): number {
  return Number(value.toPrecision(12));
}

/** Digits with thousands commas: 184500 → "184,500". */
export function withCommas(value: number): string {
  const [whole, decimals] = String(value).split(".");
  const grouped = (whole ?? "").replaceAll(/\B(?=(\d{3})+(?!\d))/g, ",");
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}

/** How a figure is written in finished language. Thousands are written out, millions keep their letter; the value never changes. */
export function sayFigure(figure: Figure, asMoney = figure.kind === "money"): string {
  const digits = figure.text.replace(/^[^\d]*/, "").match(/^[\d,.]+/)?.[0] ?? "";
  if (figure.kind === "percent")
    return /per/i.test(figure.text) ? `${digits} percent` : `${digits}%`;
  const word = /(?:thousand|million|billion)\b/i.exec(figure.text)?.[0];
  const sign = asMoney ? figure.currency || "$" : "";
  if (word !== undefined) return `${sign}${digits} ${word.toLowerCase()}`;
  if (figure.scale === "M" || figure.scale === "B") return `${sign}${digits}${figure.scale}`;
  if (figure.scale === "k") return sign + withCommas(figure.value);
  return sign + (asMoney && figure.value >= 1000 ? withCommas(figure.value) : digits);
}

const range =
  /(?:([$€£])\s?)?(?<![\d.,])(\d[\d,.]*)\s?([km])?\s?(?:-|–|to)\s?[$€£]?(\d[\d,.]*)\s?([km])(?![\p{L}\p{N}])/giu;

const dollarsAfter =
  /(?<![$€£\d.,])(\d[\d.,]*\s?[kmb]?) → (\d[\d.,]*\s?[kmb]?)((?: an? \p{L}+)?) (?:usd|dollars)\b/giu;

/** What is counted and not paid: "150k followers", "4M+ daily active users". */
const counted =
  /^\+?\s(?:[\p{L}-]+\s){0,2}?(?:people|users?|followers|subscribers|readers|members|customers|clients|patients|students|residents|employees|staff|voters|viewers|visitors|downloads|views|visits|sessions|transactions|requests|records|units|items|orders|miles|hours|births|meals|trees|square feet|sq ?ft|words|steps|lines|tickets|calls|emails|households|families|acres|cases|tests|doses|volunteers|attendees|impressions|installs|signups|devices)\b/iu;

/** Every figure of a text that is about money, as money: "184.5k" → "$184,500", "$1-5M" → "$1M to $5M". Percentages, years and counts before a noun stay. */
export function sayMoney(text: string): string {
  const ranged = text.replace(
    range,
    (
      _all,
      sign: string | undefined,
      low: string,
      lowScale: string | undefined,
      high: string,
      scale: string,
    ) => {
      const mark = sign ?? "$";
      return `${mark}${low}${lowScale ?? scaleFor(low, scale)} to ${mark}${high}${scale}`;
    },
  );
  return replaceFigures(ranged, (figure, after) => {
    if (figure.kind === "percent") return sayFigure(figure);
    if (figure.kind === "number" && figure.scale !== "" && counted.test(after))
      return sayFigure(figure);
    if (figure.kind === "money" || figure.scale !== "") return sayFigure(figure, true);
    const big = figure.text.includes(",") || figure.value >= 10_000;
    return big &&
      !/^\s?\p{L}{3,}/u.test(
        after.replace(
          /^\s(?:now|flat|plus|salaried|base|from|or|and|to|in|for|at|per|each|a|an)\b.*/i,
          "",
        ),
      ) &&
      !/^\s(?:or|and) (?:more|fewer|less|up|over)\b/i.test(after)
      ? sayFigure(figure, true)
      : figure.text;
  });
}

/** "$1-5M" shares its scale; "$600,000 to $2.9M" does not. */
function scaleFor(low: string, scale: string): string {
  return low.includes(",") ? "" : scale;
}

/** Money already marked and percentages in finished form, everything else as written: "$640k" → "$640,000", "14 %" → "14%". */
export function tidyFigures(text: string): string {
  const ranged = text.replace(
    range,
    (
      all,
      sign: string | undefined,
      low: string,
      lowScale: string | undefined,
      high: string,
      scale: string,
    ) => {
      return sign === undefined
        ? all
        : `${sign}${low}${lowScale ?? scaleFor(low, scale)} to ${sign}${high}${scale}`;
    },
  );
  const marked = ranged.replace(dollarsAfter, "$$$1 → $$$2$3");
  return replaceFigures(marked, (figure) => {
    return figure.kind === "number" && figure.scale === "" ? figure.text : sayFigure(figure);
  });
}

function replaceFigures(text: string, say: (figure: Figure, after: string) => string): string {
  let done = "";
  let at = 0;
  for (const figure of findFigures(text)) {
    done += text.slice(at, figure.start) + say(figure, text.slice(figure.end));
    at = figure.end;
  }
  return done + text.slice(at);
}

const words = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];

/** A count in words up to twelve, in digits above: 4 → "four", 14 → "14". */
export function numberWord(count: number): string {
  return words[count] ?? withCommas(count);
}

/** Number words from one up to `most` (twelve at the most) as digits: "three hours" → "3 hours". */
export function digitsOf(text: string, most = 12): string {
  return text.replaceAll(/\b\p{L}+\b/gu, (word) => {
    const value = wordNumber(word);
    return value !== null && value > 0 && value <= most ? String(value) : word;
  });
}

/** The value of a number word up to twelve, or null. */
export function wordNumber(word: string): number | null {
  const index = words.indexOf(word.toLowerCase());
  return index < 0 ? null : index;
}
