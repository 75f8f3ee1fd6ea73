import type { Check } from "#core/checks/check.ts";
import { findUncovered, type TextWriter } from "./find-uncovered.ts";
import { formatQuotes } from "./format-quotes.ts";
import { findLostParts } from "./left-out.ts";
import { findDisclosed, getWithheldItems } from "./withheld.ts";
import { shareableReasons } from "#core/tools/exit-strategy/exit-reasons.ts";
import type { Result } from "#core/result/result.ts";
import { type ToolId, toolOf } from "#core/tools/catalogue.ts";
import type { Answers } from "#core/tools/definition.ts";

/** Whether each answer is in the text, and what is withheld is not. */
export function checkCoverage(
  tool: ToolId,
  result: Result,
  answers: Answers,
  writer: TextWriter = "composer",
): Check {
  const owed = writer === "model" ? withoutPrivateReason(tool, answers) : answers;
  const { owed: lost, leftOut } =
    writer === "model"
      ? findLostParts(tool, result, owed)
      : { owed: findUncovered(tool, result, owed, writer), leftOut: [] };
  const disclosed = findDisclosed(tool, result, answers);
  const details = [
    lost.length > 0
      ? `Not used: ${formatQuotes(lost)}.`
      : `Every ${leftOut.length > 0 ? "other answer" : "answer"} is in the text.`,
    ...(disclosed.length > 0
      ? [`You will not discuss this, and it is in the text: ${formatQuotes(disclosed)}.`]
      : []),
    ...(disclosed.length === 0 && getWithheldItems(tool, answers).length > 0
      ? ["What you will not discuss stays out."]
      : []),
  ];
  return { rule: "coverage", ok: lost.length + disclosed.length === 0, detail: details.join(" ") };
}

/** Of "I am burned out but I say that I want more time" a model owes only the reason that may be shared. */
function withoutPrivateReason(tool: ToolId, answers: Answers): Answers {
  const { reasonQuestion } = toolOf(tool).checks;
  if (reasonQuestion === undefined) return answers;
  const shareable = shareableReasons(answers).join("\n");
  return shareable === "" ? answers : { ...answers, [reasonQuestion]: shareable };
}
