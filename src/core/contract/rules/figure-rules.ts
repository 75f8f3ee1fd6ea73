import { findQuantities } from "#core/grounding/figures/quantities.ts";
import { hasAskedSum, findOtherSums } from "./asked-sums.ts";
import { isAnswered } from "#core/contract/required-answers.ts";
import type { SpecialRuleCheck } from "./special-rule-check.ts";
import { type Result, sectionText } from "#core/result/result.ts";
import { type Answers, answerOf } from "#core/tools/definition.ts";

/** The section of a pay ask that is the ask itself. */
export const payAskSection = "Opening ask";

/** The ask names the sum asked for, or the title where there is no sum. The pay of today may stand beside it. */
export const exactFigure: SpecialRuleCheck = (result, answers) => {
  const rule = "exact-figure";
  const opening = labelledText(result, payAskSection);
  const ownAsk = `${givenAnswer(answers, "sum")} ${givenAnswer(answers, "title")}`.trim();
  if (opening === "")
    return ownAsk === ""
      ? null
      : { rule, ok: false, detail: "The opening with your ask is missing." };
  const [other] = findOtherSums(opening, answers);
  if (other) {
    const detail = `The opening names ${other.text}, which is not your figure.`;
    return { rule, ok: false, detail };
  }
  if (ownAsk === "") return null;
  const isNamed = hasAskedSum(opening, answers);
  const ok = isNamed ?? hasMeaningOf(opening, ownAsk);
  const owed = isNamed === null ? "title" : "exact figure";
  return { rule, ok, detail: `The ask ${ok ? "names" : "leaves out"} your ${owed}.` };
};

/** Whether words of an answer that carry its meaning stand in a text; of one too short for such words, all of it. */
function hasMeaningOf(text: string, answer: string): boolean {
  const words = significantWords(answer);
  const low = text.toLowerCase();
  if (words.length === 0) return low.includes(answer.toLowerCase());
  return words.some((word) => low.includes(word));
}

function givenAnswer(answers: Answers, id: string): string {
  return isAnswered(answers, id) ? answerOf(answers, id) : "";
}

const apology =
  /\b(only|just|investment|valued? (at|of)|affordable|sorry|unfortunately|worth every)\b/i;

/** The price stands plainly: the amount given, no apology, no comparison. */
export const pricePlain: SpecialRuleCheck = (result, answers) => {
  const rule = "price-plain";
  const price = givenAnswer(answers, "price");
  const priceText = labelledText(result, "Price");
  if (price === "") return null;
  if (priceText === "") return { rule, ok: false, detail: "Your price is missing." };
  if (apology.test(priceText)) return { rule, ok: false, detail: "The price is apologised for." };
  const ownAmounts = parseGivenAmounts(price);
  const spoken = parseAmounts(priceText);
  const ok =
    ownAmounts.length === 0 ||
    (spoken.some((amount) => ownAmounts.includes(amount)) &&
      spoken.every((amount) => amount < 1000 || ownAmounts.includes(amount)));
  return {
    rule,
    ok,
    detail: ok ? "The price stands as you gave it." : "The price is not the one you gave.",
  };
};

/** Sums of at least 100 in a text, in whole units: "184.5k" is 184500. A bare "2019" may be a year, and is left out. */
export function parseAmounts(text: string): number[] {
  return amountsIn(text, (digits) => !/^(?:19|20)\d\d$/.test(digits));
}

/** Every number of an answer that may be a sum: "2 parts, 2000 + 1900". */
export function parseGivenAmounts(text: string): number[] {
  return amountsIn(text, () => true);
}

function amountsIn(text: string, mayBeSum: (digits: string) => boolean): number[] {
  return findQuantities(text)
    .filter(({ kind, text: digits }) => kind !== "percent" && mayBeSum(digits))
    .map(({ value }) => Math.round(value))
    .filter((value) => value >= 100);
}

function labelledText(result: Result, label: string): string {
  const section = result.sections.find((candidate) => candidate.label === label);
  return section ? sectionText(section) : "";
}

const stopWords = new Set(
  "the and for from with now want asking title role that this since been have".split(" "),
);

/** Words of an answer that carry its meaning, in lower case. */
export function significantWords(text: string): string[] {
  return [...text.toLowerCase().matchAll(/[\p{L}\p{N}][\p{L}\p{N}’'-]+/gu)]
    .map(([word]) => word)
    .filter((word) => word.length >= 3 && !stopWords.has(word));
}
