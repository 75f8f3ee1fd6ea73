import type { Check } from "#core/checks/check.ts";
import { uncovered, type Writer } from "#core/checks/coverage/coverage.ts";
import { disclosed, withheld } from "#core/checks/coverage/disclosed.ts";
import { reasonsOf } from "#core/composer/tools/exit-reasons.ts";
import type { Result } from "#core/result/result.ts";
import type { ToolId } from "#core/tools/catalogue.ts";
import type { Answers } from "#core/tools/definition.ts";

const longest = 80;

/** Whether each answer is in the text, and what she will not discuss is not. */
export function checkCoverage(
  tool: ToolId,
  result: Result,
  answers: Answers,
  writer: Writer = "composer",
): Check {
  const owed = writer === "model" ? withoutPrivateReason(tool, answers) : answers;
  const lost = uncovered(tool, result, owed, writer);
  const told = disclosed(tool, result, answers);
  const details = [
    lost.length === 0 ? "Every answer is in the text." : `Not used: ${quoted(lost)}.`,
    ...(told.length > 0
      ? [`You will not discuss this, and it is in the text: ${quoted(told)}.`]
      : []),
    ...(told.length === 0 && withheld(tool, answers).length > 0
      ? ["What you will not discuss stays out."]
      : []),
  ];
  return { rule: "coverage", ok: lost.length + told.length === 0, detail: details.join(" ") };
}

/** Of "I am burned out but I say that I want more time" a model owes what she says. */
function withoutPrivateReason(tool: ToolId, answers: Answers): Answers {
  const said = tool === "exitStrategy" ? reasonsOf(answers).join("\n") : "";
  return said === "" ? answers : { ...answers, reason: said };
}

function quoted(all: readonly { readonly words: string }[]): string {
  return all.map(({ words }) => `“${shortened(words.replaceAll(/\s+/g, " "))}”`).join("; ");
}

function shortened(words: string): string {
  const bare = words.replace(/[.;,]$/, "");
  return bare.length <= longest ? bare : `${bare.slice(0, bare.lastIndexOf(" ", longest))} …`;
}
