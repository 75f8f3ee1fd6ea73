import type { Contract } from "#core/contract/contract.ts";
import { hasRequiredAnswers } from "#core/contract/required-answers.ts";
import type { Result } from "#core/result/result.ts";
import type { Answers } from "#core/tools/definition.ts";

/**
 * True when a text is this tool's output at all: at least half of the required sections, or one text without headings.
 */
export function hasContractForm(contract: Contract, result: Result, answers: Answers): boolean {
  if (contract.whole) return result.sections.length === 1 && result.sections[0]?.label === null;
  const found = new Set(result.sections.map((section) => section.label));
  const owed = contract.sections.filter((rule) => hasRequiredAnswers(rule, answers));
  const present = contract.sections.filter((rule) => found.has(rule.label));
  return present.length > 0 && present.length * 2 >= owed.length;
}
