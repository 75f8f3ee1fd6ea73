import type { Check } from "#core/checks/check.ts";
import { type UncoveredParts, findUncoveredParts } from "./find-uncovered-parts.ts";
import { formatQuotes } from "./format-quotes.ts";
import { findLeakedNotes } from "./leaked-notes.ts";
import { findDisclosed, getWithheldItems } from "./withheld.ts";
import type { Result } from "#core/result/result.ts";
import type { ToolId } from "#core/tools/catalogue.ts";
import type { Answers } from "#core/tools/definition.ts";

/** Whether each answer is in the text, and what is withheld is not. */
export function checkCoverage(
  tool: ToolId,
  result: Result,
  answers: Answers,
  { owed, leftOut }: UncoveredParts = findUncoveredParts(tool, result, answers),
): Check {
  const disclosed = findDisclosed(tool, result, answers);
  const leaked = findLeakedNotes(tool, result, answers);
  const details = [
    owed.length > 0
      ? `Not used: ${formatQuotes(owed)}.`
      : `Every ${leftOut.length > 0 ? "other answer" : "answer"} is in the text.`,
    ...(disclosed.length > 0
      ? [`You will not discuss this, and it is in the text: ${formatQuotes(disclosed)}.`]
      : []),
    ...(leaked.length > 0
      ? [`You asked to leave this out, and it is in the text: ${formatQuotes(leaked)}.`]
      : []),
    ...(disclosed.length === 0 && getWithheldItems(tool, answers).length > 0
      ? ["What you keep private stays out."]
      : []),
  ];
  const isTold = disclosed.length + leaked.length > 0;
  return {
    rule: "coverage",
    ok: owed.length === 0 && !isTold,
    detail: details.join(" "),
    // What was left out may have no place: a writer told to bring it in breaks a sentence for it.
    ...(owed.length > 0 && !isTold && { isForReader: true as const }),
  };
}
