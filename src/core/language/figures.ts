type FigureKind = "money" | "percent" | "number";

/** A figure as it stands in a text: its place, its value and its spelling. */
export type Figure = {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly value: number;
  readonly kind: FigureKind;
  readonly currency: string;
  readonly scale: "" | "k" | "M" | "B";
};

const begins = String.raw`(?<![\p{L}\p{N}.$€£#-]|\d,)`;
const leadingSign = String.raw`(usd\s?|[$€£]\s?)?`;
const amount = String.raw`(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d{1,2}(?:,\d{2})+,\d{3}|\d+(?:\.\d+)?)`;
const percentage = String.raw`\s?(%|percent\b|per cent\b)`;
const shortScale = String.raw`(k|mm|m|bn|b|mil|mln|mio)(?![\p{L}\p{N}])`;
const longScale = String.raw`\s(thousands?|millions?|billions?|mil|mln|mio|juta|mm|bn)\b`;
const dollars = String.raw`(\s?(?:usd|dollars)\b)?`;
/** "60ish", "2x" and "4.5km" are figures too. */
const ends = String.raw`(?!(?!(?:ish|x|km|kg|cm|mm|ml|kw|mw|ha|ft|lbs?|pax|pcs)(?![\p{L}\p{N}]))[\p{L}\p{N}]|,\d|\.\d)`;
const unit = `(?:${percentage}|${shortScale}|${longScale})?`;
const figurePattern = new RegExp(begins + leadingSign + amount + unit + dollars + ends, "giu");

const scales: Readonly<Record<string, "k" | "M" | "B">> = {
  k: "k",
  thousand: "k",
  m: "M",
  mm: "M",
  mil: "M",
  mln: "M",
  mio: "M",
  juta: "M",
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
    const scale = scales[(short ?? long ?? "").toLowerCase().replace(/s$/, "")] ?? "";
    const currency = lead === undefined || /usd/i.test(lead) ? (lead ?? tail) && "$" : lead.trim();
    return {
      start: match.index,
      end: match.index + all.length,
      text: all,
      value: withoutFloatNoise(Number((digits ?? "0").replaceAll(",", "")) * powers[scale]),
      kind: percent === undefined ? (currency ? "money" : "number") : "percent",
      currency: currency ?? "",
      scale,
    };
  });
}

function withoutFloatNoise(value: number): number {
  return Number(value.toPrecision(12));
}

/** Digits with thousands commas: 184500 → "184,500". */
function withCommas(value: number): string {
  const [integer, decimals] = String(value).split(".");
  const grouped = (integer ?? "").replaceAll(/\B(?=(\d{3})+(?!\d))/g, ",");
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}

/** How a figure is written in finished language. Thousands are written out, millions keep their letter; the value never changes. */
export function formatFigure(figure: Figure, asMoney = figure.kind === "money"): string {
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

const words = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");

/** A count in words up to twelve, in digits above: 4 → "four", 14 → "14". */
export function numberWord(count: number): string {
  return words[count] ?? withCommas(count);
}
