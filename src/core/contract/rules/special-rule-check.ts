import type { Result } from "#core/result/result.ts";
import type { Answers, ToolDefinition } from "#core/tools/definition.ts";
import type { Check } from "#core/checks/check.ts";

/** Null where there is nothing to judge: the answers weren’t given, or they don’t reach what the rule asks. */
export type SpecialRuleCheck = (
  result: Result,
  answers: Answers,
  tool: ToolDefinition,
) => Check | null;
