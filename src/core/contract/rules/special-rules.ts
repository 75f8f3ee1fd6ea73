import type { SpecialRuleCheck } from "./special-rule-check.ts";
import type { SpecialRule } from "#core/contract/contract.ts";
import { exactFigure, pricePlain } from "./figure-rules.ts";
import { chosenPerson, oneAskEach, refusalInEach } from "./sentence-rules.ts";
import { pitchLength, spokenLength } from "./length-rules.ts";
import { datedClose, datedSteps } from "./dated-rules.ts";
import { starParts } from "./star-rule.ts";

export const specialRules: Record<SpecialRule, SpecialRuleCheck> = {
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
