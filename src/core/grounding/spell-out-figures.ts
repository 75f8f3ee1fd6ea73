import { monthName } from "#core/grounding/figures/calendar.ts";

/** How other languages say "a month" behind a sum. */
const foreignRates: readonly (readonly [string, RegExp])[] = [
  [
    "an hour",
    /de l[’']heure|à l[’']heure|par heure|(?:la|por|à) hora|(?:pro|die) stunde|all[’']ora/,
  ],
  ["a day", /par jour|(?:al|por) día|(?:ao|por) dia|(?:pro|am) tag|al giorno/],
  ["a week", /par semaine|(?:a la|por) semana|(?:pro|die) woche|alla settimana/],
  [
    "a month",
    /par mois|(?:al|por) mes|(?:ao|por) mês|(?:pro|im) monat|al mese|per bulan|na miesiąc/,
  ],
  ["a year", /par an|(?:al|por) año|(?:ao|por) ano|(?:pro|im) jahr|all[’']anno|per tahun/],
];
const rates = foreignRates.map(
  ([english, words]) =>
    [english, new RegExp(String.raw`(?<=\d.{0,8})\b(?:${words.source})(?!\p{L})`, "giu")] as const,
);

/** "7 to 13 Dec": the month is of both days. */
const sharedMonth = new RegExp(
  String.raw`(?<![\d.,/-])(\d{1,2})(?=(?:\s?[-–]\s?| (?:to|till|until|and|or) )\d{1,2} (${monthName})\b)`,
  "gi",
);
/** "Between 900 and 1,200 million": the scale is of both. */
const sharedScale =
  /(?<![\d.,])(\d[\d.,]*)(?= (?:and|to|or) \d[\d.,]* (thousand|million|billion)\b)/giu;

/** "7.850 month": a sum and a span in the singular. */
const bareRate = /(?<=\d[.,]?\d{3} )(?=(?:hour|week|month|year)\b)/gi;
/** "3 h 50". */
const hoursAndMinutes = /(?<![\d.,])(\d{1,2}) ?h ?([0-5]\d)(?![\d\p{L}])/gu;
/** "3 x €135" and "3 × 2 000 zł". */
const instalments = /(?<![\d.,])(\d{1,2}) ?[x×] ?(?=\p{Sc} ?\d|\d[\d., ]*\p{Sc})/gu;

/** "Feb. 26/27" is a day with its year. */
const yearBehindSlash = new RegExp(String.raw`\b(${monthName})\.? (\d{1,2})/(\d\d)(?![\d/])`, "gi");

/** An answer's figures as English spells them out: a text may do so and mean the same. A source, and never output. */
export function spellOutFigures(text: string): string {
  return rates
    .reduce((spelled, [english, words]) => spelled.replace(words, english), text)
    .replace(sharedMonth, "$1 $2")
    .replace(sharedScale, "$1 $2")
    .replace(yearBehindSlash, "$1 $2, 20$3")
    .replace(bareRate, "a ")
    .replace(hoursAndMinutes, "$1 hours $2 minutes")
    .replace(instalments, "$1 payments of ")
    .replace(/(?<=\d) k(?![\p{L}\d])/gu, "k")
    .replace(/(?<=\d)l(?![\p{L}\d])/giu, " litres")
    .replace(/(?:\+\/?-|±) ?(?=\d)/g, "about ")
    .replace(/(?<=: ?)half(?=[.,;\n]|$)/giu, "by half");
}
