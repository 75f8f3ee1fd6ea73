import type { Check } from "./check.ts";
import type { SpecialRule } from "#core/contract/contract.ts";
import { isAskedSum, findOtherSums } from "#core/contract/rules/asked-sums.ts";
import {
  parseAmounts,
  parseGivenAmounts,
  payAskSection,
} from "#core/contract/rules/figure-rules.ts";
import { receiptsOf } from "#core/grounding/check-grounding.ts";
import { splitSentences } from "#core/language/sentences.ts";
import { type Result, sectionText } from "#core/result/result.ts";
import { type ToolId, toolOf } from "#core/tools/catalogue.ts";
import { type Answers, answerOf } from "#core/tools/definition.ts";

const payWords =
  /\b(?:salar(?:y|ies)|pay|paid|raise|increase|compensation|comp|base|bonus|fee|price|rate|equity|buy-?out|severance|retainer|wage|ask(?:ing)?)\b/i;

/**
 * Sums about pay or price that no answer gives; what to ask for is the member’s decision alone. Empty when every figure
 * is given.
 */
export function checkPayFigures(tool: ToolId, result: Result, answers: Answers): Check[] {
  const isPayAsk = hasRule(tool, "exact-figure");
  const otherAsks = isPayAsk ? findOtherAsks(result, answers) : [];
  const inAsk = otherAsks.filter(({ section }) => section === payAskSection).map(({ sum }) => sum);
  const elsewhere = otherAsks
    .filter(({ section }) => section !== payAskSection)
    .map(({ sum }) => sum);
  const invented = findUnsourcedSums(tool, result, answers);
  const foreign = [
    ...invented,
    ...inAsk,
    ...(isPayAsk ? [] : findOtherPrices(tool, result, answers)),
  ];
  return [
    ...failedChecks("own-figure", foreign, "Not your figure", "What you ask for is yours alone."),
    ...failedChecks(
      "asked-figure",
      elsewhere,
      "Not what you ask for",
      "Put your own figure there.",
    ),
  ];
}

function hasRule(tool: ToolId, rule: SpecialRule): boolean {
  return toolOf(tool).contract.special.includes(rule);
}

function failedChecks(rule: string, sums: readonly string[], what: string, then: string): Check[] {
  const named = [...new Set(sums)].slice(0, 4).join(", ");
  return named === "" ? [] : [{ rule, ok: false, detail: `${what}: ${named}. ${then}` }];
}

/** Sums without a source: in a pay ask those of the ask itself, in an offer all. */
function findUnsourcedSums(tool: ToolId, result: Result, answers: Answers): string[] {
  const isPayAsk = hasRule(tool, "exact-figure");
  if (!isPayAsk && !hasRule(tool, "price-plain")) return [];
  return receiptsOf(tool, result, answers).flatMap(({ fact, problem, section }) => {
    const isBare = fact.kind === "number" && parseAmounts(fact.text).some((sum) => sum >= 1000);
    const isSum = fact.kind === "money" || fact.kind === "percent" || isBare;
    if (problem !== "absent" || !isSum) return [];
    if (isPayAsk && (section !== payAskSection || isBare)) return [];
    const text = result.sections.find(({ label }) => label === section);
    const sentence = text
      ? (splitSentences(sectionText(text)).find((one) => one.includes(fact.text)) ?? "")
      : "";
    return fact.kind !== "percent" || payWords.test(sentence) ? [fact.text] : [];
  });
}

/** A price in place of the one given. */
function findOtherPrices(tool: ToolId, result: Result, answers: Answers): string[] {
  const price = result.sections.find(({ label }) => label === "Price");
  if (!hasRule(tool, "price-plain") || !price) return [];
  const ownPrices = parseGivenAmounts(
    `${answerOf(answers, "price")} ${answerOf(answers, "refine")}`,
  );
  const statedPrices = ownPrices.length > 0 ? parseAmounts(sectionText(price)) : [];
  return statedPrices
    .filter((sum) => sum >= 1000 && !ownPrices.includes(sum))
    .map((sum) => sum.toLocaleString("en-US"));
}

type AskedSum = { readonly section: string | null; readonly sum: string };

/** The market’s figure, or any other, in place of the sum asked for. */
function findOtherAsks(result: Result, answers: Answers): readonly AskedSum[] {
  return result.sections.flatMap((section) =>
    splitSentences(sectionText(section))
      .filter((sentence) => /\b(?:I|my|me|ask)\b/i.test(sentence))
      .flatMap((sentence) =>
        findOtherSums(sentence, answers)
          .filter((sum) => isAskedSum(sentence, sum))
          .map(({ text }) => ({ section: section.label, sum: text })),
      ),
  );
}
