import type { Result } from "#core/result/result.ts";
import type { Answers, ToolDefinition } from "#core/tools/definition.ts";
import type { Check } from "#core/checks/check.ts";

/** A rule whose answers were not given has nothing to check: it names what is asked for. */
export type SpecialRuleCheck = (result: Result, answers: Answers, tool: ToolDefinition) => Check;
