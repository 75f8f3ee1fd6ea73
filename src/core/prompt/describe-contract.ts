import type { Contract, Range, SectionRule, SpecialRule } from "#core/contract/contract.ts";
import { wordsWithin } from "#core/contract/rules/pitch-time.ts";

const specialRuleInstructions: Record<SpecialRule, string> = {
  "chosen-person":
    "Keep the grammatical person she chose (I, she, he or they) throughout; where she chose none, the first person.",
  "refusal-in-each":
    "Each version states the refusal once as a plain declarative sentence. A reason is at most one sentence.",
  "exact-figure":
    "The opening holds the sum or title she asks for, exactly as she wrote it. Beside it may stand what she has today, and no other sum.",
  "price-plain": "The price stands plainly, without apology and without a reason for it.",
  "dated-close": "The close names a next step with a date she gave.",
  "spoken-length": `The spoken version has at most ${wordsWithin(90)} words, which is 90 seconds aloud; write no line about its time.`,
  "pitch-length": `Each version has at most ${wordsWithin(15)} words for 15 seconds, ${wordsWithin(30)} for 30 seconds, ${wordsWithin(60)} for 1 minute; 30 seconds where she chose no length. Write no line about its time.`,
  "star-parts":
    "Each question is a ### heading, followed by at most four items: - Situation: … - Task: … - Action: … - Result: …, from one accomplishment of hers. A part she did not give is left out and asked for.",
  "dated-steps":
    "A hand-over step stands under or beside a date or a week of hers, where she gave one.",
  "one-ask-each": "Each opener holds one clear ask.",
};

/** A contract as instructions: every section in order with its counts, then the rules that span sections. */
export function describeContract(contract: Contract): string {
  const lines = [
    ...describeForm(contract),
    ...contract.special.map((rule) => specialRuleInstructions[rule]),
  ];
  return lines.length === 0
    ? ""
    : ["What to hand over:", ...lines.map((line) => `- ${line}`)].join("\n");
}

function describeForm({ sections, whole }: Contract): string[] {
  if (whole) return [`No heading and no list: ${describeCounts(whole)}.`];
  if (sections.length === 0) return [];
  return [
    "These sections in this order, each opened by its label on a line of its own as ## Label, with nothing before them. Lists use - or 1. items. “You” and “your” below are hers. Counts are ceilings.",
    ...sections.map((section) => describeSection(section)),
  ];
}

const promisesCount = /\b(?:one|two|three|four|five|six)\b/i;

function describeSection(section: SectionRule): string {
  const counts = describeCounts(section);
  // What the page promises of a full set of answers is no floor for the writer of few; a ceiling is said once.
  const said = section.promise.replace(/\.$/, "").replace(/, at most \d+ \w+$/, "");
  const promise = promisesCount.test(said) ? "" : said;
  return `“${section.label}”: ${[promise, counts].filter((part) => part !== "").join("; ") || "of her facts"}.`;
}

function describeCounts(rule: Omit<SectionRule, "label">): string {
  return [
    rule.paragraphs && formatCeiling(rule.paragraphs, "paragraph"),
    rule.sentences && formatCeiling(rule.sentences, "sentence"),
    rule.items && formatCeiling(rule.items, "item"),
    rule.words && formatCeiling(rule.words, "word"),
    rule.characters && formatCeiling(rule.characters, "character"),
    rule.person && `${rule.person} person`,
    rule.verbFirst && "each item begins with a verb",
    rule.measured && "each item carries a measure",
  ]
    .filter((part) => typeof part === "string")
    .join(", ");
}

function formatCeiling([, to]: Range, noun: string): string {
  return `at most ${to} ${noun}${to === 1 ? "" : "s"}`;
}
