import { monthNames, shortMonthNames } from "#core/language/calendar-words.ts";
import { regexAnyOf } from "#core/language/word-lists.ts";
import type { GroundingProblem } from "./fact.ts";

const month = regexAnyOf(monthNames, shortMonthNames);
const dayOfMonth = new RegExp(String.raw`\d (?:of )?${month}\b|\b${month}\.? \d`, "i");

/** What is wrong with a fact that has no receipt, as a sentence for the reader. */
export function describeProblem(text: string, problem: GroundingProblem | null): string {
  if (problem === "noun" && dayOfMonth.test(text))
    return `“${text}” belongs to something else in your answers.`;
  if (problem === "noun") return `“${text}” counts something else in your answers.`;
  if (problem === "employer") return `“${text}” is the employer’s figure, not yours.`;
  if (problem === "promoted") return `“${text}” says more than your answers do.`;
  if (problem === "softened") return `“${text}” says less than your answers do.`;
  return `Not in your answers: ${text}.`;
}
