import type { Check } from "#core/checks/check.ts";
import { amounts } from "#core/contract/figure-rules.ts";
import { receiptsOf } from "#core/grounding/check-grounding.ts";
import { splitSentences } from "#core/language/sentences.ts";
import { type Result, wordsOf } from "#core/result/result.ts";
import type { ToolId } from "#core/tools/catalogue.ts";
import { type Answers, answerOf } from "#core/tools/definition.ts";

const rule = "own-figure";
const aboutPay =
  /\b(?:salar(?:y|ies)|pay|paid|raise|increase|compensation|comp|base|bonus|fee|price|rate|equity|buy-?out|severance|retainer|wage|ask(?:ing)?)\b/i;
const askThenSum =
  /\b(?:ask(?:ing)?|asked|request(?:ing|ed)?|propos(?:e|ing|ed)|target|settle|accept|agree|move|moves|bring|set|adjust(?:ed|ing)?|raise|increase|take|consider)\b(?![^$€£\d]*\b(?:market|median|survey|band|benchmark|published|report)\b)[^$€£\d]{0,60}((?:[$€£]\s?)?\d[\d,.]*\s?(?:k|m|thousand|million)?)/gi;

/** Sums about pay or price that are not hers; only she decides what she asks for. Empty when every figure is hers. */
export function checkOwnFigure(tool: ToolId, result: Result, answers: Answers): Check[] {
  const foreign = [...inventedSums(tool, result, answers), ...otherAsks(tool, result, answers)];
  if (foreign.length === 0) return [];
  const named = [...new Set(foreign)].slice(0, 4).join(", ");
  return [
    { rule, ok: false, detail: `Not your figure: ${named}. What you ask for is yours alone.` },
  ];
}

/** Sums without a source: anywhere in the tools of pay and price, beside words of pay in the others. */
function inventedSums(tool: ToolId, result: Result, answers: Answers): string[] {
  const everywhere = tool === "payAsk" || tool === "offerPower";
  return receiptsOf(tool, result, answers).flatMap(({ fact, problem, section }) => {
    const isSum =
      fact.kind === "money" ||
      (fact.kind === "number" && amounts(fact.text).some((sum) => sum >= 1000)) ||
      fact.kind === "percent";
    if (problem !== "absent" || !isSum) return [];
    const text = result.sections.find(({ label }) => label === section);
    const sentence = text
      ? (splitSentences(wordsOf(text)).find((one) => one.includes(fact.text)) ?? "")
      : "";
    const counts =
      fact.kind === "percent" ? aboutPay.test(sentence) : everywhere || aboutPay.test(sentence);
    return counts ? [fact.text] : [];
  });
}

/** The market’s figure, or any other she gave, put in the place of the one she asks for. */
function otherAsks(tool: ToolId, result: Result, answers: Answers): string[] {
  if (tool === "offerPower") {
    const price = result.sections.find(({ label }) => label === "Price");
    const hers = amounts(`${answerOf(answers, "price")} ${answerOf(answers, "refine")}`);
    const said = price && hers.length > 0 ? amounts(wordsOf(price)) : [];
    return said.filter((sum) => sum >= 1000 && !hers.includes(sum)).map(written);
  }
  if (tool !== "payAsk") return [];
  const hers = ["now", "sum", "title", "refine"].flatMap((id) => amounts(answerOf(answers, id)));
  if (hers.length === 0) return [];
  return result.sections
    .flatMap((section) => splitSentences(wordsOf(section)))
    .filter((sentence) => /\bI\b|\bmy\b|\bme\b|\bask\b/i.test(sentence))
    .flatMap((sentence) => [...sentence.matchAll(askThenSum)].map(([, sum = ""]) => sum.trim()))
    .flatMap((sum) => amounts(sum).filter((value) => value >= 10_000 && !hers.includes(value)))
    .map(written);
}

function written(sum: number): string {
  return sum.toLocaleString("en-US");
}
