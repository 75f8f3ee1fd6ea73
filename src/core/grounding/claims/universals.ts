import type { Source } from "#core/grounding/evidence.ts";
import type { Fact } from "#core/grounding/fact.ts";
import { sentenceAround } from "#core/language/sentences.ts";
import { contentStems, statementsOf } from "./promoted-verbs.ts";

/** Words that take in everything or everybody; "each", "both" and "every draft" only share out. */
const every =
  /(?<!(?:\bis|’s|\bnot|\bmy|\bat|\bit|\babove|\bafter|\bin) )\ball(?! of (?:this|that|it)\b)\b|\b(?:everyone|everybody|day and night|any time)\b/giu;

/** "Dear all" speaks to those who read it. */
const greeting = /(?:^|\n)(?:Hi|Hello|Dear)\s$/u;

/** What says the same in an answer, in its own short ways. */
const everyToo =
  /\b(?:all|every\p{L}*|each|both|always|whole|entire|daily|nightly|weekly|monthly|yearly|annual\w*|any\w*|24\/7|per|anymore|full|across|throughout|100|nobody|no one|none|never|no|zero|not|without)\b|%|\d\s?\/\s?\p{L}|\ba (?:day|week|month|year|shift)\b|\bx\s?\d/iu;

/**
 * "All of them said yes": words that take in everything, in a sentence that shares no word with a statement of an answer
 * that speaks of a whole, of a part of one or of none.
 */
export function findUniversals(text: string, evidence: readonly Source[]): Fact[] {
  return [...text.matchAll(every)].flatMap(({ 0: word, index }): Fact[] => {
    if (greeting.test(text.slice(Math.max(0, index - 8), index))) return [];
    const sentence = sentenceAround(text, index);
    const stems = new Set(contentStems(sentence));
    const isSaid = evidence.some((source) =>
      statementsOf(source).some(
        (statement) =>
          everyToo.test(statement.text) && statement.stems.some((stem) => stems.has(stem)),
      ),
    );
    const end =
      /^[^\s.,;:!?]+(?: (?:of )?[^\s.,;:!?]+)?/u.exec(text.slice(index))?.[0].length ?? word.length;
    const words = text.slice(index, index + end);
    const isTyped = evidence.some((source) =>
      source.text.toLowerCase().includes(words.toLowerCase()),
    );
    return isSaid || isTyped
      ? []
      : [{ kind: "claim", start: index, end: index + end, text: words }];
  });
}
