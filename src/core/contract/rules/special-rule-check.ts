import type { FormFault } from "#core/checks/form/form-fault.ts";
import type { Result } from "#core/result/result.ts";
import type { Answers } from "#core/tools/definition.ts";

/** A rule over several sections, or over text and answers. What wasn't answered is no fault. */
export type SpecialRuleCheck = (result: Result, answers: Answers) => readonly FormFault[];
