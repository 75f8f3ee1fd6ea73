import type { Check } from "#core/checks/check.ts";
import { checkSection } from "#core/contract/check-section.ts";
import type { SectionRule } from "#core/contract/contract.ts";
import { hasRequiredAnswers } from "./required-answers.ts";
import { relaxRuleToMaterial } from "./relax-rule.ts";
import { specialRules } from "#core/contract/rules/special-rules.ts";
import type { Result, Section } from "#core/result/result.ts";
import { type ToolId, toolOf } from "#core/tools/catalogue.ts";
import type { Answers, ToolDefinition } from "#core/tools/definition.ts";

/**
 * Checks a result against its tool's contract. A section is required once the answers it needs were given; a lower
 * bound binds as far as the material reaches, an upper bound always. A rule that the material doesn't reach gives no check.
 */
export function checkContract(tool: ToolId, result: Result, answers: Answers): Check[] {
  const definition = toolOf(tool);
  const { contract } = definition;
  const special = contract.special.flatMap(
    (name) => specialRules[name](result, answers, definition) ?? [],
  );
  if (contract.whole) {
    const [first] = result.sections;
    const alone = result.sections.length === 1 && first?.label === null;
    if (!first || !alone)
      return [createSectionsCheck(false, "One text without headings is owed."), ...special];
    const rule = { label: "The text", ...contract.whole };
    return [...checkWithinReach(definition, rule, first, answers), ...special];
  }
  return [
    ...checkSections(contract.sections, result, answers),
    ...contract.sections.flatMap((rule) => {
      const section = findSectionByLabel(result, rule.label);
      return section ? checkWithinReach(definition, rule, section, answers) : [];
    }),
    ...special,
  ];
}

/** No check where a section meets its rule only because the rule was relaxed. */
function checkWithinReach(
  tool: ToolDefinition,
  rule: SectionRule,
  section: Section,
  answers: Answers,
): Check[] {
  const check = checkSection(relaxRuleToMaterial(tool, rule, answers), section);
  return check.ok && !checkSection(rule, section).ok ? [] : [check];
}

export function findSectionByLabel(result: Result, label: string): Section | undefined {
  return result.sections.find((section) => section.label === label);
}

function checkSections(rules: readonly SectionRule[], result: Result, answers: Answers): Check[] {
  const labels = result.sections.map((section) => section.label ?? "text without a heading");
  const unknown = labels.filter((label) => !rules.some((rule) => rule.label === label));
  const owed = rules.filter((rule) => !rule.optional && hasRequiredAnswers(rule, answers));
  const absent = owed.filter((rule) => !labels.includes(rule.label)).map((rule) => rule.label);
  const expected = rules.map((rule) => rule.label).filter((label) => labels.includes(label));
  if (unknown.length > 0)
    return [createSectionsCheck(false, `Not part of this tool: ${unknown.join(", ")}.`)];
  if (absent.length > 0) return [createSectionsCheck(false, `Still owed: ${absent.join(", ")}.`)];
  if (expected.join() !== labels.join())
    return [createSectionsCheck(false, "The sections are out of order.")];
  if (labels.length === 0) return [createSectionsCheck(false, "The text is empty.")];
  return labels.length === rules.length
    ? [createSectionsCheck(true, `All ${rules.length} sections, in order.`)]
    : [];
}

function createSectionsCheck(ok: boolean, detail: string): Check {
  return { rule: "sections", ok, detail };
}
