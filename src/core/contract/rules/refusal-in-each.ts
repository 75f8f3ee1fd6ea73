import { contentWords } from "#core/language/words/content-words.ts";
import { splitSentences } from "#core/language/sentences.ts";
import { sectionText } from "#core/result/result.ts";
import { answerOf } from "#core/tools/definition.ts";
import type { SpecialRuleCheck } from "./special-rule-check.ts";

const refusing =
  /\b(?:not|never|no|nobody|nothing|none|cannot|declin\w+|done|stop\w*|end\w*)\b|n[’']t\b/iu;
const versions = ["In the moment", "In writing"];

/** What's said and what's sent each hold the no as a statement. */
export const refusalInEach: SpecialRuleCheck = (result, answers) => {
  const roots = new Set(contentWords(answerOf(answers, "refusal")).map(({ root }) => root));
  if (roots.size === 0) return [];
  const isRefusal = (sentence: string) =>
    !sentence.trim().endsWith("?") &&
    refusing.test(sentence) &&
    contentWords(sentence).some(({ root }) => roots.has(root));
  return result.sections
    .filter(({ label }) => label !== null && versions.includes(label))
    .filter((section) => !splitSentences(sectionText(section)).some(isRefusal))
    .map(({ label }) => ({ section: label, says: `“${label}” doesn’t say the no itself.` }));
};
