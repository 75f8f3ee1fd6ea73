import type { Check } from "./check.ts";
import type { UncoveredPart } from "./coverage/find-uncovered.ts";
import { formatQuotes } from "./coverage/format-quotes.ts";
import { timePitch, wordsWithin } from "#core/contract/rules/pitch-time.ts";
import type { Result } from "#core/result/result.ts";
import { type ToolId, toolOf } from "#core/tools/catalogue.ts";
import type { Answers } from "#core/tools/definition.ts";

/** The rule of what the time leaves out: for the member to know, and nothing that a writer could mend. */
const leftOutRule = "left-out";

/** What a model's pitch fails by its time: the seconds that were chosen, and the facts that had no room in them. */
export function checkPitch(
  tool: ToolId,
  result: Result,
  answers: Answers,
  leftOut: readonly UncoveredPart[],
): Check[] {
  if (!toolOf(tool).contract.special.includes("pitch-length")) return [];
  return [...checkSeconds(result, answers), ...checkLeftOut(leftOut)];
}

function checkSeconds(result: Result, answers: Answers): Check[] {
  const { chosen, versions } = timePitch(result, answers);
  const over = versions.filter(({ seconds }) => seconds > chosen).map(({ label }) => label);
  if (over.length === 0) return [];
  const time = `the ${chosen} seconds you chose, which is ${wordsWithin(chosen)} words`;
  const detail = `Longer than ${time}: ${over.join(", ")}.`;
  return [{ rule: "pitch-length", ok: false, detail }];
}

function checkLeftOut(leftOut: readonly UncoveredPart[]): Check[] {
  if (leftOut.length === 0) return [];
  const detail = `Not used, for want of time: ${formatQuotes(leftOut)}.`;
  return [{ rule: leftOutRule, ok: false, detail, isForReader: true }];
}
