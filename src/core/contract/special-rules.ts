import type { Check } from "#core/checks/check.ts";
import type { SpecialRule } from "#core/contract/contract.ts";
import { exactFigure, pricePlain } from "#core/contract/figure-rules.ts";
import { chosenPerson, oneAskEach, refusalInEach } from "#core/contract/sentence-rules.ts";
import { pitchLength, spokenLength } from "#core/contract/length-rules.ts";
import { datedClose, datedSteps, starParts } from "#core/contract/shape-rules.ts";
import type { Result } from "#core/result/result.ts";
import type { Answers } from "#core/tools/definition.ts";

/** `partial`: something is asked for in the request line, so lower bounds give way. */
export type RuleCheck = (result: Result, answers: Answers, partial: boolean) => Check;

export const specialRules: Record<SpecialRule, RuleCheck> = {
  "chosen-person": chosenPerson,
  "refusal-in-each": refusalInEach,
  "exact-figure": exactFigure,
  "price-plain": pricePlain,
  "dated-close": datedClose,
  "spoken-length": spokenLength,
  "pitch-length": pitchLength,
  "star-parts": starParts,
  "dated-steps": datedSteps,
  "one-ask-each": oneAskEach,
};
