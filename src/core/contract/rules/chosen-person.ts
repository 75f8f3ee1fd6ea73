import { sectionText } from "#core/result/result.ts";
import { answerOf } from "#core/tools/definition.ts";
import type { SpecialRuleCheck } from "./special-rule-check.ts";

const firstPerson = /\b(?:I|my|me|mine|myself)\b|\bI[’']\w/u;
const pronouns: Readonly<Record<string, RegExp>> = {
  she: /\b(?:she|her|hers|herself)\b/iu,
  he: /\b(?:he|him|his|himself)\b/iu,
  they: /\b(?:they|them|their|theirs|themsel\w+)\b/iu,
};

/** The chosen person holds throughout; a quotation is somebody else's. */
export const chosenPerson: SpecialRuleCheck = (result, answers) => {
  const text = result.sections
    .map(sectionText)
    .join("\n")
    .replace(/“[^”]*”/gu, " ");
  const chosen = answerOf(answers, "person").toLowerCase();
  const speaksAsI = firstPerson.test(text);
  const own = Object.hasOwn(pronouns, chosen) ? pronouns[chosen] : undefined;
  const others = [pronouns["she"], pronouns["he"]].filter((one) => one !== own);
  const isOther = own !== undefined && !own.test(text) && others.some((one) => one?.test(text));
  if (own === undefined ? speaksAsI : !speaksAsI && !isOther) return [];
  const says = own === undefined ? "It should speak as “I”." : `It should speak as “${chosen}”.`;
  return [{ section: result.sections[0]?.label ?? null, says }];
};
