import { findTextFigures } from "#core/facts/figures/find-figures.ts";
import { readTokens } from "#core/facts/tokens.ts";
import { isAnswered } from "#core/contract/required-answers.ts";
import { sectionText } from "#core/result/result.ts";
import { answerOf } from "#core/tools/definition.ts";
import type { SpecialRuleCheck } from "./special-rule-check.ts";

const opening = "Opening ask";

/** The opening names the sum that is asked for. A title asks for no sum. */
export const exactFigure: SpecialRuleCheck = (result, answers) => {
  const section = result.sections.find(({ label }) => label === opening);
  if (!section || !isAnswered(answers, "sum")) return [];
  const asked = valuesIn(answerOf(answers, "sum"));
  const said = valuesIn(sectionText(section));
  const isSaid = asked.some((value) => said.some((one) => one === value || one === value * 1000));
  return asked.length === 0 || isSaid
    ? []
    : [{ section: opening, says: "The opening leaves out the sum you’re asking for." }];
};

const valuesIn = (text: string): readonly number[] =>
  findTextFigures(text, readTokens(text), () => false).flatMap(({ values }) => values);
