import { findFigures, sayFigure, withCommas } from "./figures.ts";

const moneyAfter =
  /^(?:$|[.,;:)]|\s(?:ARR|MRR|revenue|recovered|saved|raised|in (?:savings|revenue|sales|new|funding|costs?|fees|gifts|grants|ARR|contracts?|business|debt|annual|recurring|value|claims|penalties)|a year|a month|per year|annually|last|this|budget|deal|deals|contract|contracts|grant|grants|gift|funding|pipeline|in pipeline|sales|savings|spend|versus|against|from|under budget|over|portfolio|P&L|fund|account|buy-in|line|program|facility|loan|settlement|verdict|award|project|renovation|capital)\b)/i;
const moneyBefore =
  /\b(?:raised|saved|recovered|revenue|budget|sales|cost|costs|spend|losses|loss|profit|debt|fees|price|worth|giving|gifts?|grants?|donations|freight|savings|ARR|payroll|pay|salary|paid|sold|closed|fund(?:ing)?|billed|billings|margin|write-offs|spent|contract|bookings|foundation)\b/i;
const sharing = /(?:versus|against|goal of|target of|budget of|plan of|from|to|of)\s+$/i;

/** Sums she wrote without a currency sign get one where the words around them say money; "2M users" stays. A bare decimal beside such a sum ("1.9M versus goal of 1.5") shares its scale. */
export function sayAmounts(text: string): string {
  const figures = findFigures(text);
  const scaled = figures.find(({ scale, kind }) => kind === "money" || scale === "M");
  let done = "";
  let at = 0;
  for (const figure of figures) {
    const before = text.slice(0, figure.start);
    const after = text.slice(figure.end);
    done += text.slice(at, figure.start);
    at = figure.end;
    const big =
      figure.scale !== "" ||
      (figure.kind === "number" && figure.value >= 1000 && figure.text.includes(","));
    const beside =
      figure.scale === "M" && figures.some((one) => one.kind === "money" && one.scale === "M");
    if (figure.kind === "money") done += sayFigure(figure);
    else if (big && moneyAfter.test(after) && (figure.scale !== "" || moneyBefore.test(before))) {
      done += figure.scale === "" ? `$${withCommas(figure.value)}` : sayFigure(figure, true);
    } else if (
      beside &&
      !/^\s(?:users|people|views|units|downloads|members|patients|customers|rows|records|lives|meals|miles|readers)\b/.test(
        after,
      )
    ) {
      done += sayFigure(figure, true);
    } else if (isShared(figure.text, before, after) && scaled?.scale === "M") {
      done += `$${figure.text}M`;
    } else done += figure.text;
  }
  return done + text.slice(at);
}

function isShared(figure: string, before: string, after: string): boolean {
  return /^\d{1,3}\.\d{1,2}$/.test(figure) && sharing.test(before) && /^(?:$|[.,;)])/.test(after);
}
