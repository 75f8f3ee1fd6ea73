import type { GroundingProblem } from "./fact.ts";

/** What is wrong with a fact that has no receipt, as a sentence for the reader. */
export function describeProblem(text: string, problem: GroundingProblem | null): string {
  if (problem === "noun") return `“${text}” counts something else in your answers.`;
  if (problem === "employer") return `“${text}” is the employer’s figure, not yours.`;
  if (problem === "promoted") return `“${text}” says more than your answers do.`;
  if (problem === "softened") return `“${text}” says less than your answers do.`;
  return `Not in your answers: ${text}.`;
}
