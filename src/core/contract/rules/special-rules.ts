import type { SpecialRule } from "#core/contract/contract.ts";
import { chosenPerson } from "./chosen-person.ts";
import { exactFigure } from "./exact-figure.ts";
import { pitchLength } from "./pitch-length.ts";
import { refusalInEach } from "./refusal-in-each.ts";
import type { SpecialRuleCheck } from "./special-rule-check.ts";

export const specialRules: Readonly<Record<SpecialRule, SpecialRuleCheck>> = {
  "chosen-person": chosenPerson,
  "refusal-in-each": refusalInEach,
  "exact-figure": exactFigure,
  "pitch-length": pitchLength,
};
