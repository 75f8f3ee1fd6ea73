import type { Contract, Range, SectionRule } from "#core/contract/contract.ts";
import { countItemsGiven } from "#core/contract/count-given.ts";
import { hasRequiredAnswers } from "#core/contract/required-answers.ts";
import { spokenText } from "#core/contract/spoken-note.ts";
import { specialRules } from "#core/contract/rules/special-rules.ts";
import { countSentences, countWords } from "#core/language/sentences.ts";
import { itemsOf, type Result, type Section, sectionText } from "#core/result/result.ts";
import { type ToolId, toolOf } from "#core/tools/catalogue.ts";
import type { Answers } from "#core/tools/definition.ts";
import type { FormFault } from "./form-fault.ts";

/**
 * Holds a text against its tool's form: missing sections, ceilings, and the rules that span sections. What
 * too little was given for is no fault.
 */
export function findFormFaults(tool: ToolId, result: Result, answers: Answers): FormFault[] {
  const { contract } = toolOf(tool);
  return [
    ...(contract.whole
      ? wholeFaults(contract.whole, result)
      : sectionFaults(contract, result, answers)),
    ...result.sections.flatMap((section) => {
      const rule = contract.sections.find(({ label }) => label === section.label);
      return rule ? limitFaults(tool, rule, section, answers) : [];
    }),
    ...contract.special.flatMap((name) => specialRules[name](result, answers)),
  ];
}

function wholeFaults(rule: Omit<SectionRule, "label">, { sections }: Result): FormFault[] {
  const [only] = sections;
  if (!only || sections.length > 1 || only.label !== null)
    return [
      { section: null, says: "This should be one paragraph without headings.", isGrave: true },
    ];
  return rangeFaults([[countSentences(sectionText(only)), rule.sentences, "sentence", 1.25]], null);
}

/** A text that has less than half of the sections it owes is another text. */
function sectionFaults(
  { sections: rules }: Contract,
  { sections }: Result,
  answers: Answers,
): FormFault[] {
  const found = new Set(sections.map(({ label }) => label));
  const owed = rules.filter((rule) => hasRequiredAnswers(rule, answers));
  const present = rules.filter(({ label }) => found.has(label));
  const isOther = present.length === 0 || present.length * 2 < owed.length;
  if (isOther && owed.length === 0)
    return [{ section: null, says: "None of its headings is here.", isGrave: true }];
  return owed
    .filter(({ label, optional }) => !optional && !found.has(label))
    .map(({ label }) => ({
      section: null,
      says: `The section “${label}” is missing.`,
      ...(isOther && { isGrave: true as const }),
    }));
}

function limitFaults(
  tool: ToolId,
  rule: SectionRule,
  section: Section,
  answers: Answers,
): FormFault[] {
  const items = itemsOf(section);
  const given = rule.from ? countItemsGiven(toolOf(tool), rule.from, answers) : 0;
  const least = rule.items && Math.min(rule.items[0], given);
  return [
    ...rangeFaults(
      [
        [countWords(spokenText(section)), rule.maxWords && [0, rule.maxWords], "word", 1.25],
        [
          countSentences(spokenText(section)),
          rule.sentences && [0, rule.sentences[1]],
          "sentence",
          1.25,
        ],
        // An item may stand as two: what to do and what not, or a line and when to say it.
        [items.length, rule.items && [least ?? 0, rule.items[1]], "item", 2],
      ],
      section.label,
    ),
    ...items.flatMap((item) => itemFaults(rule, item)),
  ];
}

function itemFaults(
  { label, maxItemWords, maxItemCharacters }: SectionRule,
  item: string,
): FormFault[] {
  const words = countWords(item);
  const first = item.split(/\s+/).slice(0, 5).join(" ");
  if (maxItemWords !== undefined && words > maxItemWords)
    return [
      { section: label, says: `“${first} …” has ${words} words; ${maxItemWords} is the most.` },
    ];
  return maxItemCharacters !== undefined && item.length > maxItemCharacters
    ? [
        {
          section: label,
          says: `“${first} …” has ${item.length} characters; ${maxItemCharacters} is the most.`,
        },
      ]
    : [];
}

/** `slack` is how many times the most a text may have before that is worth a word. */
type Count = readonly [count: number, range: Range | 0 | undefined, noun: string, slack: number];

function rangeFaults(counts: readonly Count[], section: string | null): FormFault[] {
  const where = section === null ? "This" : `“${section}”`;
  return counts.flatMap(([count, range, noun, slack]) => {
    if (!range || (count >= range[0] && count <= range[1] * slack)) return [];
    const [bound, end] = count > range[1] ? [range[1], "the most"] : [range[0], "the least"];
    return [{ section, says: `${where} has ${formatCount(count, noun)}; ${bound} is ${end}.` }];
  });
}

const formatCount = (count: number, noun: string): string =>
  `${count} ${count === 1 ? noun : `${noun}s`}`;
