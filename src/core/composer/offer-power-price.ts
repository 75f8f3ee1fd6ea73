import { numberWord, sayMoney } from "#core/language/figures.ts";
import { sentence, stripPeriod } from "#core/language/phrase.ts";
import { splitUnits } from "#core/language/split.ts";

const extras =
  "travel|mileage|expenses|tax|taxes|vat|VAT|GST|HST|materials|shipping|postage|fees|supplies|lodging|hotel|printing|parking|food|groceries|postage|filing fees|costs|equipment";
const counted =
  "words?|people|persons?|hours?|minutes?|months?|weeks?|days?|years?|miles?|km|payments?|installments?|instalments?|sessions?|calls?|pages?|seats?|places?|spots?|participants?|clients?|locations?|images?|times?|min\\b|minimum|%";

/** The price as she gave it: sums as money, terms in words, nothing around it. */
export function sayPrice(answer: string): string {
  const currency = /[€£]/.exec(answer)?.[0] ?? "$";
  const units = splitUnits(answer.replaceAll(/\s?→\s?/g, ", then "))
    .map(({ whole }) => stripPeriod(whole))
    .filter((unit) => !isRemark(unit));
  const line = units.reduce((said, unit) => {
    if (said === "") return unit;
    return /^(?:or|plus|and|then|half|with|no|payable|billed)\b/i.test(unit)
      ? `${said}, ${unit.charAt(0).toLowerCase()}${unit.slice(1)}`
      : `${said}. ${unit.charAt(0).toUpperCase()}${unit.slice(1)}`;
  }, "");
  const termed = line
    .replace(/^sliding(?: scale)?:?\s+(?=[$€£]?\d)/i, "Sliding scale: ")
    .replaceAll(
      /(?<![\d-])([$€£]?)(\d{2,})\s?[-–]\s?[$€£]?(\d{2,})(?![\d-]|\s?(?:words|people|hours|minutes|weeks|months))/g,
      (_all, sign: string, low: string, high: string) =>
        `${sign || currency}${low} to ${sign || currency}${high}`,
    )
    .replaceAll(
      /\b(\d{1,2})\s?[x×]\s?(?=[$€£]?\d)/gi,
      (_all, count: string) => `${numberWord(Number(count))} payments of `,
    )
    .replaceAll(new RegExp(String.raw`,? (?:and|plus) (?=(?:${extras})\b)`, "g"), ", plus ")
    .replaceAll(/(?<!,) then (?=[$€£]?\d)/g, ", then ")
    .replaceAll(/\bpayment plan (?:ok|okay|fine|possible)\b/gi, "payment plan available")
    .replaceAll(/(?<=\b(?:month|week|day|hour|session)) first (?=\p{Ll})/gu, " for the first ")
    .replaceAll(
      / (?=[$€£]\d)(?<=[$€£]\d[\d.,]*\b.*\p{L} )(?<!\b(?:of|or|and|to|for|plus|at|then|over|under|from|is|by|up) )/gu,
      ", ",
    )
    .replaceAll(/(?<=[$€£]\d[\d,.]*) min(?:utes?)?\b\.?/g, " minimum")
    .replaceAll(/\bmin\b\.?/g, "minimum")
    .replaceAll(/\bmax\b\.?/g, "maximum")
    .replaceAll(
      /, (?=(?:\d+|one|two|three|four|six|nine|twelve)-\p{L}+ (?:minimum|maximum))/gu,
      ", with a ",
    )
    .replaceAll(/ incl(?:uding)?\b\.? /g, ", including ");
  const marked = termed.replaceAll(
    new RegExp(
      String.raw`(?<![$€£\d.,-])(\d{1,3}(?:,\d{3})+|\d{2,})(\.\d\d)?(?![\d%kKM]|,\d|\.\d|-(?!\d)|\s?(?:${counted}))`,
      "g",
    ),
    (all) => (/^(?:19|20)\d\d$/.test(all) ? all : `${currency}${all}`),
  );
  return line === "" ? "" : sentence(sayMoney(marked));
}

function isRemark(unit: string): boolean {
  return /^(?:I know|I think|I guess|sorry|which is|it[’']s|that[’']s|not cheap|worth|kinda|maybe|negotiable if|I can|cheap|expensive|I feel|feels)\b(?!.*\d)/i.test(
    unit,
  );
}
