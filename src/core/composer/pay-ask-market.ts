import { sayMoney } from "#core/language/figures.ts";
import { sentence, stripPeriod } from "#core/language/phrase.ts";
import type { PayFigures } from "./pay-ask-figures.ts";

const says =
  /\b(?:is|are|was|were|says?|said|puts?|pays?|shows?|lists?|reports?|gives?|has|have|earns?|makes?|offers?|offered|ranges?|runs?|got|told|starts?|gets?|quotes?|quoted|found)\b/;
const figureNoun =
  /\b(?:median|average|rate|range|benchmark|midpoint|figure|scale|salary|percentile|number|mean|offer|quartile|base)\b/i;
const sumPattern = /[$€£][\d.,]*\d[kM]?(?: (?:to|and) [$€£][\d.,]*\d[kM]?)?/;

/** The market figure as one sentence in her words; "" when her answer holds no figure. It is never the ask. */
export function readMarket(market: string, figures: PayFigures): string {
  if (!/\d/.test(market)) return "";
  const said = stripPeriod(withMoney(market, figures))
    .replace(/\bstarts? (?=[$€£]\d)/u, "starts at ")
    .replace(/(?<=\d) per (?=\p{Lu})/u, ", per ");
  const sum = sumPattern.exec(said);
  const before = said
    .slice(0, sum?.index ?? 0)
    .trim()
    .replace(/[:,(–=~-]+$/, "")
    .trim();
  const rest = said.slice((sum?.index ?? 0) + (sum?.[0].length ?? 0)).trim();
  if (sum === null || says.test(before) || says.test(rest))
    return sentence(withArticle(said, market));
  const after = rest.replace(/^[,:(–-]\s*|\)$/g, "").trim();
  if (before === "")
    return sentence(`The market figure is ${sum[0]}${after === "" ? "" : `, ${after}`}`);
  if (before.includes(","))
    return sentence(
      `The market figure is ${sum[0]} (${before}${after === "" ? "" : `, ${after}`})`,
    );
  if (after === "" || /^(?:for|in|at|a|an|per|here|with|across)\b/.test(after)) {
    const noun = figureNoun.test(before) ? before : `${before} figure`;
    const subject = /^(?:the|a|an|my|our|this)\b/i.test(noun) ? noun : `the ${noun}`;
    return sentence(`${subject} is ${sum[0]}${after === "" ? "" : ` ${after}`}`);
  }
  return sentence(`The market figure is ${sum[0]} (${before}, ${after})`);
}

/** Sums as money. A bare "128" beside pay in thousands is thousands; "46.20" beside an hourly rate is money. */
function withMoney(market: string, { current, target }: PayFigures): string {
  const pay = target === "" ? current : target;
  const near = Number(/\d[\d,]*(?:\.\d+)?/.exec(pay)?.[0].replaceAll(",", "") ?? 0);
  const close = (value: number) => value >= near / 2.5 && value <= near * 2.5;
  const scaled = market
    .replaceAll(/(?<![\d.,$€£])(\d{2,3})\s?[-–]\s?(\d{2,3})k\b/gi, "$1,000 to $2,000")
    .replaceAll(/(?<![\d.,$€£%])(\d{2,3})(?![\d%]|,\d|\.\d|st|nd|rd|th)/g, (digits) =>
      near >= 10_000 && close(Number(digits) * 1000) ? `${digits},000` : digits,
    );
  const wide = scaled.replaceAll(
    /(?<![\d.,$€£])(\d{1,3},000)\s?[-–]\s?(\d{1,3},000)(?!\d)/g,
    "$1 to $2",
  );
  const ranged = wide.replaceAll(
    /(?<![\d.-])(\d{2,3})\s?[-–]\s?(\d{2,3})(?![\dk%-])/g,
    (all, low: string, high: string) => (close(Number(high)) ? `$${low} to $${high}` : all),
  );
  const plain = ranged.replaceAll(
    /(?<![$€£\d.,-])(\d{1,3}(?:,\d{3})+|\d+(?:\.\d\d)?)(?![\d%kM]|,\d|\.\d)/g,
    (digits) => {
      const value = Number(digits.replaceAll(",", ""));
      const isYear = /^(?:19|20)\d\d$/.test(digits);
      const rate = / an? \p{L}+$/u.test(pay) && value < 1000;
      return !isYear && near > 0 && close(value) && (value >= 1000 || rate) ? `$${digits}` : digits;
    },
  );
  const currency = /[€£]/.exec(pay)?.[0];
  const money = sayMoney(plain);
  return currency === undefined ? money : money.replaceAll("$", currency);
}

/** "candid report says …" names one report: "The candid report says …". */
function withArticle(said: string, raw: string): string {
  const subject = said.split(says)[0]?.trim() ?? "";
  const plain =
    /^\p{Ll}/u.test(raw) &&
    !/^(?:the|a|an|my|our|this|that|these|those|all|most|some|everyone|people|they|we|I|it|in|at|for|on|other|others|similar|places)\b/.test(
      raw,
    );
  return plain && subject !== "" && !subject.endsWith("s") ? `the ${said}` : said;
}
