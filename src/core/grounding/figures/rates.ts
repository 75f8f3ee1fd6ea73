import { shortFormsOf, timeUnits } from "#core/language/time-units.ts";
import type { Quantity } from "./quantities.ts";

/** What says a unit of time besides its name and its short forms. */
const alsoSays: Readonly<Record<string, string>> = {
  minute: String.raw`\d[’']`,
  day: String.raw`\bdaily`,
  quarter: String.raw`\bQ\b`,
  year: String.raw`\byo|\bannu|\bp\.?a\b|\dy|since|\bage|\b(?:19|20)\d\d\b`,
};
const units = new Map(
  [...timeUnits].map((unit) => {
    const short = shortFormsOf(unit).map((form) => String.raw`(?<!\p{L})${form}(?:ly)?(?!\p{L})`);
    const said = [String.raw`\b${unit}`, ...short, alsoSays[unit] ?? "(?!)"];
    return [unit, new RegExp(said.join("|"), "iu")] as const;
  }),
);

/** How many characters on either side of a figure its unit may stand away. */
const reach = 90;

/** "R64,000" is not "R64,000 a year", unless the answer speaks of years close by. */
export function isSamePeriod(
  { per, value }: Quantity,
  sourceText: string,
  candidate: Quantity,
): boolean {
  if (per === null || per.span === candidate.per?.span) return true;
  if (value === 24 && per.span === "day") return true;
  const beside = besideOf(sourceText, candidate).replaceAll(once, " ");
  return candidate.per === null && units.get(per.span)?.test(beside) === true;
}

/** A span that came once is no rate: "sold in the first year", "last month". */
const once = new RegExp(
  String.raw`\b(?:first|second|last|next|this|past|one|\d+)\s+(?:${[...timeUnits].join("|")})\b`,
  "giu",
);

/** What stands around a figure on its line. */
function besideOf(text: string, { start, end }: Quantity): string {
  const before =
    text
      .slice(Math.max(0, start - reach), start)
      .split("\n")
      .at(-1) ?? "";
  return before + (text.slice(start, end + reach).split("\n")[0] ?? "");
}

/** "400 kg a month" is not "400 kg": the text has to speak of the month somewhere beside it. */
export function keepsPeriod(text: string, fact: Quantity, candidate: Quantity): boolean {
  if (candidate.per === null || fact.per !== null) return true;
  const unit = units.get(candidate.per.span);
  return unit === undefined || unit.test(besideOf(text, fact));
}

/** "11 km a day" is one claim: "11 km" in an answer does not carry it alone. */
export function withRate(text: string, fact: Quantity): Quantity {
  const end = fact.per?.end ?? fact.end;
  return { ...fact, end, text: text.slice(fact.start, end) };
}

/** A bare figure in an answer counts years or days only where it is alone on its line or the line speaks of them. */
export function mayCountTime(
  { counted }: Quantity,
  source: { readonly id: string; readonly text: string },
  candidate: Quantity,
): boolean {
  const unit = counted.find((word) => timeUnits.has(word));
  if (unit === undefined || source.id === "years") return true;
  const isLast = /^\s*(?:\n|$)/.test(source.text.slice(candidate.end));
  return isLast || units.get(unit)?.test(lineOf(source.text, candidate)) !== false;
}

function lineOf(text: string, { start, end }: Quantity): string {
  const before = text.slice(0, start).split("\n").at(-1) ?? "";
  return before + (text.slice(end).split("\n")[0] ?? "");
}
