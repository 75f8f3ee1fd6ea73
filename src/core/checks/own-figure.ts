import type { Check } from "#core/checks/check.ts";
import { isAsked, otherSums } from "#core/contract/asked-sums.ts";
import { amounts, askSection } from "#core/contract/figure-rules.ts";
import { receiptsOf } from "#core/grounding/check-grounding.ts";
import { splitSentences } from "#core/language/sentences.ts";
import { type Result, wordsOf } from "#core/result/result.ts";
import type { ToolId } from "#core/tools/catalogue.ts";
import { type Answers, answerOf } from "#core/tools/definition.ts";

const aboutPay =
  /\b(?:salar(?:y|ies)|pay|paid|raise|increase|compensation|comp|base|bonus|fee|price|rate|equity|buy-?out|severance|retainer|wage|ask(?:ing)?)\b/i;

/** Sums about pay or price that are not hers; only she decides what she asks for. Empty when every figure is hers. */
export function checkOwnFigure(tool: ToolId, result: Result, answers: Answers): Check[] {
  const isPayAsk = tool === "payAsk";
  const asked = isPayAsk ? otherAsks(result, answers) : [];
  const inAsk = asked.filter(({ section }) => section === askSection).map(({ sum }) => sum);
  const elsewhere = asked.filter(({ section }) => section !== askSection).map(({ sum }) => sum);
  const invented = inventedSums(tool, result, answers);
  const foreign = [...invented, ...inAsk, ...(isPayAsk ? [] : otherPrices(tool, result, answers))];
  return [
    ...unmet("own-figure", foreign, "Not your figure", "What you ask for is yours alone."),
    ...unmet("asked-figure", elsewhere, "Not what you ask for", "Put your own figure there."),
  ];
}

function unmet(rule: string, sums: readonly string[], what: string, then: string): Check[] {
  const named = [...new Set(sums)].slice(0, 4).join(", ");
  return named === "" ? [] : [{ rule, ok: false, detail: `${what}: ${named}. ${then}` }];
}

/** Sums without a source: in a pay ask those of the ask itself, in an offer all, beside words of pay in other tools. */
function inventedSums(tool: ToolId, result: Result, answers: Answers): string[] {
  return receiptsOf(tool, result, answers).flatMap(({ fact, problem, section }) => {
    const isBare = fact.kind === "number" && amounts(fact.text).some((sum) => sum >= 1000);
    const isSum = fact.kind === "money" || fact.kind === "percent" || isBare;
    if (problem !== "absent" || !isSum) return [];
    if (tool === "payAsk" && (section !== askSection || isBare)) return [];
    const text = result.sections.find(({ label }) => label === section);
    const sentence = text
      ? (splitSentences(wordsOf(text)).find((one) => one.includes(fact.text)) ?? "")
      : "";
    const everywhere = fact.kind !== "percent" && (tool === "payAsk" || tool === "offerPower");
    return everywhere || aboutPay.test(sentence) ? [fact.text] : [];
  });
}

/** A price in the place of hers. */
function otherPrices(tool: ToolId, result: Result, answers: Answers): string[] {
  const price = result.sections.find(({ label }) => label === "Price");
  if (tool !== "offerPower" || !price) return [];
  const hers = amounts(`${answerOf(answers, "price")} ${answerOf(answers, "refine")}`);
  const said = hers.length > 0 ? amounts(wordsOf(price)) : [];
  return said
    .filter((sum) => sum >= 1000 && !hers.includes(sum))
    .map((sum) => sum.toLocaleString("en-US"));
}

type Asked = { readonly section: string | null; readonly sum: string };

/** The market’s figure, or any other, put in the place of the one she asks for. */
function otherAsks(result: Result, answers: Answers): readonly Asked[] {
  return result.sections.flatMap((section) =>
    splitSentences(wordsOf(section))
      .filter((sentence) => /\b(?:I|my|me|ask)\b/i.test(sentence))
      .flatMap((sentence) =>
        otherSums(sentence, answers)
          .filter((sum) => isAsked(sentence, sum))
          .map(({ text }) => ({ section: section.label, sum: text })),
      ),
  );
}
