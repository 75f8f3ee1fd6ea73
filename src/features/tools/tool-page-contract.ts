import {
  type Contract,
  type Range,
  type SectionRule,
  specialRuleNames,
} from "#core/contract/contract.ts";
import * as s from "#core/schema.ts";
import {
  type PublicDefinition,
  type Question,
  questionKinds,
  tiers,
} from "#core/tools/definition.ts";

/** A tool with everything its page needs, the instructions of its prompt included. */
export type ToolPageData = PublicDefinition & { readonly toolId: string };

const always = s.oneOf([true]);
const texts = s.array(s.string);

const Question: s.Schema<Question> = s.object({
  id: s.string,
  text: s.string,
  asks: s.string,
  kind: s.oneOf(questionKinds),
  stem: s.optional(s.string),
  options: s.optional(texts),
  placeholder: s.optional(s.string),
  group: s.optional(s.string),
  fact: s.optional(s.string),
  manner: s.optional(always),
  onlyWith: s.optional(s.object({ id: s.string, is: s.string })),
} satisfies s.SchemasOf<Question>);

const range: s.Schema<Range | undefined> = s.optional(s.pair(s.number));

const rule = {
  promise: s.string,
  needs: texts,
  optional: s.optional(always),
  from: s.optional(texts),
  maxWords: s.optional(s.number),
  sentences: range,
  items: range,
  maxItemWords: s.optional(s.number),
  maxItemCharacters: s.optional(s.number),
  spoken: s.optional(always),
  isPrivate: s.optional(always),
};

const SectionRule: s.Schema<SectionRule> = s.object({
  label: s.string,
  ...rule,
} satisfies s.SchemasOf<SectionRule>);

const Contract: s.Schema<Contract> = s.object({
  sections: s.array(SectionRule),
  whole: s.optional(s.object(rule)),
  special: s.array(s.oneOf(specialRuleNames)),
} satisfies s.SchemasOf<Contract>);

/** GET /api/tools/:slug. */
export const ToolPageData: s.Schema<ToolPageData> = s.object({
  toolId: s.string,
  title: s.string,
  slug: s.string,
  tier: s.oneOf(tiers),
  comingSoon: s.boolean,
  intent: s.string,
  inputLabel: s.string,
  summary: s.string,
  questions: s.array(Question),
  prompt: s.string,
  tones: texts,
  feedback: s.string,
  contract: Contract,
} satisfies s.SchemasOf<ToolPageData>);
