import type { Contract, Range, SectionRule, SpecialRule } from "#core/contract/contract.ts";
import { pitchWords, spokenRange } from "#core/contract/length-rules.ts";

const specialInWords: Record<SpecialRule, string> = {
  "chosen-person":
    "Keep the grammatical person she chose throughout; where she chose none and gave no name, the first person.",
  "refusal-in-each":
    "Each version states the refusal once as a plain declarative sentence. A reason is at most one sentence.",
  "exact-figure":
    "The opening holds the exact figure or title she is asking for, as she wrote it, and no other figure.",
  "price-plain": "The price stands plainly, without apology and without a reason for it.",
  "dated-close": "The close names a next step with a date she gave.",
  "spoken-length": `The spoken version runs 90 seconds: ${said(spokenRange)} words. Its last line is “90 seconds at 140 words a minute”.`,
  "pitch-length": `Each version has the words of its length: ${said(pitchWords[15])} for 15 seconds, ${said(pitchWords[30])} for 30 seconds, ${said(pitchWords[60])} for 1 minute. Its last line is “N seconds at 140 words a minute”, N being 15, 30 or 60; 30 where she chose no length.`,
  "star-parts":
    "Each question is a ### heading, followed by four items: - Situation: … - Task: … - Action: … - Result: …, from her own accomplishments. A result she did not give is asked for, never invented.",
  "dated-steps":
    "Each hand-over step carries a date or a week that follows from the dates she gave.",
  "one-ask-each": "Each opener holds one clear ask.",
};

function said([from, to]: Range): string {
  return `${from} to ${to}`;
}

/** A contract as instructions: every section in order with its counts, then the rules that span sections. */
export function describeContract(contract: Contract): string {
  const lines = [
    ...describeForm(contract),
    ...contract.special.map((rule) => specialInWords[rule]),
  ];
  return lines.length === 0
    ? ""
    : ["What to hand over:", ...lines.map((line) => `- ${line}`)].join("\n");
}

function describeForm({ sections, whole }: Contract): string[] {
  if (whole) return [`No heading and no list: ${inWords(whole)}.`];
  if (sections.length === 0) return [];
  return [
    "Exactly these sections in this order, each opened by its label on a line of its own as ## Label, and nothing before or after them. Lists use - or 1. items. “You” and “your” below are hers.",
    ...sections.map((section) => describeSection(section)),
  ];
}

function describeSection(section: SectionRule): string {
  const counts = inWords(section);
  const promise = section.promise.replace(/\.$/, "");
  return `“${section.label}”: ${promise}${counts === "" ? "" : ` (${counts})`}.`;
}

function inWords(rule: Omit<SectionRule, "label">): string {
  return [
    rule.paragraphs && count(rule.paragraphs, "paragraph"),
    rule.sentences && count(rule.sentences, "sentence"),
    rule.items && count(rule.items, "item"),
    rule.words && count(rule.words, "word"),
    rule.characters && count(rule.characters, "character"),
    rule.person && `${rule.person} person`,
    rule.verbFirst && "each item begins with a verb",
    rule.measured && "each item carries a measure",
  ]
    .filter((part) => typeof part === "string")
    .join(", ");
}

function count([from, to]: Range, noun: string): string {
  if (from === to) return `exactly ${from} ${noun}${from === 1 ? "" : "s"}`;
  if (from <= 1) return `at most ${to} ${noun}s`;
  return `${from} to ${to} ${noun}s`;
}
