import type { Range, SectionRule } from "./contract.ts";
import { countFactsGiven, countItemsGiven, countWordsGiven } from "./count-given.ts";
import { type Answers, answerOf, type ToolDefinition } from "#core/tools/definition.ts";

/** So few facts make one sentence. */
const fewFacts = 3;

/** The rule with the lower ends that the material reaches, so that nothing is padded; upper ends stay as they are. */
export function relaxRuleToMaterial(
  tool: ToolDefinition,
  rule: SectionRule,
  answers: Answers,
): SectionRule {
  const { items, sentences, words, paragraphs, measured, ...others } = rule;
  const itemCount = countOwnItems(tool, rule, answers);
  const isFew = countFactsGiven(tool, answers) < fewFacts;
  const isLong = !words || countWordsGiven(tool, answers) >= words[0];
  return {
    ...others,
    ...(measured && hasFigureInEachLine(rule, answers) && { measured }),
    ...(items && { items: lowerMinimum(itemCount, items) }),
    ...(sentences && { sentences: lowerMinimum(isFew ? 1 : itemCount, sentences) }),
    ...(words && { words: lowerMinimum(isLong ? words[0] : 1, words) }),
    ...(paragraphs && { paragraphs: lowerMinimum(isLong ? paragraphs[0] : 1, paragraphs) }),
  };
}

function lowerMinimum(available: number, [low, high]: Range): Range {
  return [Math.min(low, Math.max(1, available)), high];
}

/** Whether each line that the section is made of has a figure, one of a later request included; none is made up. */
function hasFigureInEachLine({ from: ids = [] }: SectionRule, answers: Answers): boolean {
  const lines = [...ids, "refine"].flatMap((id) => answerOf(answers, id).split(/\n|;/));
  return lines.every((line) => line.trim() === "" || /\d/.test(line));
}

/** The items that this section can be made of; Infinity where it is not made of items. */
function countOwnItems(tool: ToolDefinition, rule: SectionRule, answers: Answers): number {
  if (!rule.from && !rule.shared) return Infinity;
  const among = tool.contract.sections.filter(({ shared }) => shared === rule.shared).length;
  const own = countItemsGiven(tool, rule.from ?? [], answers);
  return own + Math.floor(countItemsGiven(tool, rule.shared ?? [], answers) / Math.max(1, among));
}
